import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { blogAccount, type Product, panelAccount, signIn } from "../bench/product.ts";
import { browser as findBrowser } from "../steps/browser.ts";
import { root } from "../steps/environment.ts";
import { inviteColleagues } from "./colleagues.ts";
import { prepareContent } from "./content.ts";
import { type Scene, scenes } from "./scenes.ts";

const FOLDER = path.join(root, "docs/pictures/editors");
const WIDTH = 1280;
const SETTLED_MS = 1_000;

const requireFrom = (name: string) => createRequire(path.join(root, name, "package.json"));
const { chromium }: typeof import("@playwright/test") = requireFrom("apps/e2e")("@playwright/test");
const sharp: typeof import("sharp") = requireFrom("tools/pictures")("sharp");

/** Those whose names have `part` in them. */
export async function drawEditorsPictures({ site, cms }: Product, part: string): Promise<void> {
  const tokens = await inviteColleagues(cms, panelAccount);
  const entries = await prepareContent(cms, tokens.editor);
  const blogCookies = await signIn(site, "blog", blogAccount);
  await mkdir(FOLDER, { recursive: true });

  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox"],
  });
  try {
    for (const [name, scene] of Object.entries(scenes(entries))) {
      if (!name.includes(part)) continue;
      const picture = await take(browser, scene);
      await sharp(picture)
        .resize({ width: WIDTH, withoutEnlargement: true })
        .webp({ quality: 86 })
        .toFile(path.join(FOLDER, `${name}.webp`));
    }
  } finally {
    await browser.close();
  }

  async function take(browser: Browser, { as, path, viewport, scale, show }: Scene): Promise<Buffer> {
    const context = await browser.newContext({
      viewport: viewport ?? { width: WIDTH, height: 800 },
      deviceScaleFactor: scale,
      reducedMotion: "reduce",
      locale: "en-IN",
      timezoneId: "Asia/Kolkata",
    });
    if (as === "blog") {
      await context.addInitScript(() => sessionStorage.setItem("blogAdminAuth", "true"));
      await context.addCookies(
        blogCookies.split("; ").map((cookie) => {
          const [name = "", ...value] = cookie.split("=");
          return { name, value: value.join("="), url: site };
        }),
      );
    } else {
      await context.addCookies([{ name: "jwtToken", value: tokens[as], url: cms }]);
    }
    const page = await context.newPage();
    await page.goto((as === "blog" ? site : cms) + path);
    const shown = await show(page);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.waitForTimeout(SETTLED_MS);
    const picture =
      shown && "screenshot" in shown ? await shown.screenshot() : await page.screenshot(shown && { clip: shown });
    await context.close();
    return picture;
  }
}
