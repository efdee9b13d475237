import type { UpcomingInterview } from "@repo/contract/application/upcoming-interview";
import { JOBS_ADMIN } from "@repo/contract/http/roles";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Interviews } from "@/app/(dashboards)/admin/interviews/interviews";
import { answer, askedOf, refuse } from "../kit/cms";
import { expectAccessible, expectTexts, renderDashboard, widthOf } from "../kit/dashboard";

const MAKE = "POST /api/dashboard/interviews/feed";
const REVOKE = "DELETE /api/dashboard/interviews/feed";
const HREF = `https://www.example.com/applications/calendar/${"a-_9".repeat(10)}xyz.ics`;

const asha: UpcomingInterview = {
  ...{ id: "1", application: "asha", name: "Asha", job_title: "Violist", status: "interview" },
  ...{ startsAt: "2031-12-01T04:30:00.000Z", minutes: 45, zone: "Europe/London" },
  ...{ where: "https://meet.example.com/a", colleagues: ["one@example.com", "two@example.com"] },
};
const ben: UpcomingInterview = {
  ...{ ...asha, id: "2", application: "ben", name: "Ben", status: "rejected", zone: "Asia/Kolkata" },
  ...{ where: "Room 2, Hyderabad", colleagues: [] },
};

const table = page.getByRole("table");
const calendar = page.getByRole("region", { name: "In Your Calendar" });
const button = (name: string) => calendar.getByRole("button", { name });
const question = page.getByRole("alertdialog");

async function open(items: UpcomingInterview[], since: string | null = null) {
  let feedSince = since;
  answer("GET /api/dashboard/interviews", () => ({ items, zone: "Asia/Kolkata", feedSince }));
  answer(MAKE, () => {
    feedSince = "2026-11-20T10:00:00.000Z";
    return { href: HREF };
  });
  answer(REVOKE, () => {
    feedSince = null;
    return undefined;
  });
  await renderDashboard(JOBS_ADMIN, <Interviews />, "/interviews");
}

test("interviews to come say who, for which job, when by both clocks, where and with whom, on any screen", async () => {
  await open([asha, ben]);
  await expectTexts(table.getByRole("rowheader"), ["Asha", "Ben"]);
  await expect.element(table.getByRole("link", { name: "Asha" })).toHaveAttribute("href", "/admin?application=asha");
  const first = page.getByRole("row", { name: "Asha" });
  for (const text of [
    "Violist",
    "Monday, 1 December 2031, 10:00–10:45 (Asia/Kolkata, GMT+5:30)",
    "For the applicant: Monday, 1 December 2031, 04:30–05:15 (Europe/London, GMT)",
    "one@example.com, two@example.com",
  ]) {
    await expect.element(first.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(first.getByRole("link", { name: /^https:\/\/meet/ })).toHaveAttribute("href", asha.where);
  const second = page.getByRole("row", { name: "Ben" });
  await expect.element(second.getByText("Room 2, Hyderabad")).toBeVisible();
  await expect.element(second.getByText("Rejected")).toBeVisible();
  await expect.element(second.getByText("For the applicant")).not.toBeInTheDocument();
  for (const width of [360, 768, 1280]) {
    await page.viewport(width, 800);
    await expectAccessible();
    expect(widthOf()).toBe(width);
  }
});

test("a calendar address is made, shown once, replaced and revoked", async () => {
  await open([]);
  await expect.element(page.getByText("No interviews to come.")).toBeVisible();
  await button("Make a calendar address").click();
  const address = calendar.getByLabelText("Your calendar address");
  await expect.element(address).toHaveValue(HREF);
  await expect.element(address).toHaveAccessibleDescription(/not shown again/);
  await expectAccessible();
  await button("Make a new address").click();
  await expect.element(question).toMatchTextContent("The present address stops working");
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(askedOf(MAKE)).toHaveLength(1);
  await button("Make a new address").click();
  await question.getByRole("button", { name: "Make a new one" }).click();
  await expect.poll(() => askedOf(MAKE)).toHaveLength(2);
  await button("Revoke the address").click();
  await question.getByRole("button", { name: "Revoke it" }).click();
  await expect.element(button("Make a calendar address")).toBeVisible();
  await expect.element(address).not.toBeInTheDocument();
  await expect.element(page.getByText("The calendar address no longer works.")).toBeVisible();
  expect(askedOf(REVOKE)).toHaveLength(1);
});

test("an address that could not be revoked stays, and is said", async () => {
  await open([], "2026-11-20T10:00:00.000Z");
  refuse(REVOKE, "CMS_UNAVAILABLE");
  await button("Revoke the address").click();
  await question.getByRole("button", { name: "Revoke it" }).click();
  await expect.element(page.getByRole("alert").getByText(/not available right now|was not changed/)).toBeVisible();
  await expect.element(button("Revoke the address")).toBeVisible();
});
