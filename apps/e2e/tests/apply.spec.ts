import type { Page } from "@playwright/test";
import { asJobsAdmin, expect, expectAccessible, mailsTo, test } from "./fixtures";

const JOB = "Senior Backend Engineer";
const THANKS = "Thanks for applying! A confirmation email has been sent to your inbox.";
const person = () => `meera.${crypto.randomUUID()}@example.com`;

async function openForm(page: Page) {
  await page.goto("/careers");
  await page.getByRole("button", { name: `View Details of ${JOB}` }).click();
  const dialog = page.getByRole("dialog", { name: JOB });
  await dialog.getByRole("button", { name: "Apply Now" }).click();
  return dialog;
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel("Full name").fill("Meera Sampleson");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone number").fill("+91 40 0000 0000");
  await page.getByLabel("Preferred work type").selectOption("Full-time");
  await page.getByLabel("Years of experience").fill("4");
  await page.getByLabel("Current CTC").fill("12.5");
  await page.getByLabel("Expected CTC").fill("16");
  await page.getByLabel("Notice period").fill("30");
}

const attach = (page: Page, name: string, buffer: Buffer, mimeType = "application/pdf") =>
  page.getByLabel("Résumé").setInputFiles({ name, mimeType, buffer });

test("a visitor applies: row, file and two mails are there", async ({ page, pdf }) => {
  const email = person();
  const dialog = await openForm(page);
  await fillIn(page, email);
  await attach(page, "Meera Sampleson.pdf", pdf);
  await dialog.getByRole("button", { name: "Submit Application" }).dblclick();
  await expect(dialog.getByRole("heading", { name: THANKS })).toBeFocused();

  const found = await asJobsAdmin(`/api/job-applications?filters[email][$eq]=${email}`);
  const { data } = (await found.json()) as { data: { documentId: string; jobTitle: string; resumeUrl: string }[] };
  expect(data).toHaveLength(1);
  expect(data[0]?.jobTitle).toBe(JOB);
  const resume = await asJobsAdmin(`/api/job-applications/${data[0]?.documentId}/resume`);
  expect(Buffer.from(await resume.arrayBuffer()).equals(pdf)).toBe(true);

  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  const [confirmation] = await mailsTo(email);
  expect(confirmation?.subject).toBe(`We have received your application for ${JOB}`);
  expect(confirmation?.html).toContain("Meera Sampleson");
  await expect
    .poll(async () => (await mailsTo("hr@example.com")).filter(({ text }) => text.includes(email)))
    .toHaveLength(1);
  const notice = (await mailsTo("hr@example.com")).find(({ text }) => text.includes(email));
  expect(notice?.replyTo?.[0]?.address).toBe(email);
  expect(notice?.text).toContain(data[0]?.resumeUrl);
});

test("the details are a list, the page behind stands still, and closing forgets where one was", async ({ page }) => {
  await page.goto("/careers");
  const opener = page.getByRole("button", { name: `View Details of ${JOB}` });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: JOB });
  await expect(dialog.getByRole("heading", { name: "Requirements" })).toBeVisible();
  expect(await dialog.getByRole("listitem").count()).toBeGreaterThan(8);
  await expectAccessible(page);

  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 2000);
  expect(await page.evaluate(() => scrollY)).toBe(before);

  await dialog.getByRole("button", { name: "Apply Now" }).click();
  await expect(dialog.getByRole("heading", { name: "Your application" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog.getByRole("button", { name: "Apply Now" })).toBeVisible();
});

test("says what is missing beside each field, and keeps what was typed", async ({ page, pdf }) => {
  const dialog = await openForm(page);
  await page.getByLabel("Full name").fill("Meera Sampleson");
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Email is required.");
  await expect(dialog.getByText("Please attach your résumé.")).toBeVisible();
  await expectAccessible(page);

  await fillIn(page, person());
  await attach(page, "photo.png", pdf, "image/png");
  await expect(dialog.getByText("Attach a valid résumé file (.pdf / .doc / .docx)")).toBeVisible();
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByLabel("Résumé")).toBeFocused();
  await expect(page.getByLabel("Full name")).toHaveValue("Meera Sampleson");
});

test("a page that calls itself a PDF is refused by its content", { tag: "@failing-requests" }, async ({ page }) => {
  const dialog = await openForm(page);
  await fillIn(page, person());
  await attach(page, "cv.pdf", Buffer.from("<html>not a résumé</html>"));
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByLabel("Résumé")).toHaveAccessibleDescription(/Attach a valid résumé file/);
  await expect(page.getByLabel("Full name")).toHaveValue("Meera Sampleson");
});

test("an answer that never comes keeps the form, and the next try sends it once", { tag: "@failing-requests" }, async ({
  page,
  pdf,
}) => {
  const email = person();
  const dialog = await openForm(page);
  await fillIn(page, email);
  await attach(page, "cv.pdf", pdf);
  // The application arrives, but its answer is lost on the way back.
  await page.route("/api/applications", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(dialog.getByText("Could not save application.")).toBeVisible();

  await page.unroute("/api/applications");
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(dialog.getByRole("heading", { name: THANKS })).toBeVisible();
  const found = await asJobsAdmin(`/api/job-applications?filters[email][$eq]=${email}`);
  expect(((await found.json()) as { data: unknown[] }).data).toHaveLength(1);
});

test("works with the keyboard alone", async ({ page, pdf }) => {
  await page.goto("/careers");
  await page.getByRole("button", { name: `View Details of ${JOB}` }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: JOB });
  await expect(dialog.getByRole("heading", { name: JOB })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  for (const text of ["Meera Sampleson", person(), "+91 40 0000 0000", "4", "12.5", "16", "30"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.type("Contract");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Résumé")).toBeFocused();
  await attach(page, "cv.pdf", pdf);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: THANKS })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the form fits and sends", async ({ page, pdf }) => {
    const dialog = await openForm(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await fillIn(page, person());
    await attach(page, "cv.pdf", pdf);
    await dialog.getByRole("button", { name: "Submit Application" }).click();
    await expect(dialog.getByRole("heading", { name: THANKS })).toBeVisible();
    await expectAccessible(page);
  });
});
