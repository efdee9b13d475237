import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

const IMAGES = "seed/images";
const drawings = (await readdir(IMAGES, { recursive: true }))
  .filter((file) => file.endsWith(".webp"))
  .map((file) => path.join(IMAGES, file));

/** The largest difference between the channels of a pixel, once the picture is small and its noise averaged. */
async function colourfulness(file: string): Promise<number> {
  const pixels = await sharp(file).resize(96).flatten({ background: "#808080" }).raw().toBuffer();
  return pixels.reduce((most, _, at) => {
    if (at % 3) return most;
    const channels = pixels.subarray(at, at + 3);
    return Math.max(most, Math.max(...channels) - Math.min(...channels));
  }, 0);
}

describe("the sample content's pictures", () => {
  it.each(drawings)("%s sits beside any brand: it is grey", async (file) => {
    expect(await colourfulness(file)).toBeLessThan(8);
  });

  it("weigh about four megabytes together at most", async () => {
    const sizes = await Promise.all(drawings.map(async (file) => (await stat(file)).size));
    expect(sizes.length).toBeGreaterThan(60);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_050_000);
  });
});
