import { RuleError } from "@repo/contract/http/errors";
import { createRef } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { AddJob } from "@/app/(dashboards)/admin/jobs/add-job";
import { ManageJobs } from "@/app/(dashboards)/admin/jobs/manage-jobs";
import { answer, askedOf, cut, hold } from "../kit/cms";
import { expectAccessible, expectTexts, renderDashboard } from "../kit/dashboard";
import { ADD, addForm, officeWith, rowOf, table } from "./office";

const job = {
  Title: "Lutist",
  Details: "Full time • Remote • 3+ years",
  Description: "Plays <gut> & nylon.",
  Requirements: "A lute\nPatience",
};
const field = (label: string) => addForm.getByLabelText(label, { exact: true });
const preview = page.getByRole("region", { name: "On the careers page" });
const summary = addForm.getByRole("alert", { name: "There is a problem" });

async function fillIn() {
  for (const [label, text] of Object.entries(job)) await field(label).fill(text);
}

const render = () =>
  renderDashboard(
    "jobs-admin",
    <>
      <ManageJobs searchRef={createRef()} />
      <AddJob titleRef={createRef()} />
    </>,
  );

test("a job is shown as visitors will see it, is sent once, and leaves the form empty", async () => {
  officeWith("Gambist");
  await render();
  await fillIn();
  await expect.element(preview).toMatchTextContent(`${job.Title}${job.Details}${job.Description}`);
  await expectTexts(preview.getByRole("listitem"), ["A lute", "Patience"]);
  await expectAccessible();

  const release = hold(ADD);
  await addForm.getByRole("button", { name: "Add Job" }).click();
  const adding = addForm.getByRole("button", { name: "Adding..." });
  await expect.element(adding).toHaveAttribute("aria-disabled", "true");
  (adding.element() as HTMLElement).click();
  release();
  await expect.element(page.getByText("Lutist is added.")).toBeVisible();
  await expect.element(rowOf("Lutist")).toBeVisible();
  await expect.element(table.getByRole("rowheader").first()).toHaveTextContent("Lutist");
  await expect.element(field("Title")).toHaveValue("");
  await expect.element(preview).not.toMatchTextContent("Lutist");
  const { Title: title, Details: details, Description: description, Requirements: requirements } = job;
  await expect
    .poll(() => askedOf(ADD).map(({ body }) => body))
    .toEqual([{ title, details, description, requirements, responsibilities: "" }]);
});

test("what is missing is asked for, and nothing is sent", async () => {
  officeWith();
  await render();
  for (const label of Object.keys(job)) await expect.element(field(label)).toBeRequired();
  await field("Details").fill(job.Details);
  await addForm.getByRole("button", { name: "Add Job" }).click();
  await expect.element(summary).toHaveFocus();
  await expectTexts(summary.getByRole("link"), [
    "Title is required.",
    "Description is required.",
    "Requirements is required.",
  ]);
  await expect.element(field("Title")).toHaveAccessibleDescription("Title is required.");
  await field("Title").fill("L");
  await expect.element(field("Title")).toHaveAccessibleDescription("");
  await expectAccessible();
  expect(askedOf(ADD)).toEqual([]);
});

test("what fails is said, in words even without words, and nothing that was typed is lost", async () => {
  officeWith();
  await render();
  await fillIn();
  const add = () => addForm.getByRole("button", { name: "Add Job" }).click();
  cut(ADD);
  await add();
  await expect.element(addForm.getByRole("alert")).toHaveTextContent("Failed to add job");
  answer(ADD, () => {
    throw new RuleError("RATE_LIMITED", "Not so fast.");
  });
  await add();
  await expect.element(addForm.getByText("Not so fast.")).toBeVisible();
  answer(ADD, () =>
    Response.json({ error: { code: "VALIDATION_FAILED", message: "", fields: { details: " " } } }, { status: 422 }),
  );
  await add();
  await expect.element(summary.getByRole("link")).toHaveTextContent("Please check this.");
  await expect.element(field("Details")).toHaveAccessibleDescription(/Please check this\./);
  for (const [label, text] of Object.entries(job)) await expect.element(field(label)).toHaveValue(text);
});
