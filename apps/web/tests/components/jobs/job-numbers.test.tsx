import type { JobNumbers } from "@repo/contract/application/job-numbers";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { JobNumbersDialog } from "@/app/(dashboards)/admin/jobs/numbers/job-numbers-dialog";
import { jobOf } from "../applicants/desk";
import { answer } from "../kit/cms";
import { expectAccessible, expectAddress, pressEnter, renderDashboard, textsOf, widthOf } from "../kit/dashboard";

const NUMBERS = "GET /api/dashboard/jobs/:id/numbers";

const NONE: JobNumbers = {
  total: 0,
  stages: { new: 0, in_review: 0, interview: 0, offer: 0, hired: 0, rejected: 0, withdrawn: 0 },
  weeks: Array.from({ length: 12 }, (_, week) => ({
    from: new Date(Date.UTC(2026, 8, 7 + week * 7)).toISOString().slice(0, 10),
    count: 0,
  })),
  firstAnswer: { applications: 0, answered: 0, medianDays: null },
};

const job = jobOf("Violist");
const dialog = page.getByRole("dialog", { name: "Violist in numbers" });

async function showWith(numbers: JobNumbers): Promise<() => void> {
  answer(NUMBERS, () => numbers);
  const onClose = vi.fn();
  await renderDashboard("jobs-admin", <JobNumbersDialog job={job} onClose={onClose} />, "?status=new");
  return onClose;
}

test("a job without applications says so, and shows no empty charts", async () => {
  await showWith(NONE);
  await expect.element(dialog.getByText("No applications for this job yet.")).toBeVisible();
  await expect.element(dialog.getByRole("figure")).not.toBeInTheDocument();
});

test.each([1280, 360])("a job has its numbers, as charts and as tables, at a width of %i", async (width) => {
  await page.viewport(width, 800);
  const onClose = await showWith({
    ...NONE,
    total: 4,
    stages: { ...NONE.stages, new: 3, offer: 1 },
    weeks: NONE.weeks.map((week, index) => ({ ...week, count: index === 10 ? 4 : 0 })),
    firstAnswer: { applications: 4, answered: 1, medianDays: 3 },
  });
  await expect.element(dialog).toMatchTextContent("3 days (1 of 4 answered)");
  for (const title of ["By stage", "By week"]) {
    await pressEnter(dialog.getByText(`As a table: ${title}`));
    await expect.element(dialog.getByRole("table", { name: title })).toBeVisible();
  }
  const rows = textsOf(dialog.getByRole("table", { name: "By stage" }).getByRole("row"));
  expect(rows).toEqual(expect.arrayContaining(["New3", "Offer1"]));
  expect(dialog.getByRole("table", { name: "By week" }).getByRole("row").elements()).toHaveLength(3);
  await expectAccessible();
  await expect.poll(widthOf).toBeLessThanOrEqual(width);
  await dialog.getByRole("button", { name: "Show the applications" }).click();
  await expectAddress(`/admin?status=new&job=${job.id}`);
  expect(onClose).toHaveBeenCalledOnce();
});
