import { spawnSync } from "node:child_process";
import { access } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { expected, root } from "./environment.mjs";
import { pnpm, step } from "./install.mjs";

const INSTALLED = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Path of a Chromium for the end-to-end tests: one that is there, Playwright's own, or the system's package. */
export async function browser() {
  for (const file of INSTALLED) if (file && (await exists(file))) return file;

  const { chromium } = createRequire(path.join(root, "apps/e2e/package.json"))("@playwright/test");
  if (await exists(chromium.executablePath())) return chromium.executablePath();

  const install = [...(await pnpm()), "--filter", "e2e", "exec", "playwright", "install", "chromium"];
  await step("Installing a browser", install).catch(() => undefined);
  if (await exists(chromium.executablePath())) return chromium.executablePath();

  if (spawnSync("apt-get", ["--version"]).status === 0) {
    await step("Looking for the system's browser", ["apt-get", "update"]);
    await step("Installing the system's browser", ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]);
    return "/usr/bin/chromium";
  }
  throw expected("No Chromium was found for the end-to-end tests: install one and name its path in CHROMIUM.");
}
