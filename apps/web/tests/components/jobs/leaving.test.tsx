import { createRef } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ManageJobs } from "@/app/(dashboards)/admin/jobs/manage-jobs";
import { expectAccessible, expectUncovered, renderDashboard } from "../kit/dashboard";
import { edit, editForm, officeWith } from "./office";

const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
const details = editForm.getByLabelText("Details", { exact: true });
const box = (of: typeof details) => of.element().getBoundingClientRect();

beforeEach(async () => {
  officeWith("Lutist");
  await renderDashboard("jobs-admin", <ManageJobs searchRef={createRef()} />);
  await edit("Lutist");
  await details.fill("Half a day");
});

test("a modal is closed by a press beside it alone, not by one on its margin or a selection let go there", async () => {
  await expectUncovered(details);
  const { left, top, height } = box(editForm);
  const margin = { x: left + 6, y: top + height / 2 };
  const input = { x: box(details).left + 40, y: box(details).top + 20 };
  const beside = { x: 5, y: 5 };
  const press = (from: typeof beside, to = from) =>
    userEvent.pointer([
      { keys: "[MouseLeft>]", coords: from },
      { keys: "[/MouseLeft]", coords: to },
    ]);
  await press(margin);
  await expect.element(question).not.toBeInTheDocument();
  await press(input, beside);
  await expect.element(question).not.toBeInTheDocument();
  await press(beside, margin);
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(details).toHaveValue("Half a day");

  await press(beside);
  await expect.element(question).toBeVisible();
  await expectAccessible();
});

test("Back takes away what lies on top, asks before a form with changes, and leaves no entry behind", async () => {
  const open = () => page.getByRole("dialog").elements().length;
  await expect.poll(() => history.state).toMatchObject({ covers: 1 });
  for (const answered of ["Cancel", "Discard"]) {
    history.back();
    await question.getByRole("button", { name: answered }).click();
    await expect.element(question).not.toBeInTheDocument();
    if (answered === "Cancel") await expect.element(details).toHaveValue("Half a day");
  }
  await expect.element(editForm).not.toBeInTheDocument();
  await expect.poll(() => history.state?.covers).toBeUndefined();

  const entries = history.length;
  for (const close of [() => history.back(), () => userEvent.keyboard("{Escape}")]) {
    await edit("Lutist");
    await expect.poll(() => history.state).toMatchObject({ covers: 1 });
    await close();
    await expect.poll(open).toBe(0);
    await expect.poll(() => history.state?.covers).toBeUndefined();
  }
  expect(history.length).toBe(entries);
});

test("a file chooser that is left without a choice leaves the form open", async () => {
  (await details.findElement()).dispatchEvent(new Event("cancel", { bubbles: true }));
  await expect.element(details).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test("Escape pressed again and again takes nothing away", async () => {
  const rendered = () => document.querySelectorAll("[role='alertdialog'] h2").length;
  for (const shown of [1, 0, 1, 0]) {
    await userEvent.keyboard("{Escape}");
    await expect.poll(rendered).toBe(shown);
  }
  // These keys come together, because a browser counts test steps in between as user actions, without which it closes
  // the dialog unasked.
  for (const times of [2, 3, 4, 5]) {
    await userEvent.keyboard("{Escape}".repeat(times));
    await expect.element(editForm.getByText("Details", { exact: true })).toBeVisible();
    await expect.poll(() => question.elements().length - rendered()).toBe(0);
  }
  await expect.element(details).toHaveValue("Half a day");
});

test("a question that is asked again in the frame in which it was answered stays", async () => {
  await userEvent.keyboard("{Escape}");
  const cancel = (await question.getByRole("button", { name: "Cancel" }).findElement()) as HTMLElement;
  const close = page.getByRole("button", { name: "Close", includeHidden: true }).element() as HTMLElement;
  const dialog = cancel.closest("dialog") as HTMLDialogElement;
  const told = new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  cancel.click();
  await Promise.resolve();
  close.click();
  await told;
  await expect.element(question).toBeVisible();
});
