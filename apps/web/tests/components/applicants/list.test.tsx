import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, askedOf, hold } from "../kit/cms";
import { expectAccessible, expectAddress, expectTexts, widthOf } from "../kit/dashboard";
import { holdAddresses } from "../kit/next-navigation";
import { deskWith, jobOf } from "./desk";
import { names, region, show, statusOf } from "./screen";

const LIST = "GET /api/dashboard/applications";
const CHANGE = "PATCH /api/dashboard/applications/:id";

const search = region.getByRole("searchbox", { name: "Search applicants" });
const statusFilter = region.getByRole("combobox", { name: "Status", exact: true });
const byName = region.getByRole("columnheader", { name: "Name" }).getByRole("button");
const jobFilter = region.getByRole("combobox", { name: "Job", exact: true });
const jobOptions = page.getByRole("listbox", { name: "Jobs" }).getByRole("option");
const heads = region.getByRole("columnheader");
const chosenJob = region.getByRole("button", { name: "Show all jobs" });

test("applicants are found by search, job, status and day, in the order that is chosen", async () => {
  const desk = deskWith(["Zoë Adams", "Yusuf Bell"]);
  await show();
  await expect.element(region.getByText("2 applications", { exact: true })).toBeVisible();
  await expectTexts(names, ["Yusuf Bell", "Zoë Adams"]);
  await expectAccessible();
  await search.fill("ZOË");
  await expect.element(region.getByText("1 application found")).toBeVisible();
  await expectTexts(names, ["Zoë Adams"]);
  await search.fill("");
  await expectTexts(names, ["Yusuf Bell", "Zoë Adams"]);

  desk.changeStatus(desk.named("Yusuf Bell").id, "in_review");
  await statusFilter.selectOptions("In review");
  await expectTexts(names, ["Yusuf Bell"]);
  await statusFilter.selectOptions("All");

  await byName.click();
  await expectTexts(names, ["Yusuf Bell", "Zoë Adams"]);
  await expectAddress("/admin?sort=name");
  await byName.click();
  await expectTexts(names, ["Zoë Adams", "Yusuf Bell"]);
  await region.getByLabelText("Applied until").fill("2020-01-01");
  await expect.poll(() => askedOf(LIST).at(-1)?.query).toMatchObject({ sort: "-name", to: "2020-01-01" });
  await expect
    .element(region.getByRole("link", { name: "Export CSV" }))
    .toHaveAttribute("href", "/api/dashboard/applications.csv?to=2020-01-01");
  await expect
    .element(region.getByRole("link", { name: "Export Excel" }))
    .toHaveAttribute("href", "/api/dashboard/applications.csv?to=2020-01-01&format=xlsx");
});

test("the filters of an address are those of the page, and leave with it", async () => {
  const desk = deskWith(["Asha", "Ben"]);
  desk.changeStatus(desk.named("Ben").id, "offer");
  await show(`?job=${desk.job.id}&status=offer&sort=name`);
  await expectTexts(names, ["Ben"]);
  await expect.element(statusFilter).toHaveValue("offer");
  await chosenJob.click();
  await expectAddress("/admin?status=offer&sort=name");
  history.back();
  await expectAddress(`/admin?job=${desk.job.id}&status=offer&sort=name`);
  await expect.element(chosenJob).toBeVisible();
});

test("what may be spam is marked in the list, found by the filter, and explained in the panel", async () => {
  const desk = deskWith(["Asha", "Ben"]);
  desk.change(desk.named("Ben").id, { suspected: true });
  await show();
  await expect.element(region.getByRole("row", { name: "Ben" }).getByText("Suspected spam")).toBeVisible();
  await statusFilter.selectOptions("Suspected spam");
  await expectTexts(names, ["Ben"]);
  await expectAddress("/admin?suspected=yes");
  await region.getByRole("button", { name: "Ben", exact: true }).click();
  await expect.element(page.getByRole("dialog").getByText("No confirmation was sent.")).toBeVisible();
  await expectAccessible();
});

test("a list that is filtered while a change is being saved shows the change", async () => {
  deskWith(["Asha"]);
  await show();
  const release = hold(CHANGE);
  await statusOf("Asha").selectOptions("In review");
  await statusFilter.selectOptions("In review");
  await expect.element(region.getByText("No application is like this.")).toBeVisible();
  release();
  await expectTexts(names, ["Asha"]);
});

test("a list is called empty when it is, and not before", { tags: ["full"] }, async () => {
  deskWith(["Una"]);
  await show("?q=Una");
  await expect.element(names).toHaveLength(1);
  const release = hold(LIST);
  await byName.click();
  await expectAddress("/admin?q=Una&sort=name");
  await statusOf("Una").selectOptions("Interview");
  await expect.element(page.getByText("Una: Interview")).toBeVisible();
  await expect.element(names).toHaveLength(1);
  release();
  await expect.element(region.getByRole("table")).toHaveAttribute("aria-busy", "false");

  await search.fill("nobody");
  await expect.element(region.getByText("No application is like this.")).toBeVisible();
  const releaseAll = hold(LIST);
  await region.getByRole("button", { name: "Clear filters" }).click();
  await expectAddress("/admin?sort=name");
  await expect.element(region.getByText("No application is like this.")).toBeVisible();
  releaseAll();
  await expect.element(names).toHaveLength(1);
  await expect.poll(() => document.activeElement?.tagName).toBe("CAPTION");
});

test("a desk without applications says so, and one that can't be read is read again", async () => {
  deskWith([]);
  answer(LIST, () => new Response(null, { status: 502 }));
  await show();
  await expect.element(region.getByText("The applications can’t be shown right now.")).toBeVisible();
  deskWith([]);
  await region.getByRole("button", { name: "Retry" }).click();
  await expect.element(region.getByText("No applications yet. They appear here as they come in.")).toBeVisible();
});

test("the job that is filtered by has its own title and the focus, also while it loads", async () => {
  const desk = deskWith(["Asha"]);
  desk.jobs.push(jobOf("Piper"));
  await show();
  await expect.element(names).toHaveLength(1);
  await jobFilter.click();
  await expectTexts(jobOptions, ["Violist", "Piper"]);
  await expectAccessible();
  const release = hold(LIST);
  await jobOptions.getByText("Piper").click();
  await expect.element(chosenJob).toMatchTextContent("Piper");
  await expect.element(chosenJob).toHaveFocus();
  release();
  await expect.element(region.getByText("No application is like this.")).toBeVisible();
  await expect.element(chosenJob).toMatchTextContent("Piper");
  await expect.element(chosenJob).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(jobFilter).toHaveFocus();
});

test("a word of a job's title and Enter filter by the job, however soon Enter is pressed", async () => {
  const desk = deskWith(["Asha"]);
  const [aide, senior] = [jobOf("Aide of Seniors"), jobOf("Senior Piper")];
  desk.jobs.push(aide, senior);
  await show();
  await expect.element(names).toHaveLength(1);
  await jobFilter.fill("senior");
  await expectTexts(jobOptions, ["Senior Piper", "Aide of Seniors"]);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(jobOptions.nth(1)).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Enter}");
  await expectAddress(`/admin?job=${aide.id}`);
  await chosenJob.click();
  await expectAddress("/admin");
  await expect.element(jobFilter).toHaveFocus();

  const release = hold("GET /api/dashboard/jobs");
  await jobFilter.fill("Senior");
  await userEvent.keyboard("{Enter}");
  await expectAddress("/admin");
  release();
  await expectAddress(`/admin?job=${senior.id}`);
});

test("Enter that ends a word of an input method chooses no job", async () => {
  deskWith(["Asha"]);
  await show();
  const release = hold("GET /api/dashboard/jobs");
  await jobFilter.fill("Vio");
  jobFilter.element().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true }));
  release();
  await expect.element(jobOptions).toHaveLength(1);
  await expectAddress("/admin");
});

test("whoever leaves the job filter, or types what no job is called, has chosen none", async () => {
  deskWith(["Asha"]);
  await show();
  await jobFilter.fill("Vio");
  await expect.element(jobOptions).toHaveLength(1);
  await userEvent.keyboard("{Tab}");
  await expect.element(jobOptions).toHaveLength(0);
  await jobFilter.fill("Nobody");
  await userEvent.keyboard("{Enter}");
  await expect.element(region.getByText("No job matches.")).toBeVisible();
  await expectAddress("/admin");
});

test("columns are chosen, sorted by, kept in this browser, and part of the address", { tags: ["full"] }, async () => {
  const desk = deskWith(["Asha", "Ben"], { years_experience: "4 yrs", source: "naukri.com" });
  desk.change(desk.named("Ben").id, { expected_ctc: "Negotiable", expectedSalary: null, noticeDays: 0 });
  await show();
  await expectTexts(heads, ["Name", "Email", "Phone", "Job Title", "Resume"]);
  await region.getByRole("button", { name: "Columns" }).click();
  const dialog = page.getByRole("dialog", { name: "Columns" });
  await expectAccessible();
  for (const name of ["Experience", "Expected CTC", "Notice", "Source"]) await dialog.getByLabelText(name).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expectTexts(heads, [
    "Name",
    "Email",
    "Phone",
    "Job Title",
    "Resume",
    "Experience",
    "Expected",
    "Notice",
    "Source",
  ]);
  await expectAddress("/admin?columns=years_experience%2Cexpected_ctc%2Cnotice_period%2Csource");
  const row = (name: string) => region.getByRole("row", { name });
  await expectTexts(row("Asha").getByRole("cell"), [
    "asha@",
    "+91",
    "Violist",
    "Download",
    "4 years4 yrs",
    "16 LPA",
    "45 days",
    "naukri.com",
  ]);
  await expectTexts(row("Ben").getByRole("cell"), [
    "ben@",
    "+91",
    "Violist",
    "Download",
    "4 years4 yrs",
    "Negotiable",
    "Immediate45",
    "naukri.com",
  ]);
  await expectAccessible();
  await region.getByRole("button", { name: "Expected CTC" }).click();
  await expect.poll(() => askedOf(LIST).at(-1)?.query.sort).toBe("expected_ctc");

  history.pushState(null, "", "/admin");
  await expect.element(heads).toHaveLength(9);
});

test("as many rows are shown as are wished, also the next time", async () => {
  deskWith(Array.from({ length: 30 }, (_, index) => `Nr${index}`));
  await show();
  await expect.element(names).toHaveLength(10);
  await region.getByRole("combobox", { name: "Rows per page" }).selectOptions("25");
  await expect.element(names).toHaveLength(25);
  await expectAddress("/admin?pageSize=25");
  history.pushState(null, "", "/admin?page=2");
  await expect.element(names).toHaveLength(5);
  await region.getByRole("combobox", { name: "Rows per page" }).selectOptions("10");
  await expect.element(names).toHaveLength(10);
  await expectAddress("/admin");
});

test("applicants are filtered by what they wrote about themselves, and by their wish to be kept", async () => {
  const desk = deskWith(["Asha", "Ben"]);
  desk.change(desk.named("Ben").id, { consentUntil: "2027-11-01" });
  await show();
  await region.getByRole("button", { name: "More filters" }).click();
  await region.getByLabelText("For later openings").selectOptions("Wants to be kept");
  await expectTexts(names, ["Ben"]);
  await region.getByLabelText("Years of experience from").fill("3.5");
  await region.getByLabelText("Expected CTC up to (LPA)").fill("18");
  await region.getByLabelText("Notice up to (days)").fill("0");
  await region.getByLabelText("Source").fill("naukri");
  const asked = { keep: "yes", experienceFrom: "3.5", expectedTo: "18", noticeTo: "0", source: "naukri" };
  await expect.poll(() => askedOf(LIST).at(-1)?.query).toMatchObject(asked);
  await expectAccessible();
  const years = region.getByRole("textbox", { name: "Years of experience from" });
  for (const [typed, number] of [
    ["४,", "4"],
    ["४,5", "4.5"],
    ["five", null],
    ["3,5", "3.5"],
  ] as const) {
    await years.fill(typed);
    await expect.poll(() => new URLSearchParams(location.search).get("experienceFrom")).toBe(number);
    await expect.element(years).toHaveValue(typed);
    await expect.element(years).toHaveAccessibleDescription(number ? "" : "Type a number, such as 4.5.");
    await expect.element(years).toHaveAccessibleName("Years of experience from");
  }
  await region.getByRole("button", { name: "More filters (5)" }).click();
  await expect.element(region.getByLabelText("Source")).not.toBeInTheDocument();
  const csv = () => region.getByRole("link", { name: "Export CSV" }).element().getAttribute("href");
  await expect.poll(() => Object.fromEntries(new URLSearchParams(csv()?.split("?")[1]))).toEqual(asked);
});

test("what is typed into a filter stays while the address is late, and follows it otherwise", async () => {
  deskWith(["Asha"]);
  await show();
  await region.getByRole("button", { name: "More filters" }).click();
  const render = holdAddresses();
  const fields = [
    ["Years of experience from", "12"],
    ["Source", "naukri"],
    ["Applied from", "2026-11-01"],
  ] as const;
  for (const [label, text] of fields) {
    await region.getByLabelText(label).fill(text);
    await expect.element(region.getByLabelText(label)).toHaveValue(text);
  }
  await render();
  for (const [label, text] of fields) await expect.element(region.getByLabelText(label)).toHaveValue(text);
  history.pushState(null, "", "?source=referral");
  for (const [label] of fields) {
    await expect.element(region.getByLabelText(label)).toHaveValue(label === "Source" ? "referral" : "");
  }
});

test("on a phone the list is one column of cards below a search, and the rest is shown on request", async () => {
  await page.viewport(360, 740);
  deskWith(["Asha", "Ben", "Cleo"]);
  await show();
  await expect.element(names).toHaveLength(3);
  const topOf = (name: string) => region.getByRole("row", { name }).element().getBoundingClientRect().top;
  await document.fonts.ready;
  await expect.poll(() => topOf("Cleo")).toBeLessThan(370);
  await expect.poll(() => topOf("Ben") - topOf("Cleo")).toBeLessThan(220);
  await expect.poll(widthOf).toBeLessThanOrEqual(360);
  await expectAccessible();
  await expect.element(statusFilter).not.toBeInTheDocument();
  await region.getByRole("button", { name: "Filters" }).click();
  await expect.element(statusFilter).toBeVisible();
  await expect.element(region.getByRole("link", { name: "Export Excel" })).toBeVisible();
  await expect.poll(widthOf).toBeLessThanOrEqual(360);
  await expectAccessible();
});

test("filters are saved by name, chosen again, and forgotten", async () => {
  const desk = deskWith(["Ivo"], { status: "offer" });
  const filtered = `/admin?view=board&job=${desk.job.id}&status=offer`;
  const saved = page.getByRole("combobox", { name: "Saved filters" });
  await show("?view=board");
  await expect.element(page.getByText("Ivo", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Save filters" })).not.toBeInTheDocument();
  history.pushState(null, "", filtered);
  await page.getByRole("button", { name: "Save filters" }).click();
  const dialog = page.getByRole("dialog", { name: "Save these filters" });
  await expectAccessible();
  await dialog.getByLabelText("Name").fill("Offers to Violists");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(saved).toHaveDisplayValue("Offers to Violists");
  await expect.poll(() => history.state).toBe(null);

  history.pushState(null, "", "/admin");
  await expect.element(saved).toHaveDisplayValue("Saved filters");
  await saved.selectOptions("Offers to Violists");
  await expectAddress(`/admin?job=${desk.job.id}&status=offer&view=board`);
  history.back();
  await expectAddress("/admin");
  history.forward();
  await page.getByRole("button", { name: "Forget the saved filter Offers to Violists" }).click();
  await expect.element(saved).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Save filters" })).toBeVisible();
});
