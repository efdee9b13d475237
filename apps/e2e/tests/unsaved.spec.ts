import type { Locator, Page } from "@playwright/test";
import { attachResume, fillInApplication, JOB, openApplicationForm } from "./application-form";
import { expect, expectAccessible, signInAs, test } from "./fixtures";

const ADDRESS = "/careers/senior-backend-engineer";

const question = (page: Page) => page.getByRole("alertdialog", { name: "Discard your changes?" });
const keep = (page: Page) => question(page).getByRole("button", { name: "Cancel" }).click();
const discard = (page: Page) => question(page).getByRole("button", { name: "Discard" }).click();

async function expectBrowserAsks(page: Page) {
  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
}

const box = async (element: Locator) => {
  const found = await element.boundingBox();
  if (!found) throw new Error("It is not shown.");
  return found;
};

test("a modal is closed by a press beside it alone, not by one on its margin or a selection let go there", async ({
  page,
}) => {
  const dialog = await openApplicationForm(page);
  await page.getByLabel("Full name").pressSequentially("Meera");
  const { x, y, height } = await box(dialog);
  await page.mouse.click(x + 6, y + height / 2);
  await expect(question(page)).toBeHidden();

  const field = await box(page.getByLabel("Full name"));
  await page.mouse.move(field.x + 40, field.y + 20);
  await page.mouse.down();
  await page.mouse.move(5, field.y + 20);
  await page.mouse.up();
  await expect(question(page)).toBeHidden();
  await page.mouse.move(5, 5);
  await page.mouse.down();
  await page.mouse.move(x + 6, y + height / 2);
  await page.mouse.up();
  await expect(question(page)).toBeHidden();
  await expect(page.getByLabel("Full name")).toHaveValue("Meera");

  await page.mouse.click(5, 5);
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
});

test("a file chooser that is left without a choice leaves the form open", async ({ page }) => {
  const dialog = await openApplicationForm(page);
  await page.getByLabel("Résumé").evaluate((input) => input.dispatchEvent(new Event("cancel", { bubbles: true })));
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("heading", { name: "Your application" })).toBeVisible();
  await expect(page).toHaveURL(ADDRESS);
});

test("an application asks before Escape, the backdrop, Close, Back and a reload, and goes when it may", {
  tag: "@journey",
}, async ({ page }) => {
  const dialog = await openApplicationForm(page);
  await page.getByLabel("Full name").pressSequentially("Meera Sampleson");
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 5),
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => page.goBack({ timeout: 2_000 }).catch(() => {}),
  ]) {
    await leave();
    await expect(question(page)).toBeVisible();
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

test("Escape pressed again and again takes nothing away", async ({ page }) => {
  await openApplicationForm(page);
  await page.getByLabel("Full name").pressSequentially("Meera Sampleson");
  for (const shown of [true, false, true, false, true]) {
    await page.keyboard.press("Escape");
    await expect(question(page)).toBeVisible({ visible: shown });
    // The browser hides a dialog that it closes unasked before the page hears of it.
    await expect(page.locator("[role='alertdialog'] h2")).toHaveCount(shown ? 1 : 0);
    await expect(page.getByLabel("Full name")).toBeVisible();
  }
  await keep(page);
  await expect(page.getByLabel("Full name")).toHaveValue("Meera Sampleson");
});

test("a question that is asked again in the frame in which it was answered stays", async ({ page }) => {
  const dialog = await openApplicationForm(page);
  await page.getByLabel("Full name").pressSequentially("Meera Sampleson");
  await page.keyboard.press("Escape");
  const cancel = question(page).getByRole("button", { name: "Cancel" });
  const close = await dialog.getByRole("button", { name: "Close" }).elementHandle();
  await cancel.evaluate(async (button: HTMLElement, opener) => {
    const frame = () => new Promise(requestAnimationFrame);
    button.click();
    await Promise.resolve();
    (opener as HTMLElement).click();
    await frame();
    await frame();
  }, close);
  await expect(question(page)).toBeVisible();
});

test("an application's text survives a reload, until it is sent or discarded", async ({ page, pdf }) => {
  await openApplicationForm(page);
  await fillInApplication(page);
  await attachResume(page, pdf);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your application" })).toBeFocused();
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
  await page.getByRole("button", { name: "Apply Now" }).click();
  await expect(page.getByLabel("Full name")).toHaveValue("");

  await fillInApplication(page);
  await page.reload();
  await page.getByRole("button", { name: "Start over" }).click();
  await discard(page);
  await expect(page.getByRole("button", { name: "Apply Now" })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Apply Now" }).click();
  await expect(page.getByLabel("Full name")).toHaveValue("");
});

test("an application's text waits on the device for a later visit, and goes when it is cleared, sent or old", {
  tag: "@journey",
}, async ({ context, page }) => {
  await page.goto(ADDRESS);
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

test("a job's page asks before a link leads away from a half-typed application", async ({ page }) => {
  await page.goto(ADDRESS);
  await page.getByRole("button", { name: "Apply Now" }).click();
  await page.getByLabel("Full name").pressSequentially("Meera");
  const about = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });
  await about.click();
  await keep(page);
  await expect(page.getByLabel("Full name")).toHaveValue("Meera");
  await about.click();
  await discard(page);
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Apply Now" })).toBeVisible();
});

test("a half-typed enquiry is left by link, Back or reload only after a question", async ({ page }) => {
  await page.goto("/about");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact");
  await page.getByLabel("Message").pressSequentially("We run forty trucks.");
  for (const leave of [
    () => navigation.getByRole("link", { name: "Services" }).click(),
    () => page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click(),
    () => page.goBack({ timeout: 2_000 }).catch(() => {}),
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

test("a half-written job is not lost by a link, a logout or a reload", async ({ page }) => {
  await signInAs(page, "jobs-admin");
  await page.goto("/admin");
  const form = page.getByRole("region", { name: "Add New Job" });
  await form.getByLabel("Title").pressSequentially("Lighthouse keeper");
  await page.getByRole("button", { name: "Logout" }).click();
  await keep(page);
  await expect(form.getByLabel("Title")).toHaveValue("Lighthouse keeper");
  await expectBrowserAsks(page);
  await page.getByRole("searchbox", { name: "Search jobs" }).fill("Engineer");
  await expect(page).toHaveURL(/job-q=Engineer/);
  await expect(question(page)).toBeHidden();
  await page.getByRole("button", { name: "Logout" }).click();
  await discard(page);
  await expect(page).toHaveURL("/admin-login");
});

test("a job that is being edited asks before Back and a reload", async ({ page }) => {
  await signInAs(page, "jobs-admin");
  await page.goto("/admin-login");
  await page.getByRole("button", { name: /^Continue as/ }).click();
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  const modal = page.getByRole("dialog", { name: "Edit Job" });
  await modal.getByLabel("Title").pressSequentially("!");
  await page.goBack({ timeout: 2_000 }).catch(() => {});
  await keep(page);
  await expect(modal.getByLabel("Title")).toHaveValue(/!/);
  await expectBrowserAsks(page);
});
