import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, askedOf, hold } from "../kit/cms";
import { expectAccessible, expectAddress, expectTexts } from "../kit/dashboard";
import { deskWith, jobOf } from "./desk";
import { names, region, show, statusOf } from "./screen";

const LIST = "GET /api/dashboard/applications";
const CHANGE = "PATCH /api/dashboard/applications/:id";

const search = region.getByRole("searchbox", { name: "Search applicants" });
const statusFilter = region.getByRole("combobox", { name: "Status", exact: true });
const byName = region.getByRole("columnheader", { name: "Name" }).getByRole("button");
const jobFilter = region.getByRole("combobox", { name: "Job", exact: true });
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

test("a list is called empty when it is, and not before", async () => {
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
  await jobFilter.fill("Piper");
  const suggestion = "Piper (Full time • Remote • 3+ years)";
  await expect.poll(() => document.querySelector(`datalist option[value="${suggestion}"]`)).not.toBeNull();
  const release = hold(LIST);
  await jobFilter.fill(suggestion);
  await expect.element(chosenJob).toMatchTextContent("Piper");
  await expect.element(chosenJob).toHaveFocus();
  release();
  await expect.element(region.getByText("No application is like this.")).toBeVisible();
  await expect.element(chosenJob).toMatchTextContent("Piper");
  await userEvent.keyboard("{Enter}");
  await expect.element(jobFilter).toHaveFocus();
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
