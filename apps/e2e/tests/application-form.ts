import type { Page } from "@playwright/test";
import { application } from "@repo/testing/application";

export const JOB = "Senior Backend Engineer";

export async function openApplicationForm(page: Page) {
  await page.goto("/careers");
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
