import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cut } from "../kit/cms";
import { expectAccessible, expectUncovered, focus } from "../kit/dashboard";
import { endWaits } from "../kit/waits";
import { COLLEAGUE, deskWith } from "./desk";
import { closePanel, openPanel, show, statusOf } from "./screen";

const messages = () => document.querySelectorAll("[data-toast]").length;
const undoAll = page.getByRole("button", { name: "Undo all" });

async function reject(...people: string[]): Promise<void> {
  for (const name of people) {
    await statusOf(name).selectOptions("Rejected");
    await expect.element(page.getByText(`${name}: Rejected`)).toBeVisible();
  }
}

test("of several messages one is shown, and all that nobody has changed since is undone at once", async () => {
  const desk = deskWith(["Ada", "Ben", "Cleo", "Dora"]);
  await show();
  await reject("Ada", "Ben", "Cleo", "Dora");
  expect(messages()).toBe(1);
  await expect.element(page.getByText("and 3 more")).toBeVisible();
  await expectAccessible();
  desk.changeStatus(desk.named("Cleo").id, "offer", "", COLLEAGUE);
  await undoAll.click();
  await expect
    .element(page.getByText("3 of 4 changes are undone. Left as they were: Cleo (somebody has changed it meanwhile)."))
    .toBeVisible();
  expect(desk.statuses()).toEqual({ Ada: "new", Ben: "new", Cleo: "offer", Dora: "new" });
  await expect.element(statusOf("Cleo")).toHaveValue("offer");
  expect(messages()).toBe(1);
});

test("what was put back alone stays so when the others are undone, which can be undone too", async () => {
  const desk = deskWith(["Ada", "Ben", "Cleo"]);
  await show();
  await reject("Ada", "Ben", "Cleo");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.element(page.getByText("Cleo: New")).toBeVisible();
  await undoAll.click();
  await expect.element(page.getByText("2 of 2 changes are undone.")).toBeVisible();
  expect(desk.statuses()).toEqual({ Ada: "new", Ben: "new", Cleo: "new" });
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(desk.statuses).toEqual({ Ada: "rejected", Ben: "rejected", Cleo: "new" });
});

test("a failure stays in view until it is dismissed, and the history shows what was undone", async () => {
  deskWith(["Ada", "Ben", "Cleo"]);
  await show();
  const restore = cut("PATCH /api/dashboard/applications/:id");
  await statusOf("Ada").selectOptions("Rejected");
  const failure = page.getByText("The status of Ada could not be saved.");
  await expect.element(failure).toBeVisible();
  restore();
  await statusOf("Ben").selectOptions("Rejected");
  await statusOf("Cleo").selectOptions("Rejected");
  await expect.element(page.getByText("and 2 more")).toBeVisible();
  await expectUncovered(failure);

  const panel = await openPanel("Ben");
  const entries = panel.getByRole("region", { name: "History" }).getByRole("listitem");
  await expect.element(entries).toHaveLength(2);
  await panel.getByRole("button", { name: "Dismiss" }).click();
  await panel.getByRole("button", { name: "Undo all" }).click();
  await expect.element(entries).toHaveLength(3);
  await closePanel();
  await endWaits(10_000, () => messages() === 0);
});

test.each([360, 1280])("messages cover nothing that is needed next, at %i px", async (width) => {
  await page.viewport(width, 740);
  deskWith(["Ada", "Ben", "Cleo"]);
  await show();
  const bar = page.getByRole("region", { name: "Selected applications" });
  await page.getByRole("checkbox", { name: "Select Cleo" }).click();
  await reject("Ada", "Ben");
  await expectUncovered(page.getByText("and 1 more"));
  await expectUncovered(bar.getByRole("button", { name: "Change" }));
  await expectUncovered(bar.getByRole("button", { name: "Clear" }));
  await focus(statusOf("Ada"));
  await expectUncovered(statusOf("Ada"));

  const panel = await openPanel("Cleo");
  await panel.getByRole("button", { name: "Write an email" }).click();
  const mail = page.getByRole("dialog", { name: "Email Cleo" });
  await expectUncovered(mail.getByText("and 1 more"));
  await expectUncovered(mail.getByRole("button", { name: "Preview" }));
  await expectUncovered(mail.getByRole("button", { name: "Cancel" }));
  await expectAccessible();
});
