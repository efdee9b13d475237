/** Time from an editor's keystroke until the preview shows it. */
import { withBrowser } from "./browser.ts";
import { type Row, summary } from "./measure.ts";
import { type Product, panelAccount } from "./product.ts";

const KEYSTROKES = 100;
const ABOUT = "/admin/content-manager/single-types/api::about-page.about-page";

export async function measurePreview({ cms }: Product): Promise<Row[]> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.goto(`${cms}/admin/auth/login`);
    await page.getByLabel("Email").fill(panelAccount.email);
    await page.getByLabel("Password", { exact: false }).first().fill(panelAccount.password);
    await page.getByRole("button", { name: "Login" }).click();
    await page.waitForURL((url) => !url.pathname.includes("/auth/"));
    await page.goto(cms + ABOUT);
    await page.getByRole("button", { name: "Show beside the form" }).click();
    const heading = page.frameLocator('iframe[title="Preview of the page"]').getByRole("heading", { level: 1 });
    await heading.waitFor();

    const field = page.locator('[name="hero.title"]');
    const times: number[] = [];
    for (let stroke = 0; stroke < KEYSTROKES; stroke += 1) {
      const letter = String.fromCharCode("a".charCodeAt(0) + (stroke % 26));
      await field.press("End");
      const begun = performance.now();
      await field.press(letter);
      const typed = await field.inputValue();
      await heading.filter({ hasText: typed }).waitFor();
      times.push(performance.now() - begun);
    }
    return [summary("a keystroke, to the preview", times)];
  });
}
