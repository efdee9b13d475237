import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { product } from "../product";
import { eraseApplications, sendApplication } from "./application-form";
import { sql } from "./faults";
import { expect, expectAccessible, signInAs, test } from "./fixtures";
import { jobs, panel } from "./panel";

type Sent = { id: string; name: string; email: string };

const addresses: string[] = [];
let jobId: string;
let jobTitle: string;

async function send(pdf: Buffer, fields: Record<string, string> = {}): Promise<Sent> {
  const mark = crypto.randomUUID().slice(0, 8);
  const values = {
    job: jobId,
    name: `Asha ${mark}`,
    email: `asha.${mark}@example.com`,
    phone: "+91 40 1234 5678",
    work_type: "Contract",
    years_experience: "4",
    current_ctc: "12.5",
    expected_ctc: "16",
    notice_period: "45",
    ...fields,
  };
  addresses.push(values.email);
  const resume = new File([new Uint8Array(pdf)], "asha.pdf", { type: "application/pdf" });
  return { id: await sendApplication(resume, values), name: values.name, email: values.email };
}

const region = (page: Page) => page.getByRole("region", { name: "Job Applicants" });
const statusOf = (page: Page, name: string) => page.getByRole("combobox", { name: `Status of ${name}` });
const open = (page: Page, query: string) => page.goto(`/admin?q=${encodeURIComponent(query)}`);

async function openPanel(page: Page, name: string) {
  await region(page).getByRole("button", { name }).click();
  return page.getByRole("dialog", { name });
}

test.beforeAll(async () => {
  jobTitle = `Oboist ${crypto.randomUUID().slice(0, 8)}`;
  const fields = { details: "Full time • Remote • 3+ years", description: "Plays.", requirements: "Breath" };
  jobId = (await jobs.publish({ title: jobTitle, ...fields })).documentId;
});

test.afterAll(async () => {
  await jobs.remove(jobId);
  await eraseApplications(addresses);
});

test.beforeEach(async ({ page }) => {
  await signInAs(page, "jobs-admin");
});

test("an applicant is in the table, with all that was sent in the panel, and the résumé", { tag: "@journey" }, async ({
  page,
  pdf,
}) => {
  const { name, email, id } = await send(pdf);
  await open(page, email);
  const row = region(page).getByRole("row").filter({ hasText: name });
  await expect(row.getByRole("cell")).toContainText([email, "+91 40 1234 5678", jobTitle, "Download"]);

  const panel = await openPanel(page, name);
  for (const [label, value] of [
    ["Job title", jobTitle],
    ["Email", email],
    ["Phone", "+91 40 1234 5678"],
    ["Preferred work type", "Contract"],
    ["Years of experience", "4"],
    ["Current CTC (INR LPA)", "12.5"],
    ["Expected CTC (INR LPA)", "16"],
    ["Notice period (days)", "45"],
  ]) {
    await expect(panel.locator("dl > div").filter({ hasText: label }).getByRole("definition")).toHaveText(value ?? "");
  }
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    panel.getByRole("link", { name: "Download résumé" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("asha.pdf");
  expect(await readFile(await download.path())).toEqual(pdf);
  expect((await fetch(`${product.SITE_URL}/api/resumes/${id}`)).status).toBe(401);
  await page.keyboard.press("Escape");
  await expect(region(page).getByRole("button", { name })).toBeFocused();
});

test("a download waits for the sign-in that it needs", { tag: "@failing-requests" }, async ({ context, page, pdf }) => {
  const { email } = await send(pdf);
  await open(page, email);
  const resume = region(page).getByRole("link", { name: /^Download/ });
  await expect(resume).toBeVisible();
  await context.clearCookies();

  await resume.click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("Email").fill(product.JOBS_ADMIN_EMAIL);
  await dialog.getByLabel("Password").fill(product.JOBS_ADMIN_PASSWORD);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Sign in and continue" }).click(),
  ]);
  expect(await readFile(await download.path())).toEqual(pdf);
  await expect(page).toHaveURL(/\/admin/);
});

test("what a recruiter does with an application stays, with who did it and why", { tag: "@journey" }, async ({
  page,
  pdf,
}) => {
  const { name, email } = await send(pdf);
  await open(page, email);
  await statusOf(page, name).selectOption("In review");
  await expect(page.getByText(`${name}: In review`)).toBeVisible();
  const panel = await openPanel(page, name);
  const entries = panel.getByRole("region", { name: "History" }).getByRole("listitem");
  const notes = panel.getByRole("region", { name: "Notes" }).getByRole("listitem");
  await panel.getByRole("combobox", { name: "Status" }).selectOption("Rejected");
  await panel.getByRole("combobox", { name: "Reason for the rejection" }).fill("Position filled");
  await page.keyboard.press("Enter");
  // The message stays while the pointer is on it.
  await panel.getByRole("button", { name: "Undo" }).hover();
  await expect(entries.last()).toContainText("Reason: Position filled");
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(entries).toHaveText([/^Applied/, /^New → ?to In review/, /to Rejected/, /^Rejected → ?to In review/]);
  await panel.getByRole("textbox", { name: "Private note" }).fill("Called, out of office");
  await panel.getByRole("button", { name: "Save note" }).click();
  await expect(notes).toContainText(["Called, out of office"]);

  await page.reload();
  await expect(panel.getByRole("combobox", { name: "Status" })).toHaveValue("in_review");
  await expect(entries).toHaveCount(4);
  await expect(entries.last()).toContainText(product.JOBS_ADMIN_EMAIL);
  await expect(notes).toContainText([product.JOBS_ADMIN_EMAIL]);
});

test("who has looked at an application, and when it will be deleted, is shown", async ({ page, pdf }) => {
  const { name, email, id } = await send(pdf);
  const settings = "/content-manager/single-types/api::hiring-setting.hiring-setting";
  await panel.get("PUT", settings, { keepHiredDays: 10 });
  try {
    sql(`update job_applications set status = 'hired', updated_at = 1000 where document_id = '${id}'`);
    await open(page, email);
    const shown = await openPanel(page, name);
    const note = shown.getByText(/^Deleted in the night of/);
    const day = /\w{3} \d+, \d{4}/.exec((await note.textContent()) ?? "")?.[0] ?? "no day";
    await note.getByRole("link", { name: "Personal data" }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Personal Data");
    const deletion = page.getByRole("region", { name: "Deletion" });
    await expect(deletion.getByRole("row", { name: /^Hired 10 days/ })).toContainText("not before");
    await expect(deletion.getByRole("row", { name })).toContainText(day);
    const looks = page.getByRole("region", { name: "Who Has Looked" });
    await looks.getByRole("combobox", { name: "Show" }).selectOption("Looks and downloads");
    await expect(looks.getByRole("row", { name }).filter({ hasText: "Opened" })).toContainText(
      product.JOBS_ADMIN_EMAIL,
    );
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  } finally {
    await panel.get("DELETE", settings);
  }
  await page.reload();
  await expect(page.getByText("No days are set")).toBeVisible();
});
