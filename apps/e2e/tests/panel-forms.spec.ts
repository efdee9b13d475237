import { expect, test } from "./fixtures";
import { openPanel } from "./panel";

test("a link's field is there at once and wide beside a preview, and its address can be cleared", {
  tag: "@failing-requests",
}, async ({ page }) => {
  await openPanel(page, "/content-manager/single-types/api::header.header");
  const field = page.locator('[name="button.href"]');
  await expect(field).toHaveValue("/contact");
  await expect(page.getByRole("main").getByText("Loading", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Show beside the form" }).click();
  await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(150);
  await field.locator("../..").getByRole("button", { name: "Clear" }).click();
  await expect(field).toHaveValue("");
  await expect(field).not.toHaveAttribute("placeholder", /^\//);
});

test("lists show icons on white, a year has no separator, and words are for editors", {
  tag: "@failing-requests",
}, async ({ page }) => {
  await openPanel(page, "/content-manager/collection-types/api::service.service");
  const icon = page.getByRole("gridcell").getByRole("img").first();
  await expect(icon.locator("..")).toHaveCSS("background-color", "rgb(255, 255, 255)");

  await openPanel(page, "/content-manager/single-types/api::site-setting.site-setting");
  await expect(page.locator('[name="foundingYear"]')).toHaveValue(/^\d{4}$/);
  await openPanel(page, "/content-manager/single-types/api::header.header");
  await expect(page.getByText("False", { exact: true })).toHaveCount(0);
  await expect(page.getByText("No", { exact: true }).first()).toBeVisible();

  await openPanel(page, "/content-manager/collection-types/api::page.page/create");
  await expect(page.getByRole("heading", { level: 1, name: "New entry" })).toBeVisible();
  await page.getByRole("button", { name: "Add a section" }).click();
  await expect(page.getByText("Choose a section")).toBeVisible();
});

test("a pattern says whether it has a contact form, and so does the page made from it", {
  tag: "@failing-requests",
}, async ({ page }) => {
  await openPanel(page, "/content-manager/collection-types/api::page.page/create");
  const patterns = (name: string) => page.getByRole("group", { name }).getByRole("button");
  const withForm = ["Campaign", "Event", "Product", "Accessibility statement"];
  await expect(patterns("With a contact form at the end")).toHaveText(withForm);
  await expect(patterns("Without a contact form")).toHaveText(["Partner", "Thank you"]);
  await page.getByRole("button", { name: "Event", exact: true }).click();
  await expect(page.getByText("This page has a contact form: it needs no other.")).toBeVisible();
});
