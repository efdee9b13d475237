import type { Page } from "@playwright/test";
import { product } from "../product";
import { asJobsAdmin, expect, expectAccessible, signInAs, test } from "./fixtures";

const aJob = () => ({
  title: `Lutist ${crypto.randomUUID().slice(0, 8)}`,
  details: "Full time • Remote • 3+ years",
  description: "Plays <gut> & nylon.",
  requirements: "A lute\nPatience",
});

const made: string[] = [];

/** A job that somebody else has written. */
async function writeJob(fields: object = {}): Promise<{ documentId: string; title: string }> {
  const answer = await asJobsAdmin("/api/jobs?status=published", "POST", { ...aJob(), ...fields });
  const { data } = (await answer.json()) as { data: { documentId: string; title: string } };
  made.push(data.documentId);
  return data;
}

const applicants = (page: Page) => page.getByRole("region", { name: "Job Applicants" });
const jobs = (page: Page) => page.getByRole("region", { name: "Manage Jobs" });
const addForm = (page: Page) => page.getByRole("region", { name: "Add New Job" });
const rowOf = (page: Page, title: string) => jobs(page).getByRole("row").filter({ hasText: title });
const edit = (page: Page, title: string) => page.getByRole("button", { name: `Edit ${title}` }).click();

async function onCareersPage(title: string): Promise<boolean> {
  return (await (await fetch(`${product.SITE_URL}/careers`)).text()).includes(title);
}

/** Holds requests until they are let go. */
async function hold(page: Page, method: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/dashboard/jobs**", async (route) => {
    if (route.request().method() === method) await released;
    await route.fallback();
  });
  return release;
}

test.beforeEach(async ({ page }) => {
  await signInAs(page, "jobs-admin");
});

test.afterAll(async () => {
  for (const id of made) await asJobsAdmin(`/api/jobs/${id}`, "DELETE");
});

test("has its heading, its buttons, and both tables with their columns", async ({ page }) => {
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(
    jobs(page)
      .getByRole("button", { name: /^Edit / })
      .first(),
  ).toBeVisible();
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
  test.setTimeout(60_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { title } = await writeJob();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/admin?job-q=Lutist");
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

test("a job is added, edited and deleted, and the careers page follows within 3 seconds", async ({ page }) => {
  test.setTimeout(60_000);
  const job = aJob();
  await page.goto("/admin");
  for (const label of ["Title", "Details", "Description", "Requirements"] as const) {
    const field = addForm(page).getByLabel(label, { exact: true });
    expect(await field.evaluate((input: HTMLInputElement) => input.required)).toBe(true);
    await field.fill(job[label.toLowerCase() as keyof typeof job]);
  }
  const preview = page.getByRole("region", { name: "On the careers page" });
  await expect(preview).toContainText(`${job.title}${job.details}${job.description}`);
  await expect(preview.getByRole("listitem")).toHaveText(["A lute", "Patience"]);
  const add = await hold(page, "POST");
  await addForm(page).getByRole("button", { name: "Add Job" }).click();
  await expect(addForm(page).getByRole("button", { name: "Adding..." })).toBeDisabled();
  add();
  await expect(jobs(page).getByRole("row").nth(1)).toContainText(job.title);
  await expect(rowOf(page, job.title).getByRole("listitem")).toHaveText(["A lute", "Patience"]);
  await expect(addForm(page).getByLabel("Title")).toHaveValue("");
  await expect(preview).not.toContainText(job.title);
  await expect.poll(() => onCareersPage(job.title), { timeout: 3_000, intervals: [100] }).toBe(true);

  const other = aJob().title;
  await edit(page, job.title);
  const modal = page.getByRole("dialog", { name: "Edit Job" });
  await expect(modal.getByLabel("Requirements")).toHaveValue(job.requirements);
  expect((await modal.boundingBox())?.width).toBeLessThanOrEqual(400);
  await modal.getByLabel("Title").fill(other);
  const save = await hold(page, "PATCH");
  await modal.getByRole("button", { name: "Save" }).click();
  await expect(modal.getByRole("button", { name: "Saving..." })).toBeDisabled();
  save();
  await expect(modal).toBeHidden();
  await expect(rowOf(page, other)).toBeVisible();
  await expect.poll(() => onCareersPage(other), { timeout: 3_000, intervals: [100] }).toBe(true);

  await page.getByRole("button", { name: `Delete ${other}` }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this job?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(rowOf(page, other)).toBeVisible();
  await page.getByRole("button", { name: `Delete ${other}` }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(rowOf(page, other)).toHaveCount(0);
  await expect.poll(() => onCareersPage(other), { timeout: 3_000, intervals: [100] }).toBe(false);
});

test("Cancel closes the modal, and asks when something was typed", async ({ page }) => {
  const { title } = await writeJob();
  await page.goto("/admin?job-q=Lutist");
  const modal = page.getByRole("dialog", { name: "Edit Job" });
  await edit(page, title);
  await modal.getByRole("button", { name: "Cancel" }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByRole("button", { name: `Edit ${title}` })).toBeFocused();

  await edit(page, title);
  await modal.getByLabel("Details").fill("Something else");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(modal.getByLabel("Details")).toHaveValue("Something else");
  await modal.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(modal).toBeHidden();
});

test("what fails is said, and nothing that was typed is lost", { tag: "@failing-requests" }, async ({ page }) => {
  const { title } = await writeJob();
  await page.goto("/admin?job-q=Lutist");
  await expect(rowOf(page, title)).toBeVisible();
  const refuse = (answer?: object) =>
    page.route("**/api/dashboard/jobs**", (route) => {
      if (route.request().method() === "GET") return route.fallback();
      return answer ? route.fulfill({ status: 422, json: { error: answer } }) : route.abort();
    });

  await refuse();
  const job = aJob();
  for (const [label, text] of Object.entries(job)) {
    await addForm(page)
      .getByLabel(new RegExp(`^${label}$`, "i"))
      .fill(text);
  }
  await addForm(page).getByRole("button", { name: "Add Job" }).click();
  await expect(addForm(page).getByRole("alert")).toHaveText("Failed to add job");
  await expect(addForm(page).getByLabel("Title")).toHaveValue(job.title);

  const modal = page.getByRole("dialog", { name: "Edit Job" });
  await edit(page, title);
  await modal.getByLabel("Details").fill("Half a day");
  await modal.getByRole("button", { name: "Save" }).click();
  await expect(modal.getByRole("alert")).toHaveText("Failed to update job.");
  await expect(modal.getByLabel("Details")).toHaveValue("Half a day");
  await expect(
    page.locator("section", { hasText: "Manage Jobs" }).getByText("Failed to update job.").first(),
  ).toHaveCSS("color", "rgb(179, 38, 30)");

  await refuse({ code: "VALIDATION_FAILED", message: "Not like this.", fields: { details: "Too short." } });
  await modal.getByRole("button", { name: "Save" }).click();
  await expect(modal.getByRole("alert")).toHaveText("Not like this.");
  await expect(modal.getByLabel("Details")).toHaveAccessibleDescription(/Too short\./);
  await modal.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(jobs(page).getByRole("alert")).toHaveText("Not like this.");

  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(jobs(page).getByRole("alert")).toHaveText("Not like this.");
  await expect(rowOf(page, title)).toBeVisible();
});

test("lists that can't be read say so, and come when they can", { tag: "@failing-requests" }, async ({ page }) => {
  await page.route("**/api/dashboard/**", (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/admin");
  await expect(jobs(page).getByRole("alert")).toContainText("can’t be shown right now");
  await expect(applicants(page).getByRole("alert")).toContainText("can’t be shown right now");
  await expect(jobs(page).getByText("No jobs yet")).toHaveCount(0);
  await page.unroute("**/api/dashboard/**");
  await jobs(page).getByRole("button", { name: "Retry" }).click();
  await expect(
    jobs(page)
      .getByRole("button", { name: /^Edit / })
      .first(),
  ).toBeVisible();
});

test("of two who edit the same job, the later one chooses", { tag: "@failing-requests" }, async ({ page }) => {
  const { documentId, title } = await writeJob();
  const details = async () => {
    const answer = await asJobsAdmin(`/api/jobs/${documentId}`);
    return ((await answer.json()) as { data: { details: string } }).data.details;
  };
  const theirs = (text: string) => asJobsAdmin(`/api/jobs/${documentId}?status=published`, "PUT", { details: text });
  const modal = page.getByRole("dialog", { name: "Edit Job" });
  const choice = page.getByRole("dialog", { name: "Someone else has changed this job" });
  await page.goto("/admin?job-q=Lutist");

  await edit(page, title);
  await theirs("Theirs");
  await modal.getByLabel("Details").fill("Mine");
  await modal.getByRole("button", { name: "Save" }).click();
  await expect(choice.getByRole("definition")).toHaveText("YoursMineTheirsTheirs");
  await expectAccessible(page);
  await choice.getByRole("button", { name: "Keep mine" }).click();
  await expect(modal).toBeHidden();
  expect(await details()).toBe("Mine");

  await edit(page, title);
  await theirs("Theirs again");
  await modal.getByLabel("Details").fill("Mine again");
  await modal.getByRole("button", { name: "Save" }).click();
  await choice.getByRole("button", { name: "Take theirs" }).click();
  await expect(modal).toBeHidden();
  await expect(rowOf(page, title)).toContainText("Theirs again");
  expect(await details()).toBe("Theirs again");
});

test("the table is searched, sorted and paged, and the address remembers", async ({ page }) => {
  test.setTimeout(60_000);
  const mark = `Harper${crypto.randomUUID().slice(0, 6)}`;
  for (let number = 1; number <= 11; number += 1) {
    await writeJob({ title: `${mark} ${String(number).padStart(2, "0")}` });
  }
  const titles = jobs(page).getByRole("rowheader");
  await page.goto("/admin");
  await jobs(page).getByRole("searchbox", { name: "Search jobs" }).fill(mark);
  await expect(jobs(page).getByText("11 jobs", { exact: true })).toBeVisible();
  await expect(titles).toHaveCount(10);
  await expect(titles.first()).toHaveText(`${mark} 11`);

  const header = jobs(page).getByRole("columnheader", { name: "Title" });
  await header.getByRole("button").click();
  await expect(header).toHaveAttribute("aria-sort", "ascending");
  await expect(titles.first()).toHaveText(`${mark} 01`);
  await jobs(page).getByRole("button", { name: "Next" }).click();
  await expect(titles).toHaveText([`${mark} 11`]);
  await expect(jobs(page).getByText("Showing 11-11 of 11 jobs")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`job-q=${mark}.*job-page=2`));

  await page.reload();
  await expect(titles).toHaveText([`${mark} 11`]);
  await page.goBack();
  await expect(titles.first()).toHaveText(`${mark} 01`);
  await jobs(page).getByRole("searchbox").fill("nobody is called like this");
  await expect(jobs(page).getByText("No jobs found for “nobody is called like this”.")).toBeVisible();
});

test("keys do what the help says, unless they are turned off", async ({ page }) => {
  await page.goto("/admin");
  await expect(
    jobs(page)
      .getByRole("button", { name: /^Edit / })
      .first(),
  ).toBeVisible();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help.getByRole("term")).toHaveText(["/", "j", "n", "?"]);
  await page.keyboard.press("n");
  await expect(help).toBeVisible();
  await page.keyboard.press("Escape");

  await page.keyboard.press("n");
  await expect(addForm(page).getByLabel("Title")).toBeFocused();
  await page.keyboard.press("j");
  await expect(addForm(page).getByLabel("Title")).toHaveValue("j");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Search applicants" })).toBeFocused();

  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await help.getByRole("checkbox").uncheck();
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  await expect(help).toBeHidden();
});
