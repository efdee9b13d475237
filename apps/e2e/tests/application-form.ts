import type { Page } from "@playwright/test";
import { application, applicationForm } from "@repo/testing/application";
import { product, SITE } from "../product";
import { expect } from "./fixtures";
import { hydrated } from "./hydration";

export const JOB = "Senior Backend Engineer";

export async function openApplicationForm(page: Page) {
  await page.goto("/careers");
  await hydrated(page);
  await page.getByRole("button", { name: `View Details of ${JOB}` }).click();
  const dialog = page.getByRole("dialog", { name: JOB });
  await dialog.getByRole("button", { name: "Apply Now" }).click();
  return dialog;
}

export async function fillInApplication(page: Page, email = `meera.${crypto.randomUUID()}@example.com`) {
  await page.getByLabel("Full name").fill(application.name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone number").fill(application.phone);
  await page.getByLabel("Preferred work type").selectOption(application.work_type);
  await page.getByLabel("Years of experience").fill(application.years_experience);
  await page.getByLabel("Current CTC").fill(application.current_ctc);
  await page.getByLabel("Expected CTC").fill(application.expected_ctc);
  await page.getByLabel("Notice period").fill(application.notice_period);
}

export const attachResume = (page: Page, buffer: Buffer, name = "cv.pdf", mimeType = "application/pdf") =>
  page.getByLabel("Résumé").setInputFiles({ name, mimeType, buffer });

/** Sends the form as it is sent without scripts. @returns the application's id. */
export async function sendApplication(resume: File, fields: { job: string } & Record<string, string>): Promise<string> {
  const body = applicationForm(resume, fields);
  const answer = await fetch(`${product.SITE_URL}/api/applications`, { method: "POST", body });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

export async function eraseApplications(addresses: string[]): Promise<void> {
  for (const email of addresses) {
    await fetch(`${product.CMS_URL}/api/job-applications/erase`, {
      method: "POST",
      headers: { "content-type": "application/json", ...SITE },
      body: JSON.stringify({ email }),
    });
  }
}
