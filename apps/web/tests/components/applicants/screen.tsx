import { createRef } from "react";
import { expect } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { Applicants } from "@/app/(dashboards)/admin/applicants/applicants";
import { renderDashboard } from "../kit/dashboard";

export const region = page.getByRole("region", { name: "Job Applicants" });
export const names = region.getByRole("rowheader");
export const statusOf = (name: string) => page.getByRole("combobox", { name: `Status of ${name}` });

export const show = (query = "") =>
  renderDashboard("jobs-admin", <Applicants searchRef={createRef<HTMLInputElement>()} />, query);

export const dialogOf = (name: string) => page.getByRole("dialog", { name, exact: true });

export async function openPanel(name: string): Promise<Locator> {
  await region.getByRole("button", { name, exact: true }).click();
  await expect.element(dialogOf(name)).toBeVisible();
  return dialogOf(name);
}

/** Presses Escape, and waits until the panel and what it says are gone. */
export async function closePanel(): Promise<void> {
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
}
