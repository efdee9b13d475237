import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, it } from "vitest";
import { allScenes } from "./scenes.ts";

const images = fileURLToPath(new URL("../../apps/cms/seed/images", import.meta.url));

// Pixels are not compared: letters and shadows are drawn a little differently by each version of the browser.
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
