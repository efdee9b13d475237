import { RuleError } from "@repo/contract/http/errors";
import { JOBS_ADMIN } from "@repo/contract/http/roles";
import { createRef } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Guard } from "@/app/(dashboards)/_shared/sign-in/guard";
import { AddJob } from "@/app/(dashboards)/admin/jobs/add-job";
import { lowerFlag } from "@/lib/dashboards";
import { ADD, addForm, officeWith } from "../jobs/office";
import { answer, askedOf, neverInTime } from "../kit/cms";
import { expectAddress, renderDashboard } from "../kit/dashboard";

const FIELDS = ["Title", "Details", "Description", "Requirements"];
const LOGIN = "POST /api/auth/jobs/login";
const field = (label: string) => addForm.getByLabelText(label, { exact: true });
const add = () => addForm.getByRole("button", { name: "Add Job" }).click();
const dialog = page.getByRole("dialog", { name: "Please sign in again" });

const render = () =>
  renderDashboard(
    JOBS_ADMIN,
    <Guard role={JOBS_ADMIN}>
      <AddJob titleRef={createRef()} />
    </Guard>,
  );

test("a session that has ended is taken up in place, or stays ended, and nothing that was typed is lost", {
  tags: ["full"],
}, async () => {
  const user = { email: "meera@example.com", role: JOBS_ADMIN } as const;
  officeWith();
  await render();
  for (const label of FIELDS) await field(label).fill(label);
  answer(ADD, () => {
    throw new RuleError("UNAUTHENTICATED");
  });
  await add();
  await expect.element(dialog).toMatchTextContent("Your session has ended. Nothing that you have typed is lost.");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  for (const label of FIELDS) await expect.element(field(label)).toHaveValue(label);

  await add();
  await dialog.getByLabelText("Email").fill(user.email);
  await dialog.getByLabelText("Password").fill("wrong");
  answer(LOGIN, () => {
    throw new RuleError("INVALID_CREDENTIALS");
  });
  await dialog.getByRole("button", { name: "Sign in and continue" }).click();
  await expect.element(dialog.getByText("Invalid admin credentials")).toBeVisible();
  answer(LOGIN, () => {
    officeWith();
    return { user };
  });
  await dialog.getByRole("button", { name: "Sign in and continue" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText("Title is added.")).toBeVisible();
  await expect.poll(() => askedOf(ADD)).toHaveLength(3);
});

test("a dashboard without an answer about the session says so, and opens when there is one", async () => {
  history.replaceState(null, "", "/admin");
  const answerAgain = await unanswered();
  await expect.element(page.getByRole("heading")).toHaveTextContent("The dashboard is not available right now");
  await expect.element(addForm).not.toBeInTheDocument();
  answerAgain();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect.element(addForm).toBeVisible();
});

async function unanswered() {
  const rendered = render();
  const answerAgain = neverInTime("GET /api/session");
  await rendered;
  return answerAgain;
}

test("a dashboard is left for its sign-in when the flag is gone", async () => {
  await render();
  await expect.element(addForm).toBeVisible();
  lowerFlag(JOBS_ADMIN);
  dispatchEvent(new Event("focus"));
  await expectAddress("/admin-login");
});

test("a link to an application is kept for after the sign-in, and nothing else of the address", async () => {
  await render();
  await expect.element(addForm).toBeVisible();
  history.replaceState(null, "", "/admin?q=Asha&application=1%262");
  lowerFlag(JOBS_ADMIN);
  dispatchEvent(new Event("focus"));
  await expectAddress("/admin-login?application=1%262");
});
