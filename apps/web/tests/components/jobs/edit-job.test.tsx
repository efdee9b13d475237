import { RuleError } from "@repo/contract/http/errors";
import { dayAfter, today } from "@repo/time/company";
import { createRef } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ManageJobs } from "@/app/(dashboards)/admin/jobs/manage-jobs";
import { answer, askedOf, cut, hold } from "../kit/cms";
import { expectAccessible, expectUncovered, renderDashboard } from "../kit/dashboard";
import { discard, edit, editForm, LIST, officeWith, rowOf, SAVE, save, table } from "./office";

const field = (label: string) => editForm.getByLabelText(label, { exact: true });
const failure = editForm.getByRole("alert").filter({ hasText: /./ });
const choice = page.getByRole("dialog", { name: "Someone else has changed this job" });

let office: ReturnType<typeof officeWith>;

beforeEach(async () => {
  office = officeWith("Gambist", "Lutist");
  await renderDashboard("jobs-admin", <ManageJobs searchRef={createRef()} />);
});

test("a job is saved, once, and shown as it was saved", async () => {
  await edit("Lutist");
  for (const [label, text] of Object.entries({
    Title: "Lutist",
    Details: "Full time • Remote • 3+ years",
    Description: "Plays <gut> & nylon.",
    Requirements: "A lute\nPatience",
    "Open until": "2099-01-31",
  })) {
    await expect.element(field(label)).toHaveValue(text);
  }
  await field("Details").fill("Half a day");
  const release = hold(SAVE);
  await save();
  const saving = editForm.getByRole("button", { name: "Saving..." });
  await expect.element(saving).toHaveAttribute("aria-disabled", "true");
  (saving.element() as HTMLElement).click();
  release();
  await expect.element(editForm).not.toBeInTheDocument();
  await expect.element(rowOf("Lutist")).toMatchTextContent("Half a day");
  await expect.poll(() => askedOf(SAVE)).toHaveLength(1);
});

test("a job that is past or filled is posted again, with a new closing day", async () => {
  office.change("Gambist", { closesAt: "2026-01-31" });
  office.change("Lutist", { closesAt: "2026-01-31", availability: "filled" });
  await page.getByRole("searchbox", { name: "Search jobs" }).fill("ist");
  await expect.element(rowOf("Gambist")).toMatchTextContent("closed");
  await expect.element(rowOf("Lutist")).toMatchTextContent("filled");
  for (const title of ["Gambist", "Lutist"]) {
    await page.getByRole("button", { name: `Post again: ${title}` }).click();
    const form = page.getByRole("dialog", { name: "Post Job Again" });
    await expect.element(form.getByLabelText("Open until")).toHaveValue(dayAfter(today(), 60));
    await expectAccessible();
    await form.getByRole("button", { name: "Save" }).click();
    await expect.element(form).not.toBeInTheDocument();
    expect(office.named(title)).toMatchObject({ availability: "open", closesAt: dayAfter(today(), 60) });
    await expect.element(page.getByRole("button", { name: `Post again: ${title}` })).not.toBeInTheDocument();
  }
});

test("Cancel closes the modal, and asks when something was typed", async () => {
  await edit("Lutist");
  await editForm.getByRole("button", { name: "Cancel" }).click();
  await expect.element(editForm).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Edit Lutist" })).toHaveFocus();

  await edit("Lutist");
  await field("Details").fill("Something else");
  await userEvent.keyboard("{Escape}");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  await expect.element(field("Details")).toHaveValue("Something else");
  await editForm.getByRole("button", { name: "Cancel" }).click();
  await discard();
  await expect.element(editForm).not.toBeInTheDocument();
  expect(askedOf(SAVE)).toEqual([]);
});

test("what fails is said in the modal and above the table, and nothing that was typed is lost", {
  tags: ["full"],
}, async () => {
  await edit("Lutist");
  await field("Details").fill("Half a day");
  cut(SAVE);
  await save();
  await expect.element(failure).toHaveTextContent("Failed to update job.");
  await expectUncovered(failure);
  await expect.element(editForm.getByRole("button", { name: "Save" })).toHaveFocus();
  const above = table.getByText("Failed to update job.").first();
  await expect.element(above).toHaveStyle({ color: "rgb(179, 38, 30)" });

  answer(SAVE, () => {
    throw new RuleError("VALIDATION_FAILED", "Not like this.", { details: "Too short." });
  });
  await save();
  const summary = editForm.getByRole("alert", { name: "There is a problem" });
  await summary.getByRole("link", { name: "Too short." }).click();
  await expect.element(field("Details")).toHaveFocus();
  await expect.element(field("Details")).toHaveAccessibleDescription(/Too short\./);
  await expect.element(field("Details")).toHaveValue("Half a day");
  await editForm.getByRole("button", { name: "Cancel" }).click();
  await discard();
  await expect.element(table.getByRole("alert").filter({ hasText: /./ })).toHaveTextContent("Not like this.");
});

test("a refusal without words is told in words", async () => {
  await edit("Lutist");
  await field("Details").fill("Half a day");
  for (const [error, shown] of [
    [{ message: "\u200b" }, "Some fields need your attention."],
    [{ message: "", fields: { details: ["Too short."] } }, "Please check this."],
  ] as const) {
    answer(SAVE, () => Response.json({ error: { code: "VALIDATION_FAILED", ...error } }, { status: 422 }));
    await save();
    await expect.element(editForm.getByRole("alert").filter({ hasText: shown })).toBeVisible();
  }
});

test("a late answer closes no other job", async () => {
  const release = hold(SAVE);
  await edit("Lutist");
  await field("Details").fill("Saved late");
  await save();
  await userEvent.keyboard("{Escape}");
  await discard();
  await expect.element(editForm).not.toBeInTheDocument();
  await edit("Gambist");
  await field("Details").fill("Typed meanwhile");
  release();
  await expect.element(table.getByText("Saved late")).toBeInTheDocument();
  await expect.element(field("Details")).toHaveValue("Typed meanwhile");
});

test("a job can be edited again as it was saved, before the list is reloaded", async () => {
  await expect.element(rowOf("Lutist")).toBeVisible();
  const release = hold(LIST);
  for (const details of ["Once", "Twice"]) {
    await edit("Lutist");
    await field("Details").fill(details);
    await save();
    await expect.element(editForm).not.toBeInTheDocument();
    await expect.element(rowOf("Lutist")).toMatchTextContent(details);
  }
  release();
});

test("of two who edit the same job, the later one chooses", async () => {
  await edit("Lutist");
  office.change("Lutist", { details: "Theirs" });
  await field("Details").fill("Mine");
  await save();
  await expect.element(choice).toMatchTextContent("It was saved after you opened it.");
  await expect.element(choice.getByRole("definition")).toHaveTextContent("YoursMineTheirsTheirs");
  await expectAccessible();
  await choice.getByRole("button", { name: "Keep mine" }).click();
  await expect.element(editForm).not.toBeInTheDocument();
  await expect.element(rowOf("Lutist")).toMatchTextContent("Mine");
  await expect.poll(() => office.named("Lutist").details).toBe("Mine");

  await edit("Lutist");
  office.change("Lutist", { details: "Theirs again" });
  await field("Details").fill("Mine again");
  await save();
  await choice.getByRole("button", { name: "Take theirs" }).click();
  await expect.element(editForm).not.toBeInTheDocument();
  await expect.element(rowOf("Lutist")).toMatchTextContent("Theirs again");
  await expect.poll(() => office.named("Lutist").details).toBe("Theirs again");
});

test("what an editor has prepared as a draft is not overwritten unasked", async () => {
  const draftUpdatedAt = "2026-11-02T12:00:00.000Z";
  await edit("Lutist");
  await field("Details").fill("Mine");
  const { updatedAt } = office.named("Lutist");
  answer(SAVE, ({ body }) => {
    if (body.draftUpdatedAt === draftUpdatedAt) return office.change("Lutist", { details: String(body.details) });
    const current = { ...office.named("Lutist"), details: "Prepared details", draftUpdatedAt };
    throw new RuleError("CONFLICT", "An unpublished draft of this job has another details.", undefined, { current });
  });
  await save();
  await expect.element(choice).toMatchTextContent("A draft of it that is not published yet says something else.");
  await expect.element(choice.getByRole("definition")).toHaveTextContent("YoursMineTheirsPrepared details");
  await choice.getByRole("button", { name: "Keep mine" }).click();
  await expect.element(editForm).not.toBeInTheDocument();
  await expect.element(rowOf("Lutist")).toMatchTextContent("Mine");
  await expect.poll(() => askedOf(SAVE).at(-1)?.body).toMatchObject({ details: "Mine", updatedAt, draftUpdatedAt });
});
