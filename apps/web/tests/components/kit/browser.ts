import { chromium } from "playwright";
import { installedBrowser } from "../../../../../ops/install/browser.ts";

/** Uses Playwright's own browser if none is installed. */
export default async function findBrowser(): Promise<void> {
  if (await installedBrowser()) return;
  try {
    await (await chromium.launch()).close();
  } catch {
    console.error("There is no Chromium for the tests of components: install one, or set CHROMIUM to its path.");
    process.exit(1);
  }
}
