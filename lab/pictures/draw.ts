import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { root } from "../../ops/command.ts";
import { browser as findBrowser } from "../../ops/install/browser.ts";
import { ACCOUNTS, signInToDashboard } from "../../ops/trial/dashboard.ts";
import type { Product } from "../../ops/trial/product.ts";
import { createPanel } from "../../packages/testing/src/panel.ts";
import { readPrivateLink, sendApplications } from "./applications.ts";
import { inviteColleagues } from "./colleagues.ts";
import { prepareContent } from "./content.ts";
import type { Scene } from "./scene.ts";
import { scenes } from "./scenes.ts";

const FOLDER = path.join(root, "docs/pictures");
const HIRING = "/content-manager/single-types/api::hiring-setting.hiring-setting";
const WIDTH = 1280;
const SETTLED_MS = 1_000;
const FLAGS = { jobs: ["localStorage", "isAdmin"], blog: ["sessionStorage", "blogAdminAuth"] } as const;

const requireFrom = (name: string) => createRequire(path.join(root, name, "package.json"));
const { chromium }: typeof import("@playwright/test") = requireFrom("apps/e2e")("@playwright/test");
const sharp: typeof import("sharp") = requireFrom("tools/pictures")("sharp");

export async function drawPictures({ site, cms, mails }: Product, part: string): Promise<void> {
  const tokens = await inviteColleagues(cms, ACCOUNTS.panel);
  const entries = await prepareContent(cms, tokens.editor);
  await createPanel(cms, tokens.administrator).get("PUT", HIRING, { keepRejectedDays: 180, keepWithdrawnDays: 30 });
  await sendApplications(site, entries.jobs);
  const privateLink = await readPrivateLink(mails);
  const cookieOf = async (door: "jobs" | "blog") => (await signInToDashboard(site, door)).jar.header();
  const cookies = { jobs: await cookieOf("jobs"), blog: await cookieOf("blog") };

  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox"],
  });
  try {
    for (const [name, scene] of Object.entries(scenes({ ...entries, privateLink }))) {
      if (!name.includes(part)) continue;
      const picture = await take(browser, scene);
      const file = path.join(FOLDER, `${name}.webp`);
      await mkdir(path.dirname(file), { recursive: true });
      await sharp(picture).resize({ width: WIDTH, withoutEnlargement: true }).webp({ quality: 86 }).toFile(file);
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
    if (as === "jobs" || as === "blog") {
      await context.addInitScript(([store, flag]) => window[store].setItem(flag, "true"), FLAGS[as]);
      await context.addCookies(
        cookies[as].split("; ").map((cookie) => {
          const [name = "", ...value] = cookie.split("=");
          return { name, value: value.join("="), url: site };
        }),
      );
    } else if (as !== "visitor") {
      await context.addCookies([{ name: "jwtToken", value: tokens[as], url: cms }]);
    }
    const page = await context.newPage();
    await page.goto((as === "editor" || as === "administrator" ? cms : site) + path);
    const shown = await show(page);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.waitForTimeout(SETTLED_MS);
    const picture =
      shown && "screenshot" in shown ? await shown.screenshot() : await page.screenshot(shown && { clip: shown });
    await context.close();
    return picture;
  }
}
