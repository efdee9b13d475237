import type { Page } from "@playwright/test";
import { product } from "../product";
import { expect, expectAccessible, mailsTo, test } from "./fixtures";

const SENT = "Thank you for contacting us! Your message has been sent.";
const FAILED = "Sorry, there was an error sending your message. Please try again later.";

const form = (page: Page) => page.getByRole("form", { name: "Contact" });
const button = (page: Page) => form(page).getByRole("button");
const unique = () => crypto.randomUUID();
const enquiries = async (subject: string) =>
  (await mailsTo(product.MAIL_TO_SALES)).filter((mail) => mail.subject.includes(subject));

async function fillIn(page: Page, subject: string) {
  await page.getByLabel("Name").fill("Meera Sampleson");
  await page.getByLabel("Email").fill("meera@example.com");
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Message").fill("We run forty trucks.\nWe would like to know where they are.");
  await page.getByLabel(/I have read and agree/).check();
}

test("an enquiry reaches the sales team, and an answer to it the visitor", { tag: "@journey" }, async ({ page }) => {
  const subject = `Trucks ${unique()}`;
  await page.goto("/contact");
  await fillIn(page, subject);
  await button(page).click();
  const status = page.getByRole("status").getByText(SENT, { exact: true });
  await expect(status).toBeVisible();
  await expect(status).toHaveCSS("color", "rgb(19, 117, 182)");
  for (const label of ["Name", "Email", "Subject", "Message"]) await expect(page.getByLabel(label)).toHaveValue("");
  await expect(page.getByLabel(/I have read and agree/)).not.toBeChecked();
  await expect(button(page)).toBeDisabled();

  await expect.poll(() => enquiries(subject)).toHaveLength(1);
  const [mail] = await enquiries(subject);
  expect(mail?.replyTo?.[0]?.address).toBe("meera@example.com");
  for (const text of [mail?.text, mail?.html]) {
    expect(text).toContain("Meera Sampleson");
    expect(text).toContain("We run forty trucks.");
    expect(text).toContain("We would like to know where they are.");
  }
});

test("the button waits until everything is filled in and agreed to", async ({ page }) => {
  await page.goto("/contact");
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toHaveAccessibleDescription(/fill in every field and agree/);
  await fillIn(page, "Trucks");
  await expect(button(page)).toBeEnabled();
  for (const label of ["Name", "Email", "Subject", "Message"]) {
    const field = page.getByLabel(label);
    const value = await field.inputValue();
    await field.fill("   ");
    await expect(button(page)).toBeDisabled();
    await field.fill(value);
    await expect(button(page)).toBeEnabled();
  }
  await page.getByLabel(/I have read and agree/).uncheck();
  await expect(button(page)).toBeDisabled();
});

test("a click on the waiting button sends nothing, and says what is missing", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => request.url().includes("/api/contact") && requests.push(request.url()));
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Meera Sampleson");
  // Playwright takes the waiting button for disabled, so it neither clicks it nor waits for the script.
  await expect(button(page)).not.toHaveAttribute("disabled");
  await button(page).click({ force: true });
  const summary = page.getByRole("alert", { name: "There is a problem" });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Contact Us/);
  await expect(summary.getByRole("link")).toHaveText([
    "Email is required.",
    "Subject is required.",
    "Message is required.",
    "Please agree to the Terms & Conditions.",
  ]);
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Email is required.");
  await expectAccessible(page);
  expect(requests).toEqual([]);

  await summary.getByRole("link", { name: "Please agree" }).click();
  await expect(page.getByLabel(/I have read and agree/)).toBeFocused();
  await expect(page).toHaveURL("/contact");
  await fillIn(page, "Trucks");
  await expect(summary).toBeHidden();
  await expect(page).toHaveTitle(/^Contact Us/);
});

test("an address that is none is pointed out, and the rest is kept", async ({ page }) => {
  await page.goto("/contact");
  await fillIn(page, "Trucks");
  await page.getByLabel("Email").fill("meera at example");
  await button(page).click();
  await expect(page.getByRole("alert", { name: "There is a problem" })).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Message")).toHaveValue(/forty trucks/);
  await page.getByLabel("Email").fill("meera@example.com");
  await expect(page.getByLabel("Email")).not.toHaveAttribute("aria-invalid");
});

test("an answer that is lost sends no second mail", { tag: ["@failing-requests", "@once"] }, async ({ page }) => {
  const subject = `Once ${unique()}`;
  await page.goto("/contact");
  await fillIn(page, subject);
  await page.route("/api/contact", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page).click();
  await expect(page.getByRole("alert").getByText(FAILED, { exact: true })).toBeVisible();
  await page.unroute("/api/contact");
  await button(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect.poll(() => enquiries(subject)).toHaveLength(1);

  await fillIn(page, subject);
  await button(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect.poll(() => enquiries(subject)).toHaveLength(2);
});

test("says in the button that it is sending, and that a server refuses in red", { tag: "@failing-requests" }, async ({
  page,
}) => {
  let answer: () => void = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route("/api/contact", async (route) => {
    await answered;
    await route.fulfill({ status: 429, json: { error: { code: "RATE_LIMITED", message: "Too many requests." } } });
  });
  await page.goto("/contact");
  await fillIn(page, "Trucks");
  await button(page).click();
  await expect(button(page)).toHaveText("Sending...");
  await expect(button(page)).toBeDisabled();
  await expectAccessible(page);
  answer();
  const failure = page.getByRole("alert").getByText("Too many requests.", { exact: true });
  await expect(failure).toBeVisible();
  const [red = 0, green = 0, blue = 0] =
    (await failure.evaluate((element) => getComputedStyle(element).color)).match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  await expect(button(page)).toBeEnabled();
  await expect(page.getByLabel("Message")).toHaveValue(/forty trucks/);
  await expectAccessible(page);
});

test("works with the keyboard alone", async ({ page }) => {
  const subject = `Keys ${unique()}`;
  await page.goto("/contact");
  await page.getByLabel("Name").focus();
  for (const text of ["Meera Sampleson", "meera@example.com", subject, "We run forty trucks."]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
  await expect(page.getByLabel(/I have read and agree/)).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(form(page).getByRole("link", { name: /Terms & Conditions/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(SENT)).toBeVisible();
  await expect.poll(() => enquiries(subject)).toHaveLength(1);
});

test("the terms open beside the form, which keeps what was typed", async ({ context, page }) => {
  await page.goto("/contact");
  await fillIn(page, "Trucks");
  const opened = context.waitForEvent("page");
  await form(page)
    .getByRole("link", { name: /Terms & Conditions/ })
    .click();
  await expect(await opened).toHaveURL("/terms-and-conditions");
  await expect(page.getByLabel("Subject")).toHaveValue("Trucks");
  await expect(page.getByLabel(/I have read and agree/)).toBeChecked();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the form fits, sends, and is accessible all the way", async ({ page }) => {
    await page.goto("/contact");
    await expectAccessible(page);
    await fillIn(page, `Phone ${unique()}`);
    await expectAccessible(page);
    await button(page).click();
    await expect(page.getByText(SENT)).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
