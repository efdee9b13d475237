import { createRequire } from "node:module";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { root } from "../../ops/command.ts";
import { browser as findBrowser } from "../../ops/install/browser.ts";

const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await playwright().launch({ executablePath: await findBrowser(), args: ARGS });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

export async function browserPath(): Promise<string> {
  return (await findBrowser()) ?? playwright().executablePath();
}

function playwright() {
  const require = createRequire(path.join(root, "apps/e2e/package.json"));
  const { chromium }: typeof import("@playwright/test") = require("@playwright/test");
  return chromium;
}
