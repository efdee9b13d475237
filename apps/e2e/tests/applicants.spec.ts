import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { product } from "../product";
import { eraseApplications, sendApplication } from "./application-form";
import { sql } from "./faults";
import { expect, expectAccessible, expectUncovered, hold, mailsTo, signInAs, test } from "./fixtures";
import { jobs, panel } from "./panel";

const APPLICATIONS = "**/api/dashboard/applications**";
const LISTS = "**/api/dashboard/applications?**";

type Sent = { id: string; name: string; email: string };

const addresses: string[] = [];
const jobIds: string[] = [];
let jobId: string;
let jobTitle: string;

async function writeJob(title: string): Promise<string> {
  const { documentId } = await jobs.publish({
    title,
    details: "Full time • Remote • 3+ years",
    description: "Plays.",
    requirements: "Breath",
  });
  jobIds.push(documentId);
  return documentId;
}

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
const names = (page: Page) => region(page).getByRole("rowheader");
const statusOf = (page: Page, name: string) => page.getByRole("combobox", { name: `Status of ${name}` });
const open = (page: Page, query: string) => page.goto(`/admin?q=${encodeURIComponent(query)}`);

const entriesIn = (panel: Locator) => panel.getByRole("region", { name: "History" }).getByRole("listitem");
const notesIn = (panel: Locator) => panel.getByRole("region", { name: "Notes" }).getByRole("listitem");

async function openPanel(page: Page, name: string) {
  await region(page).getByRole("button", { name }).click();
  return page.getByRole("dialog", { name });
}

test.beforeAll(async () => {
  jobTitle = `Oboist ${crypto.randomUUID().slice(0, 8)}`;
  jobId = await writeJob(jobTitle);
});

test.afterAll(async () => {
  for (const id of jobIds) await jobs.remove(id);
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

test("a status is changed at once, can be taken back, and stays", { tag: "@journey" }, async ({ page, pdf }) => {
  const { name, email } = await send(pdf);
  await open(page, email);
  await expect(statusOf(page, name)).toHaveValue("new");
  await expect(statusOf(page, name).getByRole("option")).toHaveText([
    "New",
    "In review",
    "Interview",
    "Offer",
    "Hired",
    "Rejected",
  ]);
  await statusOf(page, name).selectOption("Interview");
  await expect(page.getByText(`${name}: Interview`)).toBeVisible();
  await page.reload();
  await expect(statusOf(page, name)).toHaveValue("interview");

  const panel = await openPanel(page, name);
  await panel.getByRole("combobox", { name: "Status" }).selectOption("Rejected");
  await expect(panel.getByRole("combobox", { name: "Status" })).toHaveValue("rejected");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(statusOf(page, name)).toHaveValue("interview");
});

test("a change that can't be saved is taken back and said", { tag: "@failing-requests" }, async ({ page, pdf }) => {
  const { name, email } = await send(pdf);
  await open(page, email);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/dashboard/applications/*", async (route) => {
    await released;
    await route.abort();
  });
  await statusOf(page, name).selectOption("Hired");
  await expect(statusOf(page, name)).toHaveValue("hired");
  release();
  await expect(page.getByText(`The status of ${name} could not be saved.`)).toBeVisible();
  await expect(statusOf(page, name)).toHaveValue("new");

  await page.unroute("**/api/dashboard/applications/*");

  const panel = await openPanel(page, name);
  const note = panel.getByRole("textbox", { name: "Private note" });
  await page.route("**/api/dashboard/applications/*/notes", (route) => route.abort());
  await note.fill("Call her back.");
  await panel.getByRole("button", { name: "Save note" }).click();
  await expect(panel.getByText("The note could not be saved.")).toBeVisible();
  await expect(note).toHaveValue("Call her back.");
  await page.unroute("**/api/dashboard/applications/*/notes");
  await panel.getByRole("button", { name: "Save note" }).click();
  await expect(panel.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(note).toHaveValue("");
  await page.reload();
  await expect(notesIn(await openPanel(page, name))).toHaveText([/Call her back\./]);
});

test("what becomes of a change in the panel is said in the panel", { tag: "@failing-requests" }, async ({
  page,
  pdf,
}) => {
  test.setTimeout(60_000);
  const { name, email } = await send(pdf);
  await open(page, email);
  const panel = await openPanel(page, name);
  const status = panel.getByRole("combobox", { name: "Status" });
  await expect(panel.locator("[aria-live=assertive]:empty")).toBeAttached();
  await expect(panel.locator("[aria-live=polite]:empty")).toBeAttached();
  await page.route(APPLICATIONS, (route) => route.abort());
  const failure = panel.locator("[aria-live=assertive]").getByText(`The status of ${name} could not be saved.`);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await status.focus();
    await status.selectOption("Hired");
    await expectUncovered(failure);
    await expectUncovered(status);
    await expectUncovered(panel.getByRole("button", { name: "Close" }));
    await expect(status).toHaveValue("new");
    await expectAccessible(page);
    await panel.getByRole("button", { name: "Dismiss" }).focus();
    await page.keyboard.press("Enter");
    await expect(failure).toBeHidden();
    await expect(status).toBeFocused();
  }
  await page.unroute(APPLICATIONS);

  await status.selectOption("Interview");
  await expectUncovered(panel.locator("[aria-live=polite]").getByText(`${name}: Interview`));
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(status).toHaveValue("new");
  await status.selectOption("Offer");
  await expect(panel.getByText(`${name}: Offer`)).toBeVisible();
  await expect(panel.getByText(`${name}: New`)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expectUncovered(page.getByText(`${name}: Offer`));
});

test("a late answer opens no panel again, and shows no other applicant", async ({ page, pdf }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const one = await send(pdf, { name: `Orla ${mark}` });
  const other = await send(pdf, { name: `Otis ${mark}` });
  await open(page, mark);
  for (const next of [undefined, other.name]) {
    const release = await hold(page, APPLICATIONS, "PATCH");
    await (await openPanel(page, one.name)).getByRole("combobox").selectOption(next ? "Offer" : "Interview");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    if (next) await openPanel(page, next);
    release();
    await expect(page.getByText(`${one.name}: ${next ? "Offer" : "Interview"}`)).toBeVisible();
    await expect(page.getByRole("dialog", { name: one.name })).toBeHidden();
    await expect(page.getByRole("dialog")).toHaveCount(next ? 1 : 0);
    await page.unroute(APPLICATIONS);
  }
});

test("of several changes in a row the last one counts, and none is taken for someone else's", async ({ page, pdf }) => {
  const { name, email } = await send(pdf);
  await open(page, email);
  const release = await hold(page, APPLICATIONS, "PATCH");
  for (const status of ["In review", "Interview", "Offer"]) await statusOf(page, name).selectOption(status);
  release();
  await expect(page.getByText(`${name}: Offer`)).toBeVisible();
  await expect(page.getByText("Someone else")).toHaveCount(0);
  await page.reload();
  await expect(statusOf(page, name)).toHaveValue("offer");
});

test("a list that is filtered while a change is being saved shows the change", async ({ page, pdf }) => {
  const { name } = await send(pdf);
  await open(page, name);
  const release = await hold(page, APPLICATIONS, "PATCH");
  await statusOf(page, name).selectOption("In review");
  await region(page).getByRole("combobox", { name: "Status", exact: true }).selectOption("In review");
  await expect(region(page).getByText("No application is like this.")).toBeVisible();
  release();
  await expect(names(page)).toContainText([name]);
});

test("a list is called empty when it is, and not before", async ({ page, pdf }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const { name } = await send(pdf, { name: `Una ${mark}` });
  await open(page, mark);
  await expect(names(page)).toHaveCount(1);
  const release = await hold(page, LISTS, "GET");
  await region(page).getByRole("columnheader", { name: "Name" }).getByRole("button").click();
  await expect(page).toHaveURL(/sort=name/);
  await statusOf(page, name).selectOption("Interview");
  await expect(page.getByText(`${name}: Interview`)).toBeVisible();
  await expect(names(page)).toHaveCount(1);
  release();
  await expect(region(page).getByRole("table")).toHaveAttribute("aria-busy", "false");

  await page.unroute(LISTS);
  await open(page, `nobody like ${mark}`);
  await expect(region(page).getByText("No application is like this.")).toBeVisible();
  const releaseAll = await hold(page, LISTS, "GET");
  await region(page).getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/admin");
  await expect(region(page).getByText("No application is like this.")).toBeVisible();
  releaseAll();
  await expect(names(page)).not.toHaveCount(0);
  await expect(region(page).locator("caption")).toBeFocused();
});

test("the job that is filtered by has its own title and the focus, also while it loads", async ({ page, pdf }) => {
  const title = `Piper ${crypto.randomUUID().slice(0, 8)}`;
  await writeJob(title);
  await send(pdf);
  await page.goto("/admin");
  await expect(names(page)).not.toHaveCount(0);
  const field = region(page).getByRole("combobox", { name: "Job", exact: true });
  await field.fill(title);
  const suggestion = `${title} (Full time • Remote • 3+ years)`;
  await expect(region(page).locator(`datalist option[value="${suggestion}"]`)).toBeAttached();
  const release = await hold(page, LISTS, "GET");
  await field.fill(suggestion);
  const chosen = region(page).getByRole("button", { name: "Show all jobs" });
  await expect(chosen).toHaveText(new RegExp(title));
  await expect(chosen).toBeFocused();
  release();
  await expect(region(page).getByText("No application is like this.")).toBeVisible();
  await expect(chosen).toHaveText(new RegExp(title));
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
});

test("a history has who did what and when, and a reason that may follow", { tag: "@journey" }, async ({
  page,
  pdf,
}) => {
  const { name, email } = await send(pdf);
  await open(page, email);
  const panel = await openPanel(page, name);
  const status = panel.getByRole("combobox", { name: "Status" });
  const entries = entriesIn(panel);
  await expect(entries).toHaveText([/^Applied/]);
  await status.selectOption("In review");
  await expect(entries).toHaveText([/^Applied/, /^New → ?to In review/]);
  await expect(entries.last()).toContainText(product.JOBS_ADMIN_EMAIL);

  await status.focus();
  await status.selectOption("Rejected");
  const reason = panel.getByRole("combobox", { name: "Reason for the rejection" });
  await expect(reason).toBeVisible();
  await expect(status).toBeFocused();
  await expect(panel.locator("datalist option[value='Position filled']")).toBeAttached();
  await expectAccessible(page);
  await reason.fill("Position filled");
  await page.keyboard.press("Enter");
  await expect(entries.last()).toContainText("Reason: Position filled");
  await expect(reason).toBeHidden();

  const change = panel.getByRole("button", { name: "Change the reason" });
  await change.focus();
  await page.keyboard.press("Enter");
  await reason.fill("Wants to live by the sea");
  await page.keyboard.press("Enter");
  await expect(entries.last()).toContainText("Reason: Wants to live by the sea");
  await expect(change).toBeFocused();

  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(entries.last()).toContainText(/Rejected → ?to In review/);
  await expect(entries).toHaveCount(4);
  const times = panel.getByRole("region", { name: "History" }).getByRole("term");
  await expect(times).toHaveText(["New", "In review", "Rejected"]);
  await page.reload();
  await expect(entriesIn(await openPanel(page, name))).toHaveCount(4);
});

test("notes stand one after the other, and their author changes and deletes them by keyboard alone", {
  tag: "@journey",
}, async ({ page, pdf }) => {
  const { name, email, id } = await send(pdf);
  await open(page, email);
  const panel = await openPanel(page, name);
  const note = panel.getByRole("textbox", { name: "Private note" });
  for (const text of ["Called, out of office", "Called again"]) {
    await note.focus();
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(notesIn(panel).last()).toContainText(text);
    await expect(note).toHaveValue("");
  }
  await expect(notesIn(panel)).toHaveCount(2);
  await expect(notesIn(panel).first()).toContainText(product.JOBS_ADMIN_EMAIL);

  await notesIn(panel).first().getByRole("button", { name: "Edit" }).focus();
  await page.keyboard.press("Enter");
  const changed = panel.getByRole("textbox", { name: "Change the note" });
  await expect(changed).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("End");
  await page.keyboard.type(", back on Monday");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(notesIn(panel).first()).toContainText("Called, out of office, back on Monday");
  await expect(notesIn(panel).first()).toContainText("edited");
  await expect(notesIn(panel).first().getByRole("button", { name: "Edit" })).toBeFocused();

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Delete this note?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(notesIn(panel)).toHaveCount(2);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(notesIn(panel)).toHaveText([/Called again/]);
  await expect(panel.getByRole("heading", { name: "Notes" })).toBeFocused();

  sql(`update application_events set actor = 'colleague@example.com' where application = '${id}'`);
  await page.reload();
  await openPanel(page, name);
  await expect(notesIn(panel)).toContainText(["colleague@example.com"]);
  await expect(notesIn(panel).getByRole("button")).toHaveCount(0);
});

test("a note that its author has changed in another window is not overwritten unasked", {
  tag: "@failing-requests",
}, async ({ page, pdf }) => {
  const { name, email, id } = await send(pdf);
  const notes = `/api/dashboard/applications/${id}/notes`;
  const { notes: written } = await (await page.request.post(notes, { data: { text: "One" } })).json();
  const theirs = (text: string) => page.request.patch(`${notes}/${written[0].id}`, { data: { text } });
  await open(page, email);
  const panel = await openPanel(page, name);
  const note = panel.getByRole("textbox", { name: "Change the note" });
  const choice = page.getByRole("dialog", { name: "Someone else has changed this note" });

  await panel.getByRole("button", { name: "Edit" }).click();
  await note.fill("Mine");
  await theirs("Theirs");
  await panel.getByRole("button", { name: "Save note" }).first().click();
  await expect(choice).toContainText("Mine");
  await choice.getByRole("button", { name: "Take theirs" }).click();
  await expect(notesIn(panel)).toHaveText([/^Theirs/]);

  await panel.getByRole("button", { name: "Edit" }).click();
  await note.fill("Mine at last");
  await theirs("Theirs again");
  await panel.getByRole("button", { name: "Save note" }).first().click();
  await choice.getByRole("button", { name: "Keep mine" }).click();
  await expect(notesIn(panel)).toHaveText([/^Mine at last/]);
});

test("what is typed in a panel is not lost unasked", async ({ page, pdf }) => {
  const { name, email } = await send(pdf);
  await open(page, email);
  const panel = await openPanel(page, name);
  await panel.getByRole("textbox", { name: "Private note" }).fill("Half a thou");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(panel.getByRole("textbox", { name: "Private note" })).toHaveValue("Half a thou");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(panel).toBeHidden();
});

test("what is typed in a panel is not lost either when Escape follows at once", async ({ page, pdf }) => {
  const { name, email } = await send(pdf);
  await open(page, email);
  const panel = await openPanel(page, name);
  await panel.getByRole("textbox", { name: "Private note" }).evaluate(async (note: HTMLTextAreaElement) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(note, "Half");
    note.dispatchEvent(new Event("input", { bubbles: true }));
    // A busy browser handles a key before what is scheduled for later.
    for (let microtask = 0; microtask < 9; microtask += 1) await null;
    note.closest("dialog")?.dispatchEvent(new Event("cancel", { cancelable: true }));
  });
  await expect(page.getByRole("alertdialog", { name: "Discard your changes?" })).toBeVisible();
});

test("another application of the same person is a click away", { tag: "@journey" }, async ({ page, pdf }) => {
  const title = `Cellist ${crypto.randomUUID().slice(0, 8)}`;
  const other = await send(pdf, { job: await writeJob(title) });
  const { name } = await send(pdf, { email: other.email.toUpperCase(), phone: "+91 98765 00001" });
  await send(pdf, { phone: "+91 98765 00002" });
  await open(page, name);
  const panel = await openPanel(page, name);
  const applied = panel.getByRole("region", { name: "Also applied" });
  await expect(applied.getByRole("listitem")).toHaveText([new RegExp(`${title}.*${other.name}.*New`)]);
  await expectAccessible(page);
  await applied.getByRole("button", { name: title }).click();
  const shown = page.getByRole("dialog", { name: other.name });
  await expect(shown.getByRole("region", { name: "Also applied" })).toContainText(name);
  await expect(shown.getByRole("heading", { name: other.name })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(region(page).getByRole("button", { name })).toBeFocused();
});

test("each opening of a panel is recorded once, and one that can't be read says so", {
  tag: "@failing-requests",
}, async ({ page, pdf }) => {
  const { name, email, id } = await send(pdf);
  await open(page, email);
  const looks = () =>
    sql(`select action from audit_entries where action = 'application.view' and subject = 'job-application ${id}'`);
  for (const count of [1, 2]) {
    await expect(entriesIn(await openPanel(page, name))).toHaveText([/^Applied/]);
    await expect.poll(() => looks().length).toBe(count);
    await page.keyboard.press("Escape");
  }
  expect(looks()).toHaveLength(2);

  await page.reload();
  await page.route("**/api/dashboard/applications/*", (route) => route.abort());
  const panel = await openPanel(page, name);
  await expect(panel.getByText("History and notes can’t be shown right now.")).toBeVisible();
  await page.unroute("**/api/dashboard/applications/*");
  await panel.getByRole("button", { name: "Retry" }).click();
  await expect(entriesIn(panel)).toHaveText([/^Applied/]);
});

test("who has looked at an application, and when it will be deleted, is shown", { tag: "@journey" }, async ({
  page,
  pdf,
}) => {
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

test("mails that could not be sent are shown, and sent again once", async ({ page, pdf }) => {
  const { name, email, id } = await send(pdf);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  const own = `application = '${id}' and template = 'application-confirmation'`;
  await expect.poll(() => sql(`select state from mails where ${own}`)).toEqual([{ state: "sent" }]);
  sql(`update mails set state = 'failed', recipient = '${email}', subject = 'Again', text = 'Again' where ${own}`);

  await open(page, email);
  await expect(region(page).getByRole("row").filter({ hasText: name })).toContainText("Mail not sent");
  const panel = await openPanel(page, name);
  await expect(panel).toContainText("Could not be sent");
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Send again" }).dblclick();
  await expect(panel.getByText("The mails are on their way again.")).toBeFocused();
  await expect(panel.getByRole("button", { name: "Send again" })).toHaveCount(0);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2);

  await open(page, email);
  await expect(region(page).getByRole("row").filter({ hasText: name })).not.toContainText("Mail not sent");
  await expect((await openPanel(page, name)).getByText("Sent", { exact: true })).toBeVisible();
  expect(await mailsTo(email)).toHaveLength(2);
});

test("applicants are found by search, job, status and day, and the export has what is found", {
  tag: "@journey",
}, async ({ page, pdf }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const one = await send(pdf, { name: `=1+1 Zoë ${mark}`, phone: "+91 98765 43210" });
  const two = await send(pdf, { name: `Yusuf ${mark}` });
  await page.goto("/admin");
  await region(page).getByRole("searchbox", { name: "Search applicants" }).fill(mark.toUpperCase());
  await expect(names(page)).toHaveCount(2);
  await expect(region(page).getByRole("status").filter({ hasText: "2 applications found" })).toBeVisible();

  await statusOf(page, two.name).selectOption("In review");
  await region(page).getByRole("combobox", { name: "Status", exact: true }).selectOption("In review");
  await expect(names(page)).toHaveCount(1);
  await expect(names(page)).toContainText(two.name);
  await region(page).getByRole("combobox", { name: "Status", exact: true }).selectOption("All");
  await expect(names(page)).toHaveCount(2);

  await region(page).getByRole("combobox", { name: "Job", exact: true }).fill(jobTitle.slice(0, 10));
  const suggestion = `${jobTitle} (Full time • Remote • 3+ years)`;
  await expect(region(page).locator(`datalist option[value="${suggestion}"]`)).toBeAttached();
  await region(page).getByRole("combobox", { name: "Job", exact: true }).fill(suggestion);
  await expect(page).toHaveURL(new RegExp(`job=${jobId}`));
  await expect(names(page)).toHaveCount(2);

  await region(page).getByLabel("Applied until").fill("2020-01-01");
  await expect(region(page).getByText("No application is like this.")).toBeVisible();
  await region(page).getByLabel("Applied until").fill("");
  await region(page).getByRole("columnheader", { name: "Name" }).getByRole("button").click();
  await expect(names(page).first()).toContainText(one.name);
  await page.reload();
  await expect(names(page)).toContainText([one.name, two.name]);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    region(page).getByRole("link", { name: "Export CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^applications-\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = await readFile(await download.path(), "utf8");
  const lines = csv.trimEnd().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]?.startsWith('\uFEFF"Name","Email","Phone","Job Title",')).toBe(true);
  expect(lines[2]).toContain(`"'=1+1 Zoë ${mark}","${one.email}","'+91 98765 43210","${jobTitle}","Contract",`);
  expect(lines[1]).toContain(',"In review",');

  await region(page).getByRole("button", { name: "Show all jobs" }).click();
  await expect(page).not.toHaveURL(/job=/);
  await open(page, "nobody is called like this");
  await region(page).getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/admin");
});

test("on a phone every applicant is a card", async ({ page, pdf }) => {
  const { name, email } = await send(pdf);
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, email);
  const cell = region(page).getByRole("row").filter({ hasText: name }).getByText(email);
  await expect(cell).toBeVisible();
  expect((await cell.boundingBox())?.x).toBeLessThan(60);
  const panel = await openPanel(page, name);
  await panel.getByRole("combobox", { name: "Status" }).selectOption("Rejected");
  await expect(panel.getByRole("combobox", { name: "Reason for the rejection" })).toBeVisible();
  await panel.getByRole("textbox", { name: "Private note" }).fill(`${"Longwords".repeat(20)} and more`);
  await panel.getByRole("button", { name: "Save note" }).click();
  await expect(notesIn(panel)).toHaveCount(1);
  await expectAccessible(page);
  expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
