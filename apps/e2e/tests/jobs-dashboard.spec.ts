import type { Page } from "@playwright/test";
import { product } from "../product";
import { expect, expectAccessible, expectUncovered, hold, shortenTimeouts, signInAs, test } from "./fixtures";
import { type Job, jobs as written } from "./panel";

const JOBS = "**/api/dashboard/jobs**";

const aJob = () => ({
  title: `Lutist ${crypto.randomUUID().slice(0, 8)}`,
  details: "Full time • Remote • 3+ years",
  description: "Plays <gut> & nylon.",
  requirements: "A lute\nPatience",
});

const made: string[] = [];

async function writeJob(fields: object = {}): Promise<Job> {
  const job = await written.publish({ ...aJob(), ...fields });
  made.push(job.documentId);
  return job;
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

test("has its heading, its buttons, and both tables with their columns", { tag: "@journey" }, async ({ page }) => {
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

test("a job is added, edited and deleted, and the careers page follows", { tag: "@journey" }, async ({ page }) => {
  test.setTimeout(60_000);
  // Jobs that other tests make would push it off the first page.
  const mark = crypto.randomUUID().slice(0, 8);
  const job = { ...aJob(), title: `Gambist ${mark}` };
  await page.goto(`/admin?job-q=${mark}`);
  for (const label of ["Title", "Details", "Description", "Requirements"] as const) {
    const field = addForm(page).getByLabel(label, { exact: true });
    expect(await field.evaluate((input: HTMLInputElement) => input.required)).toBe(true);
    await field.fill(job[label.toLowerCase() as keyof typeof job]);
  }
  const preview = page.getByRole("region", { name: "On the careers page" });
  await expect(preview).toContainText(`${job.title}${job.details}${job.description}`);
  await expect(preview.getByRole("listitem")).toHaveText(["A lute", "Patience"]);
  const add = await hold(page, JOBS, "POST");
  await addForm(page).getByRole("button", { name: "Add Job" }).click();
  await expect(addForm(page).getByRole("button", { name: "Adding..." })).toBeDisabled();
  add();
  await expect(jobs(page).getByRole("row").nth(1)).toContainText(job.title);
  await expect(rowOf(page, job.title).getByRole("listitem")).toHaveText(["A lute", "Patience"]);
  await expect(addForm(page).getByLabel("Title")).toHaveValue("");
  await expect(preview).not.toContainText(job.title);
  await expect.poll(() => onCareersPage(job.title), { intervals: [100] }).toBe(true);

  const other = `Violist ${mark}`;
  await edit(page, job.title);
  const modal = page.getByRole("dialog", { name: "Edit Job" });
  await expect(modal.getByLabel("Requirements")).toHaveValue(job.requirements);
  expect((await modal.boundingBox())?.width).toBeLessThanOrEqual(400);
  await modal.getByLabel("Title").fill(other);
  const save = await hold(page, JOBS, "PATCH");
  await modal.getByRole("button", { name: "Save" }).click();
  await expect(modal.getByRole("button", { name: "Saving..." })).toBeDisabled();
  save();
  await expect(modal).toBeHidden();
  await expect(rowOf(page, other)).toBeVisible();
  await expect.poll(() => onCareersPage(other), { intervals: [100] }).toBe(true);

  await page.getByRole("button", { name: `Delete ${other}` }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this job?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(rowOf(page, other)).toBeVisible();
  await page.getByRole("button", { name: `Delete ${other}` }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(rowOf(page, other)).toHaveCount(0);
  await expect.poll(() => onCareersPage(other), { intervals: [100] }).toBe(false);
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
  await page.setViewportSize({ width: 1280, height: 800 });
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
  await expectUncovered(modal.getByRole("alert"));
  await expect(modal.getByRole("button", { name: "Save" })).toBeFocused();
  await expect(modal.getByLabel("Details")).toHaveValue("Half a day");
  await expect(
    page.locator("section", { hasText: "Manage Jobs" }).getByText("Failed to update job.").first(),
  ).toHaveCSS("color", "rgb(179, 38, 30)");

  await refuse({ code: "VALIDATION_FAILED", message: "Not like this.", fields: { details: "Too short." } });
  await modal.getByRole("button", { name: "Save" }).click();
  const summary = modal.getByRole("alert", { name: "There is a problem" });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expectAccessible(page);
  await summary.getByRole("link", { name: "Too short." }).click();
  await expect(modal.getByLabel("Details")).toBeFocused();
  await expect(modal.getByLabel("Details")).toHaveAccessibleDescription(/Too short\./);
  await modal.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(jobs(page).getByRole("alert")).toHaveText("Not like this.");

  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(jobs(page).getByRole("alert")).toHaveText("Not like this.");
  await expect(rowOf(page, title)).toBeVisible();
});

test("a refusal without words is said in words", { tag: "@failing-requests" }, async ({ page }) => {
  const { title } = await writeJob();
  await page.goto("/admin?job-q=Lutist");
  await expect(rowOf(page, title)).toBeVisible();
  await page.route(JOBS, (route) =>
    route.request().method() === "GET"
      ? route.fallback()
      : route.fulfill({
          status: 422,
          json: { error: { code: "VALIDATION_FAILED", message: "", fields: { details: " " } } },
        }),
  );
  for (const [label, text] of Object.entries(aJob())) {
    await addForm(page)
      .getByLabel(new RegExp(`^${label}$`, "i"))
      .fill(text);
  }
  await addForm(page).getByRole("button", { name: "Add Job" }).click();
  const summary = addForm(page).getByRole("alert", { name: "There is a problem" });
  await expect(summary.getByRole("link")).toHaveText(["Please check this."]);
  await expect(addForm(page).getByLabel("Details")).toHaveAccessibleDescription(/Please check this\./);

  await page.unroute(JOBS);
  await page.route(JOBS, (route) =>
    route.request().method() === "GET" ? route.fallback() : route.fulfill({ status: 500, json: { error: null } }),
  );
  const modal = page.getByRole("dialog", { name: "Edit Job" });
  await edit(page, title);
  await modal.getByRole("button", { name: "Save" }).click();
  await expect(modal.getByRole("alert")).toHaveText("Failed to update job.");
});

test("what does not answer is said after a while, and can be tried again", { tag: "@failing-requests" }, async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { title } = await writeJob();
  await shortenTimeouts(page);
  const never = "**/api/{session,dashboard/**}";
  await page.route(never, () => {});
  await page.goto("/admin?job-q=Lutist");
  await expect(page.getByText("The dashboard is not available right now")).toBeVisible();
  await page.unroute(never);
  await page.route("**/api/dashboard/**", () => {});
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(jobs(page).getByRole("alert")).toContainText(
    "The jobs can’t be shown right now. There was no answer in time.",
  );
  await expect(applicants(page).getByRole("alert")).toContainText("There was no answer in time.");
  await page.unroute("**/api/dashboard/**");
  await jobs(page).getByRole("button", { name: "Retry" }).click();
  await expect(rowOf(page, title)).toBeVisible();
  await expect(jobs(page).locator("caption")).toBeFocused();

  const modal = page.getByRole("dialog", { name: "Edit Job" });
  await edit(page, title);
  await modal.getByLabel("Details").fill("At last");
  await page.route(JOBS, () => {});
  await modal.getByRole("button", { name: "Save" }).click();
  await expect(modal.getByRole("alert")).toHaveText("Failed to update job. There was no answer in time.");
  await page.unroute(JOBS);
  await modal.getByRole("button", { name: "Save" }).click();
  await expect(modal).toBeHidden();
  await expect(rowOf(page, title)).toContainText("At last");
});

test("after a deletion the focus is on the next row, else the one before, else what names the table", async ({
  page,
}) => {
  const mark = `Lutist ${crypto.randomUUID().slice(0, 8)}`;
  for (const number of [1, 2, 3]) await writeJob({ title: `${mark} ${number}` });
  await page.goto(`/admin?job-q=${encodeURIComponent(mark)}&job-sort=title`);
  const button = (number: number) => page.getByRole("button", { name: `Delete ${mark} ${number}` });
  const question = page.getByRole("alertdialog", { name: "Delete this job?" });
  async function remove(number: number) {
    await button(number).focus();
    await page.keyboard.press("Enter");
    await question.getByRole("button", { name: "Delete" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(`${mark} ${number} is deleted.`)).toBeVisible();
  }
  await remove(2);
  await expect(button(3)).toBeFocused();
  await remove(3);
  await expect(button(1)).toBeFocused();
  await remove(1);
  await expect(jobs(page).locator("caption")).toBeFocused();
});

test("a late answer closes no other job", async ({ page }) => {
  const [one, other] = [await writeJob(), await writeJob()];
  await page.goto("/admin?job-q=Lutist");
  const modal = page.getByRole("dialog", { name: "Edit Job" });
  const release = await hold(page, JOBS, "PATCH");
  await edit(page, one.title);
  await modal.getByLabel("Details").fill("Saved late");
  await modal.getByRole("button", { name: "Save" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await edit(page, other.title);
  await modal.getByLabel("Details").fill("Typed meanwhile");
  release();
  await expect(rowOf(page, one.title)).toContainText("Saved late");
  await expect(modal.getByLabel("Details")).toHaveValue("Typed meanwhile");
});

test("a list that is searched while a job is being deleted no longer shows it", async ({ page }) => {
  const { title } = await writeJob();
  await page.goto("/admin?job-q=Lutist");
  const release = await hold(page, JOBS, "DELETE");
  await rowOf(page, title).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await jobs(page).getByRole("searchbox").fill(title);
  await expect(page).toHaveURL(/job-q=Lutist./);
  await expect(rowOf(page, title)).toBeVisible();
  release();
  await expect(jobs(page).getByText(`No jobs found for “${title}”.`)).toBeVisible();
});

test("a job can be edited again as it was saved, before the list is reloaded", async ({ page }) => {
  const { title } = await writeJob();
  await page.goto("/admin?job-q=Lutist");
  const modal = page.getByRole("dialog", { name: "Edit Job" });
  await expect(rowOf(page, title)).toBeVisible();
  const release = await hold(page, JOBS, "GET");
  for (const details of ["Once", "Twice"]) {
    await edit(page, title);
    await modal.getByLabel("Details").fill(details);
    await modal.getByRole("button", { name: "Save" }).click();
    await expect(modal).toBeHidden();
    await expect(rowOf(page, title)).toContainText(details);
  }
  release();
});

test("an empty list is called what it was found to be, until the next one is there", async ({ page }) => {
  await page.goto("/admin?job-q=nobody+is+called+like+this");
  await expect(jobs(page).getByText("No jobs found for “nobody is called like this”.")).toBeVisible();
  const release = await hold(page, JOBS, "GET");
  await page.evaluate(() => {
    const seen = new Set<string>();
    new MutationObserver(() => {
      for (const text of ["No jobs yet", "Insert Default Jobs"])
        if (document.body.textContent.includes(text)) seen.add(text);
      document.body.dataset.seen = [...seen].join();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await jobs(page).getByRole("searchbox").fill("");
  await expect(page).toHaveURL("/admin");
  await expect(jobs(page).getByText("No jobs found for “nobody is called like this”.")).toBeVisible();
  release();
  await expect(
    jobs(page)
      .getByRole("button", { name: /^Edit / })
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset.seen)).toBe("");
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
  const details = async () => (await written.read(documentId, "published")).details;
  const theirs = (text: string) => written.publish({ details: text }, documentId);
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
  await expect(help.getByRole("term")).toHaveText([
    "/",
    "j",
    "n",
    "?",
    "j",
    "k",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "n",
    "m",
    "r",
    "d",
  ]);
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

test("what an editor has prepared stays a draft, and is not overwritten unasked", {
  tag: "@failing-requests",
}, async ({ page }) => {
  const { documentId, title, description } = await writeJob();
  const prepared = { details: "Prepared details", description: "Prepared description" };
  await written.draft(prepared, documentId);
  const modal = page.getByRole("dialog", { name: "Edit Job" });
  const choice = page.getByRole("dialog", { name: "Someone else has changed this job" });
  await page.goto("/admin?job-q=Lutist");

  await edit(page, title);
  await modal.getByLabel("Requirements").fill("Mine");
  await modal.getByRole("button", { name: "Save" }).click();
  await expect(modal).toBeHidden();
  expect(await written.read(documentId, "published")).toMatchObject({ requirements: "Mine", description });
  expect(await written.read(documentId, "draft")).toMatchObject({ requirements: "Mine", ...prepared });

  await edit(page, title);
  await modal.getByLabel("Details").fill("Mine");
  await modal.getByRole("button", { name: "Save" }).click();
  await expect(choice).toContainText("A draft of it that is not published yet says something else.");
  await expect(choice.getByRole("definition")).toHaveText("YoursMineTheirsPrepared details");
  await choice.getByRole("button", { name: "Keep mine" }).click();
  await expect(modal).toBeHidden();
  expect(await written.read(documentId, "published")).toMatchObject({ details: "Mine", description });
  expect(await written.read(documentId, "draft")).toMatchObject({ details: "Mine", description: prepared.description });
});
