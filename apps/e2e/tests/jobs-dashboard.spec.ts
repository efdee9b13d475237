import type { Page } from "@playwright/test";
import { product } from "../product";
import { expect, expectAccessible, signInAs, test } from "./fixtures";
import { jobs as written } from "./panel";

const aJob = () => ({
  title: `Lutist ${crypto.randomUUID().slice(0, 8)}`,
  details: "Full time • Remote • 3+ years",
  description: "Plays <gut> & nylon.",
  requirements: "A lute\nPatience",
});

const made: string[] = [];

/** @returns the job's title, and the address of the dashboard that lists only this job. */
async function writeJob(fields: object = {}) {
  const { documentId, title } = await written.publish({ ...aJob(), ...fields });
  made.push(documentId);
  return { title, address: `/admin?job-q=${encodeURIComponent(title)}` };
}

const applicants = (page: Page) => page.getByRole("region", { name: "Job Applicants" });
const jobs = (page: Page) => page.getByRole("region", { name: "Manage Jobs" });
const addForm = (page: Page) => page.getByRole("region", { name: "Add New Job" });
const rowOf = (page: Page, title: string) => jobs(page).getByRole("row").filter({ hasText: title });
const edit = (page: Page, title: string) => page.getByRole("button", { name: `Edit ${title}` }).click();

async function onCareersPage(title: string): Promise<boolean> {
  return (await (await fetch(`${product.SITE_URL}/careers`)).text()).includes(title);
}

test.beforeEach(async ({ page }) => {
  await signInAs(page, "jobs-admin");
});

test.afterAll(async () => {
  for (const id of made) await written.remove(id);
});

test("has its heading, its buttons, and both tables with their columns", async ({ page }) => {
  const { title, address } = await writeJob();
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(rowOf(page, title)).toBeVisible();
  const columns = { applicants: applicants(page), jobs: jobs(page) };
  await expect(columns.applicants.getByRole("columnheader")).toHaveText([
    "Name",
    "Email",
    "Phone",
    "Job Title",
    "Resume",
  ]);
  await expect(columns.jobs.getByRole("columnheader")).toHaveText([
    "Title",
    "Details",
    "Description",
    "Requirements",
    "Actions",
  ]);
  expect((await applicants(page).boundingBox())?.width).toBeLessThanOrEqual(1200);
  expect((await addForm(page).boundingBox())?.width).toBeLessThanOrEqual(400);

  await page.getByRole("button", { name: "Add New Job" }).click();
  await expect(addForm(page).getByLabel("Title")).toBeFocused();
  await expect(addForm(page)).toBeInViewport();
});

test("is accessible, and fits every width", async ({ page }) => {
  const { title, address } = await writeJob();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expect(rowOf(page, title)).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
    await edit(page, title);
    await expect(page.getByRole("dialog").getByRole("button", { name: "Save" })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: `Delete ${title}` }).click();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: `Delete ${title}` })).toBeFocused();
  }
});

test("a job is added, edited and deleted, and the careers page follows", { tag: "@journey" }, async ({ page }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const job = { ...aJob(), title: `Gambist ${mark}` };
  await page.goto(`/admin?job-q=${mark}`);
  for (const label of ["Title", "Details", "Description", "Requirements"] as const) {
    await addForm(page)
      .getByLabel(label, { exact: true })
      .fill(job[label.toLowerCase() as keyof typeof job]);
  }
  await addForm(page).getByRole("button", { name: "Add Job" }).click();
  await expect(rowOf(page, job.title).getByRole("listitem")).toHaveText(["A lute", "Patience"]);
  await expect.poll(() => onCareersPage(job.title)).toBe(true);

  const other = `Violist ${mark}`;
  await edit(page, job.title);
  const modal = page.getByRole("dialog", { name: "Edit Job" });
  await expect(modal.getByLabel("Requirements")).toHaveValue(job.requirements);
  expect((await modal.boundingBox())?.width).toBeLessThanOrEqual(400);
  await modal.getByLabel("Title").fill(other);
  await modal.getByRole("button", { name: "Save" }).click();
  await expect(modal).toBeHidden();
  await expect(rowOf(page, other)).toBeVisible();
  await expect.poll(() => onCareersPage(other)).toBe(true);

  await page.getByRole("button", { name: `Delete ${other}` }).click();
  await page.getByRole("alertdialog", { name: "Delete this job?" }).getByRole("button", { name: "Delete" }).click();
  await expect(rowOf(page, other)).toHaveCount(0);
  await expect.poll(() => onCareersPage(other)).toBe(false);
});
