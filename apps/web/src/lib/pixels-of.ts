import sharp from "sharp";

/** Returns width × height × frames from the picture's header, or 0 if it can't be read. */
export async function pixelsOf(picture: Uint8Array): Promise<number> {
  try {
    const { width, height, pages = 1 } = await sharp(picture, { limitInputPixels: false }).metadata();
    return width * height * pages;
  } catch {
    return 0;
  }
}
