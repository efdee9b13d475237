import { RuleError } from "@repo/contract/http/errors";
import { createRef } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ManageJobs } from "@/app/(dashboards)/admin/jobs/manage-jobs";
import { answer, askedOf, hold, neverInTime, refuse } from "../kit/cms";
import { expectAccessible, expectAddress, pressEnter, renderDashboard, widthOf } from "../kit/dashboard";
import { DELETE, INSERT, LIST, officeWith, rowOf, table } from "./office";

const titles = () =>
  table
    .getByRole("rowheader")
    .elements()
    .map(({ textContent }) => textContent);
const search = table.getByRole("searchbox", { name: "Search jobs" });
const caption = table.getByRole("caption");
const failure = table.getByRole("alert").filter({ hasText: /./ });
const question = page.getByRole("alertdialog", { name: "Delete this job?" });
const deleteButton = (title: string) => page.getByRole("button", { name: `Delete ${title}` });
const insertButton = table.getByRole("button", { name: "Insert Default Jobs" });
const NO_JOBS = "No jobs yet. Add the first one, or begin with four that are common.";

const render = (query = "") => renderDashboard("jobs-admin", <ManageJobs searchRef={createRef()} />, query);

async function remove(title: string) {
  await pressEnter(deleteButton(title));
  await expect.element(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await pressEnter(question.getByRole("button", { name: "Delete" }));
  await expect.element(question).not.toBeInTheDocument();
}

test("the table is searched, sorted and paged, and the address remembers", { tags: ["full"] }, async () => {
  const numbers = Array.from({ length: 11 }, (_, index) => String(index + 1).padStart(2, "0"));
  officeWith("Lutist", ...numbers.map((number) => `Harper ${number}`));
  await render();
  await search.fill("Harper");
  await expect.element(table.getByText("11 jobs", { exact: true })).toBeVisible();
  await expect.poll(titles).toHaveLength(10);
  await expect.poll(() => titles()[0]).toBe("Harper 11");

  const header = table.getByRole("columnheader", { name: "Title" });
  await header.getByRole("button").click();
  await expect.element(header).toHaveAttribute("aria-sort", "ascending");
  await expect.poll(() => titles()[0]).toBe("Harper 01");
  await table.getByRole("button", { name: "Next" }).click();
  await expect.poll(titles).toEqual(["Harper 11"]);
  await expect.element(table.getByText("Showing 11-11 of 11 jobs")).toBeVisible();
  await expectAddress("/admin?job-q=Harper&job-sort=title&job-page=2");
  await expect.element(caption).toHaveFocus();
  history.back();
  await expect.poll(() => titles()[0]).toBe("Harper 01");

  await search.fill("nobody is called like this");
  await expect.element(table.getByText("No jobs found for “nobody is called like this”.")).toBeVisible();
  await expect.element(insertButton).not.toBeInTheDocument();
});

test("Back takes the question away and leaves the list as it is", async () => {
  officeWith("Gambist", "Lutist");
  await render("?job-q=Lut");
  await pressEnter(deleteButton("Lutist"));
  await expect.poll(() => history.state).toMatchObject({ covers: 1 });
  history.back();
  await expect.element(question).not.toBeInTheDocument();
  await expectAddress("/admin?job-q=Lut");
  await expect.poll(titles).toEqual(["Lutist"]);
  expect(askedOf(DELETE)).toEqual([]);
});

test("a job is deleted once that was confirmed, and stays when it can't be", async () => {
  officeWith("Gambist", "Lutist");
  await render();
  await deleteButton("Lutist").click();
  await expect.element(question).toMatchTextContent("Lutist leaves the careers page at once. Its applications stay.");
  await expect.element(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await expectAccessible();
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(askedOf(DELETE)).toEqual([]);

  answer(DELETE, () => {
    throw new RuleError("RATE_LIMITED", "Not so fast.");
  });
  await deleteButton("Lutist").click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.element(failure).toHaveTextContent("Not so fast.");
  await expect.element(rowOf("Lutist")).toBeVisible();
});

test("after a deletion the focus is on the next row, else the one before, else what names the table", async () => {
  officeWith("Lutist 1", "Lutist 2", "Lutist 3");
  await render("?job-sort=title");
  await expect.element(deleteButton("Lutist 2")).toBeVisible();
  await remove("Lutist 2");
  await expect.element(deleteButton("Lutist 3")).toHaveFocus();
  await expect.element(page.getByText("Lutist 2 is deleted.")).toBeVisible();
  await remove("Lutist 3");
  await expect.element(deleteButton("Lutist 1")).toHaveFocus();
  await remove("Lutist 1");
  await expect.element(caption).toHaveFocus();
});

test("a list that is searched while a job is being deleted no longer shows it", async () => {
  officeWith("Gambist", "Lutist");
  await render();
  const release = hold(DELETE);
  await deleteButton("Lutist").click();
  await question.getByRole("button", { name: "Delete" }).click();
  await search.fill("Lut");
  await expectAddress("/admin?job-q=Lut");
  await expect.element(rowOf("Lutist")).toBeVisible();
  release();
  await expect.element(table.getByText("No jobs found for “Lut”.")).toBeVisible();
});

test("a list that can't be read says so, and comes when it can", async () => {
  officeWith("Lutist");
  const answerAgain = neverInTime(LIST);
  await render();
  await expect.element(failure).toMatchTextContent("The jobs can’t be shown right now. There was no answer in time.");
  await expect.element(table.getByText(NO_JOBS)).not.toBeInTheDocument();
  answerAgain();
  await table.getByRole("button", { name: "Retry" }).click();
  await expect.element(rowOf("Lutist")).toBeVisible();
  await expect.element(caption).toHaveFocus();
});

test("where there are no jobs, four default jobs can be inserted", async () => {
  officeWith();
  await render();
  await expect.element(table.getByText(NO_JOBS)).toBeVisible();
  await expectAccessible();
  const restore = refuse(INSERT, "INTERNAL_ERROR");
  await insertButton.click();
  await expect.element(page.getByText("The default jobs could not be inserted.")).toBeVisible();
  restore();
  const release = hold(INSERT);
  await insertButton.click();
  await expect.element(table.getByRole("button", { name: "Inserting..." })).toHaveAttribute("aria-disabled", "true");
  release();
  await expect
    .poll(() => titles().toSorted())
    .toEqual(["Android Developer", "Senior React Developer", "UI/UX Designer", "iOS Developer"]);
  await expect.element(insertButton).not.toBeInTheDocument();
});

test.each([360, 1280])(
  "a job says whether it is open, and leads to those who have applied, at %i px",
  async (width) => {
    await page.viewport(width, 740);
    const office = officeWith("Gambist", "Harper", "Lutist", "Piper");
    office.change("Gambist", { applications: 12, newApplications: 3 });
    office.change("Harper", { availability: "filled", applications: 1 });
    office.change("Lutist", { closesAt: "2020-01-31" });
    await render();
    await expect.element(rowOf("Gambist")).toMatchTextContent(/open ?12 applied for Gambist ?3 new for Gambist/);
    await expect.element(rowOf("Harper")).toMatchTextContent(/filled ?1 applied for Harper/);
    await expect.element(rowOf("Lutist")).toMatchTextContent(/closed ?0 applied/);
    await expect.element(rowOf("Piper")).toMatchTextContent(/open ?0 applied/);
    await expectAccessible();
    await expect.poll(widthOf).toBeLessThanOrEqual(width);
    await rowOf("Gambist").getByRole("link", { name: "3 new for Gambist" }).click();
    await expectAddress(`/admin?job=${office.named("Gambist").id}&status=new`);
  },
);
