import sharp from "sharp";

/** Width × height × frames, read from the header alone; 0 when that can't be read. */
export async function pixelsOf(picture: Uint8Array): Promise<number> {
  try {
    const { width, height, pages = 1 } = await sharp(picture, { limitInputPixels: false }).metadata();
    return width * height * pages;
  } catch {
    return 0;
  }
}
