/** `pnpm --filter pictures draw [part of a name]` draws the seed's pictures into its folder, or into PICTURES_OUT. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import sharp from "sharp";
import type { Scene } from "./kit.ts";
import { allScenes } from "./scenes.ts";

const out = process.env.PICTURES_OUT ?? fileURLToPath(new URL("../../apps/cms/seed/images", import.meta.url));
const filter = process.argv[2] ?? "";

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
});
try {
  for (const scene of (await allScenes()).filter(({ file }) => file.includes(filter))) {
    const { width, height, html, transparent, file } = scene;
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    const png = await page.screenshot({ omitBackground: transparent });
    await page.close();
    const { webp, quality } = await encode(png, scene);
    const target = path.join(out, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, webp);
    console.log(`${file} ${width}x${height} ${(webp.length / 1000).toFixed(1)} KB (quality ${quality})`);
  }
} finally {
  await browser.close();
}

async function encode(png: Buffer, { max, file }: Scene) {
  for (let quality = 88; ; quality -= 2) {
    const webp = await sharp(png).webp({ quality, alphaQuality: 100, smartSubsample: true, effort: 6 }).toBuffer();
    if (webp.length <= max * 1000) return { webp, quality };
    if (quality <= 60) {
      console.error(`${file} does not fit into ${max} KB`);
      process.exitCode = 1;
      return { webp, quality };
    }
  }
}
