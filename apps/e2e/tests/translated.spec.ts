import { product } from "../product";
import {
  attachResume,
  eraseApplications,
  fillInApplication,
  openApplicationForm,
  sendApplication,
} from "./application-form";
import { expect, mailsTo, readAsJobsAdmin, seededPages, signInAs } from "./fixtures";
import { test } from "./recruiting";
import { translated, translatePages } from "./translation";

const THANKS = "Thanks for applying! A confirmation email has been sent to your inbox.";

test.beforeEach(({ page }) => translatePages(page));

test("every page of the site is translated without an error", { tag: "@nightly" }, async ({ page }) => {
  for (const path of seededPages) {
    await page.goto(path);
    await expect(
      page
        .getByRole("main")
        .getByText(/^‹.+›$/)
        .first(),
      path,
    ).toBeVisible();
  }
});

test("a visitor applies on a translated page", async ({ page, pdf }) => {
  const email = `meera.${crypto.randomUUID()}@example.com`;
  const dialog = await openApplicationForm(page);
  await expect(dialog.getByText(translated("Choose a file"))).toBeVisible();
  await attachResume(page, Buffer.from("No résumé"), "cv.png", "image/png");
  await expect(dialog.getByText(translated("cv.png"))).toBeVisible();
  await expect(dialog.getByText(/Choose a file|or drop it/)).toHaveCount(0);
  await expect(page.getByLabel("Résumé")).toHaveAccessibleDescription(/‹Attach a valid résumé file/);
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(dialog.getByRole("alert", { name: "There is a problem" })).toBeFocused();
  await fillInApplication(page, email);
  await attachResume(page, pdf, "Meera Sampleson.pdf");
  await expect(page.getByLabel("Résumé")).not.toHaveAccessibleDescription(/Attach a valid résumé file/);
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(dialog.getByRole("heading", { name: translated(THANKS) })).toBeFocused();
  const found = await readAsJobsAdmin(`/api/dashboard/applications?q=${email}`);
  const { items } = (await found.json()) as { items: { id: string; work_type: string }[] };
  expect(items).toMatchObject([{ work_type: "Full-time" }]);
  const { headers } = await readAsJobsAdmin(`/api/job-applications/${items[0]?.id}/resume`);
  expect(headers.get("content-disposition")).toContain("Meera Sampleson.pdf");
});

test("a visitor writes to the firm and searches on translated pages", { tag: "@nightly" }, async ({ page }) => {
  const subject = `Trucks ${crypto.randomUUID()}`;
  const hint = page.getByText(/To send your message/);
  await page.goto("/contact");
  await expect(hint).toHaveText(/^‹.*›$/);
  for (const [label, text] of [
    ["Name", "Meera"],
    ["Email", "meera@example.com"],
    ["Subject", subject],
    ["Message", "Where are they?"],
  ] as const) {
    await page.getByLabel(label).fill(text);
  }
  await page.getByLabel(/I have read and agree/).check();
  await expect(hint).toHaveCount(0);
  await page.getByRole("button", { name: translated("Send Message") }).click();
  await expect(page.getByText(translated("Thank you for contacting us! Your message has been sent."))).toBeVisible();
  await expect(hint).toHaveText(/^‹.*›$/);
  const mails = await mailsTo(product.MAIL_TO_SALES);
  expect(mails.filter((mail) => mail.subject.includes(subject))).toHaveLength(1);

  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  const field = page.getByRole("dialog", { name: "Search" }).getByRole("combobox");
  await field.fill("cloud");
  await expect(page.getByRole("option").first()).toHaveText(/^‹/);
  await field.fill("zzqqxx");
  await expect(page.getByRole("option")).toHaveCount(0);
  await field.press("Enter");
  await expect(page.getByText(translated("No results for “zzqqxx”"))).toBeVisible();
});

test("a recruiter filters, opens and moves an application in a translated dashboard", { tag: "@nightly" }, async ({
  page,
  desk,
  pdf,
}) => {
  const [ada, ben] = [`Ada ${desk.mark}`, `Ben ${desk.mark}`];
  const email = `ben.${desk.mark}@example.com`;
  desk.apply(["Ada"], "offer");
  await sendApplication(new File([new Uint8Array(pdf)], "cv.pdf"), { job: desk.job.id, name: ben, email });
  await signInAs(page, "jobs-admin");
  await page.goto(`/admin?job=${desk.job.id}`);
  const applicants = page.getByRole("region", { name: "Job Applicants" });
  const names = applicants.getByRole("button", { name: new RegExp(`^‹\\w+ ${desk.mark}›$`) });
  const status = applicants.getByRole("combobox", { name: translated("Status") });
  await expect(names).toHaveCount(2);
  await status.selectOption(translated("Offer"));
  await expect(names).toHaveText([translated(ada)]);
  await status.selectOption(translated("Rejected"));
  await expect(applicants.getByText(translated("No application is like this."))).toBeVisible();
  await status.selectOption(translated("New"));
  await expect(names).toHaveText([translated(ben)]);
  await names.click();
  const panel = page.getByRole("dialog", { name: ben });
  await expect(panel.getByText(translated("1 page"))).toBeVisible();
  await panel.getByRole("combobox", { name: "Status" }).selectOption(translated("Interview"));
  await expect.poll(desk.statuses).toEqual({ Ada: "offer", Ben: "interview" });
  await expect(panel.getByText(/from ‹?New|New.*Interview/).first()).toBeVisible();
  await eraseApplications([email]);
});
