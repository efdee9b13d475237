import { SEO_OF_TESTS } from "@repo/testing/every-section";
import { product } from "../product";
import {
  attachResume,
  eraseApplications,
  fillInApplication,
  openApplicationForm,
  sendApplication,
} from "./application-form";
import { expect, mailsTo, readAsJobsAdmin, seededPages, signInAs } from "./fixtures";
import { panel, posts } from "./panel";
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

test("a visitor fills in an editor's form on a translated page", { tag: "@nightly" }, async ({ page, pdf }) => {
  const name = `Check-up ${crypto.randomUUID().slice(0, 8)}`;
  const path = name.toLowerCase().replace(" ", "-");
  const [forms, pages, answers] = [panel.collection("form"), panel.collection("page"), panel.collection("form-answer")];
  const { documentId: form } = await forms.publish({
    name,
    title: name,
    submitLabel: "Book it",
    successTitle: "It is booked",
    notifyAddresses: "sales@example.com",
    keepDays: 90,
    fields: [
      { label: "Size", kind: "choice", choices: "Small\nLarge", required: true },
      { label: "Plan", kind: "file", required: true },
    ],
  });
  const sections = [
    { __component: "section.hero", title: "Slow?" },
    { __component: "section.form", form },
  ];
  const { documentId } = await pages.publish({ title: name, path, sections, seo: SEO_OF_TESTS });
  await expect.poll(async () => (await fetch(`${product.SITE_URL}/${path}`, { redirect: "manual" })).status).toBe(200);

  await page.goto(`/${path}`);
  await page.getByRole("button", { name: translated("Book it") }).click();
  const shown = page.getByRole("form", { name });
  await expect(shown.getByRole("alert", { name: "There is a problem" })).toContainText("‹Plan: attach a file.›");
  await page.getByLabel("Size").selectOption(translated("Large"));
  await page.getByLabel("Plan").setInputFiles({ name: "plan.pdf", mimeType: "application/pdf", buffer: pdf });
  await expect(shown.getByText("attach a file")).toHaveCount(0);
  await page.getByRole("button", { name: translated("Book it") }).click();
  await expect(page.getByRole("heading", { name: translated("It is booked") })).toBeFocused();
  const query = `filters[formName][$eq]=${encodeURIComponent(name)}`;
  type Answer = { documentId: string; answers: unknown };
  const { results } = await panel.get<{ results: Answer[] }>("GET", `${answers.address}?${query}`);
  expect(results.map(({ answers }) => JSON.stringify(answers))).toEqual([expect.stringContaining('"Large"')]);

  await pages.remove(documentId);
  for (const answer of results) await answers.remove(answer.documentId);
  await forms.remove(form);
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

test("an author searches and edits in a translated dashboard", { tag: "@nightly" }, async ({ page }) => {
  const title = `Lamplighter ${crypto.randomUUID().slice(0, 8)}`;
  const { documentId } = await posts.publish({ title, description: "One." });
  await signInAs(page, "blog-admin");
  await page.goto("/blog/admin");
  const heading = page.getByRole("heading", { level: 2, name: "Blog Posts" });
  await expect(heading).toHaveText(/^‹Blog Posts›‹ \(\d+\)›$/);
  await page.getByPlaceholder("Search blog posts...").fill(title);
  await expect(heading).toHaveText(/^‹Blog Posts›‹ \(1\)›‹ of \d+›$/);
  await page.getByRole("link", { name: "Clear search" }).click();
  await expect(heading).toHaveText(/^‹Blog Posts›‹ \(\d+\)›$/);
  await page.getByPlaceholder("Search blog posts...").fill(`No ${title}`);
  await expect(page.getByText(translated(`No posts found for "No ${title}"`))).toBeVisible();
  await page.getByPlaceholder("Search blog posts...").fill(title);
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  const form = page.getByRole("dialog", { name: "Edit Blog Post" });
  await form.getByLabel("Description *").fill("One and two.");
  await expect(form.getByText(/^‹12› ?‹characters?›$|‹12 characters›/)).toBeVisible();
  await form.getByRole("button", { name: translated("Update Post") }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole("row").filter({ hasText: title })).toContainText("One and two.");
  await posts.remove(documentId);
});
