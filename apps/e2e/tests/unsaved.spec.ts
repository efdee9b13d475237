import type { Page } from "@playwright/test";
import { attachResume, fillInApplication, JOB, openApplicationForm } from "./application-form";
import { expect, expectAccessible, test } from "./fixtures";
import { hydrated } from "./hydration";

const ADDRESS = "/careers/senior-backend-engineer";

const question = (page: Page) => page.getByRole("alertdialog", { name: "Discard your changes?" });
const keep = (page: Page) => question(page).getByRole("button", { name: "Cancel" }).click();
const discard = (page: Page) => question(page).getByRole("button", { name: "Discard" }).click();

/** Doesn't wait for the previous page, which appears only if no question is asked. */
async function goBack(page: Page) {
  void page.goBack().catch(() => {});
}

async function expectBrowserAsks(page: Page) {
  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
}

test("an application asks before Escape, the backdrop, Close, Back and a reload, and goes when it may", async ({
  page,
}) => {
  const dialog = await openApplicationForm(page);
  await page.getByLabel("Full name").pressSequentially("Meera Sampleson");
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 5),
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => goBack(page),
  ]) {
    await leave();
    await expect(question(page)).toContainText("only on this device, and is deleted here if you discard it");
    await keep(page);
    await expect(question(page)).toBeHidden();
    await expect(page.getByLabel("Full name")).toHaveValue("Meera Sampleson");
    await expect(page).toHaveURL(ADDRESS);
  }
  await expectBrowserAsks(page);

  await page.keyboard.press("Escape");
  await discard(page);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/careers");
  const opener = page.getByRole("button", { name: `View Details of ${JOB}` });
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole("button", { name: "Apply Now" }).click();
  await expect(page.getByLabel("Full name")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("an application's text survives a reload, until it is sent or discarded", async ({ page, pdf }) => {
  await openApplicationForm(page);
  await fillInApplication(page);
  await attachResume(page, pdf);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your Application" })).toBeFocused();
  await expect(page.getByLabel("Full name")).toHaveValue("Meera Sampleson");
  await expect(page.getByLabel("Preferred work type")).toHaveValue("Full-time");
  await expect(page.getByLabel("Notice period")).toHaveValue("30");
  await expect(page.getByLabel("Résumé")).toHaveValue("");
  await expect(page.getByText("Please attach your résumé again.")).toBeVisible();
  await expectAccessible(page);

  await attachResume(page, pdf);
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByRole("heading", { name: /^Thanks for applying!/ })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await page.getByRole("button", { name: "Apply Now" }).click();
  await expect(page.getByLabel("Full name")).toHaveValue("");

  await fillInApplication(page);
  await page.reload();
  await hydrated(page);
  await page.getByRole("button", { name: "Start over" }).click();
  await discard(page);
  await expect(page.getByRole("button", { name: "Apply Now" })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await page.getByRole("button", { name: "Apply Now" }).click();
  await expect(page.getByLabel("Full name")).toHaveValue("");
});

test("an application's text waits on the device for a later visit, and goes when it is cleared, sent or old", async ({
  context,
  page,
}) => {
  await page.goto(ADDRESS);
  await hydrated(page);
  await page.getByRole("button", { name: "Apply Now" }).click();
  await expect(
    page.getByText("What you type is kept on this device until you send it, for at most 14 days."),
  ).toBeVisible();
  const clear = page.getByRole("button", { name: "Clear what I typed" });
  await expect(clear).toBeHidden();
  await page.getByLabel("Full name").fill("Meera Sampleson");
  await page.getByText("No file at hand? Paste your CV as text").click();
  await page.getByLabel("Your CV as text").fill("Software engineer");
  await page.close();

  const later = await context.newPage();
  await later.goto(ADDRESS);
  await hydrated(later);
  await later.getByRole("button", { name: "Apply Now" }).click();
  await expect(later.getByLabel("Full name")).toHaveValue("Meera Sampleson");
  await expect(later.getByLabel("Your CV as text")).toHaveValue("Software engineer");
  await expect(later.getByText("What you typed here before is filled in.")).toBeVisible();
  await expect(later.getByText("Please attach your résumé again.")).toBeHidden();
  await expectAccessible(later);
  await later.getByRole("button", { name: "Clear what I typed" }).focus();
  await later.keyboard.press("Enter");
  await discard(later);
  await expect(later.getByRole("button", { name: "Apply Now" })).toBeVisible();
  const kept = () => later.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("application:")));
  expect(await kept()).toEqual([]);

  await later.getByRole("button", { name: "Apply Now" }).click();
  await later.getByLabel("Full name").fill("Meera Sampleson");
  expect(await kept()).toHaveLength(1);
  await later.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith("application:")) ?? "";
    const { at, texts } = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ at: at - 15 * 24 * 60 * 60 * 1000, texts }));
    localStorage.setItem("application:broken", "{");
  });
  later.on("dialog", (question) => question.accept());
  await later.reload();
  await expect(later.getByRole("button", { name: "Apply Now" })).toBeVisible();
  await expect.poll(kept).toEqual([]);
});

test("a half-typed enquiry is left by link, Back or reload only after a question", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact");
  await page.getByLabel("Message").pressSequentially("We run forty trucks.");
  for (const leave of [
    () => navigation.getByRole("link", { name: "Services" }).click(),
    () => page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click(),
    () => goBack(page),
  ]) {
    await leave();
    await expect(question(page)).toBeVisible();
    await keep(page);
    await expect(page).toHaveURL("/contact");
    await expect(page.getByLabel("Message")).toHaveValue("We run forty trucks.");
  }
  await expectAccessible(page);
  await expectBrowserAsks(page);

  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole("main").locator("a[href^='mailto:']").click();
  await page.keyboard.press("Tab");
  expect(asked).toEqual([]);
  await expect(question(page)).toBeHidden();

  await navigation.getByRole("link", { name: "Services" }).click();
  await discard(page);
  await expect(page).toHaveURL("/services");
  await page.goBack();
  await expect(page.getByLabel("Message")).toHaveValue("");
  await navigation.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
});
