import sharp, { type Sharp } from "sharp";

/** WhatsApp shows no picture that is much larger. */
const MAX_BYTES = 280_000;
const [BEST, STEP, WORST] = [90, 10, 10];

export async function toJpeg(picture: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = await picture.flatten({ background: "#ffffff" }).raw().toBuffer({ resolveWithObject: true });
  for (let quality = BEST; ; quality -= STEP) {
    const jpeg = await sharp(pixels.data, { raw: pixels.info })
      .jpeg({ quality, chromaSubsampling: "4:4:4" })
      .toBuffer();
    if (jpeg.length <= MAX_BYTES || quality <= WORST) return new Uint8Array(jpeg);
  }
}
