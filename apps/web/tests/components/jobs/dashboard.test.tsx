import { JOBS_ADMIN } from "@repo/contract/http/roles";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Guard } from "@/app/(dashboards)/_shared/sign-in/guard";
import { JobsDashboard } from "@/app/(dashboards)/admin/jobs-dashboard";
import { deskWith } from "../applicants/desk";
import { answer, askedOf, cut, hold, refuse } from "../kit/cms";
import { expectAddress, expectTexts, renderDashboard } from "../kit/dashboard";
import { addForm, discard, edit, editForm, LIST, officeWith, rowOf, table } from "./office";

const LOGOUT = "POST /api/auth/jobs/logout";
const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
const title = addForm.getByLabelText("Title");
const logout = page.getByRole("button", { name: "Logout" });

async function render() {
  deskWith([]);
  officeWith("Lutist");
  answer(LOGOUT, () => {
    answer("GET /api/session", () => ({ user: null }));
    return undefined;
  });
  await renderDashboard(
    JOBS_ADMIN,
    <Guard role={JOBS_ADMIN}>
      <JobsDashboard />
    </Guard>,
  );
}

function browserAsks(): boolean {
  const unload = new Event("beforeunload", { cancelable: true });
  dispatchEvent(unload);
  return unload.defaultPrevented;
}

test("keys do what the help says, unless they are turned off", { tags: ["full"] }, async () => {
  await render();
  await expect.element(rowOf("Lutist")).toBeVisible();
  await userEvent.keyboard("?");
  await expectTexts(help.getByRole("term"), [..."/sn?jk123456wmrd"]);
  await userEvent.keyboard("n");
  await expect.element(help).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(help).not.toBeInTheDocument();

  await userEvent.keyboard("n");
  await expect.element(title).toHaveFocus();
  await expect.element(title).toBeInViewport();
  await userEvent.keyboard("s");
  await expect.element(title).toHaveValue("s");
  await page.getByRole("heading", { level: 1 }).click();
  await userEvent.keyboard("/");
  await expect.element(page.getByRole("searchbox", { name: "Search applicants" })).toHaveFocus();
  await page.getByRole("heading", { level: 1 }).click();
  await userEvent.keyboard("s");
  await expect.element(page.getByRole("searchbox", { name: "Search jobs" })).toHaveFocus();

  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await help.getByRole("checkbox").click();
  await expect.element(help.getByRole("checkbox")).not.toBeChecked();
  await userEvent.keyboard("{Escape}");
  await expect.element(help).not.toBeInTheDocument();
  await page.getByRole("heading", { level: 1 }).click();
  await userEvent.keyboard("n");
  await expect.element(title).not.toHaveFocus();
  await userEvent.keyboard("?");
  await expect.element(help).not.toBeInTheDocument();
});

test("a half-written job is not lost by a logout or a reload, and a search asks nothing", {
  tags: ["full"],
}, async () => {
  await render();
  await expect.poll(browserAsks).toBe(false);
  await title.fill("Lighthouse keeper");
  await expect.poll(browserAsks).toBe(true);
  await logout.click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(title).toHaveValue("Lighthouse keeper");
  await page.getByRole("searchbox", { name: "Search jobs" }).fill("Lut");
  await expectAddress("/admin?job-q=Lut");
  await expect.element(question).not.toBeInTheDocument();
  expect(askedOf(LOGOUT)).toEqual([]);

  await logout.click();
  await discard();
  await expectAddress("/admin-login");
  await expect.poll(() => localStorage.getItem("isAdmin")).toBeNull();
  await expect.poll(browserAsks).toBe(false);
});

test("a job that is being edited asks before a reload, and before a logout as well as a half-written one", async () => {
  await render();
  await title.fill("Lighthouse keeper");
  await edit("Lutist");
  await expect.poll(browserAsks).toBe(true);
  await editForm.getByLabelText("Title").fill("Lutenist");
  (logout.element() as HTMLElement).click();
  await discard();
  await expect.element(editForm).not.toBeInTheDocument();
  expect(askedOf(LOGOUT)).toEqual([]);
  await discard();
  await expectAddress("/admin-login");
});

test("who logs out while a list loads is asked nothing", async () => {
  await render();
  await expect.element(rowOf("Lutist")).toBeVisible();
  refuse(LIST, "UNAUTHENTICATED");
  const release = hold(LIST);
  await page.getByRole("searchbox", { name: "Search jobs" }).fill("Lut");
  await expect.element(table.getByRole("table")).toHaveAttribute("aria-busy", "true");
  await logout.click();
  await expectAddress("/admin-login");
  const asked = askedOf(LIST).length;
  release();
  await expect.poll(() => askedOf(LIST).length).toBeGreaterThan(asked);
  // Earlier requests are answered before this one.
  await fetch("/api/session");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("a logout that fails is said", async () => {
  await render();
  cut(LOGOUT);
  await logout.click();
  await expect.element(page.getByText("You could not be signed out. Please try again.")).toBeVisible();
  await expectAddress("/admin");
});
