import { chromium } from "playwright";
import { installedBrowser } from "../../../../../scripts/steps/browser.ts";

/** Playwright's own takes the place of an installed one. */
export default async function findBrowser(): Promise<void> {
  if (await installedBrowser()) return;
  try {
    await (await chromium.launch()).close();
  } catch {
    console.error("There is no Chromium for the tests of components: install one, or set CHROMIUM to its path.");
    process.exit(1);
  }
}
