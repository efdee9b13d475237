import { expect, signInAs } from "./fixtures";
import { hydrated } from "./hydration";
import { test } from "./recruiting";

test("Back takes away an applicant's panel, which a reload and Forward open again", {
  tag: "@failing-requests",
}, async ({ page, desk }) => {
  const [older, newer] = desk.apply(["Uma", "Ravi"]);
  const list = `/admin?job=${desk.job.id}`;
  await signInAs(page, "jobs-admin");
  await page.goto("/admin");
  await page.goto(list);
  const panel = (name = "") => page.getByRole("dialog", { name, exact: true });
  await page.getByRole("button", { name: newer?.name, exact: true }).click();
  await expect(page).toHaveURL(`${list}&application=${newer?.id}`);
  await panel(newer?.name).getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(`${list}&application=${older?.id}`);
  await page.reload();
  await expect(panel(older?.name)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(list);
  await page.goForward();
  await expect(panel(older?.name)).toBeVisible();

  await panel(older?.name).getByRole("textbox", { name: "Private note" }).fill("Ask for references");
  await page.goBack();
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(panel(older?.name).getByRole("textbox", { name: "Private note" })).toHaveValue("Ask for references");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(list);
  await page.goBack();
  await expect(page).toHaveURL("/admin");
});

test("Back closes the menu of a phone, where one was, and leads past it from the page it led to", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/services");
  await page.goto("/about");
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  const menu = page.getByRole("dialog", { name: "Menu" });
  const open = async () => {
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect.poll(() => page.evaluate(() => history.state?.covers)).toBe(1);
  };
  await open();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(700);

  await open();
  await menu.getByRole("link", { name: "careers" }).click();
  await expect(page).toHaveURL("/careers");
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page).toHaveURL("/services");
});
