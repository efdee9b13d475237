// node render.mjs [filter]: renders the scenes whose file contains the filter into ../images (or PICTURES_OUT).
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import sharp from "sharp";

const here = dirname(fileURLToPath(import.meta.url));
const out = process.env.PICTURES_OUT ?? join(here, "../images");
const filter = process.argv[2] ?? "";

/** The best quality, from 88 down, that keeps the picture within its budget. */
async function encode(png, { max, file }) {
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

const groups = (await readdir(join(here, "scenes"))).filter((name) => name.endsWith(".mjs")).sort();
const scenes = (await Promise.all(groups.map((name) => import(`./scenes/${name}`)))).flatMap((group) => group.default);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
try {
  for (const scene of scenes.filter(({ file }) => file.includes(filter))) {
    const { width, height, html, transparent, file } = scene;
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    const png = await page.screenshot({ omitBackground: transparent });
    await page.close();
    const { webp, quality } = await encode(png, scene);
    const target = join(out, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, webp);
    console.log(`${file} ${width}x${height} ${(webp.length / 1000).toFixed(1)} KB (quality ${quality})`);
  }
} finally {
  await browser.close();
}
