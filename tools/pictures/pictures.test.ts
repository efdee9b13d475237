import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, expect, it, vi } from "vitest";
import { allScenes } from "./scenes.ts";

const example = fileURLToPath(new URL("../brand/example", import.meta.url));
const images = fileURLToPath(new URL("../../apps/cms/seed/images", import.meta.url));

afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

// Pixels aren't compared, because each browser version draws letters and shadows a little differently.
it("each scene is committed in its size and within its budget, and each picture has a scene", async () => {
  const scenes = await allScenes();
  const committed = (await readdir(images, { recursive: true })).filter((name) => name.endsWith(".webp"));
  expect(scenes.map(({ file }) => file).sort()).toEqual(committed.sort());
  for (const { file, width, height, max } of scenes) {
    const found = await sharp(path.join(images, file)).metadata();
    expect([found.width, found.height], file).toEqual([width, height]);
    expect((await stat(path.join(images, file))).size, file).toBeLessThanOrEqual(max * 1000);
  }
});

it("scenes of a company elsewhere show its city, its currency and no town of India", async () => {
  vi.stubEnv("PICTURES_BRAND", example);
  vi.resetModules();
  const { allScenes } = await import("./scenes.ts");
  const texts = (await allScenes()).map(({ file, html }) => `${file}: ${html.slice(html.indexOf('<div id="scene"'))}`);
  expect(texts.filter((text) => /Hyderabad|HYD|₹|INR|UPI|crore|NaN|Mumbai|Pune|PNQ|\.in\//.test(text))).toEqual([]);
  expect(texts.join()).toMatch(/From Bristol.*£4,823/s);
});
