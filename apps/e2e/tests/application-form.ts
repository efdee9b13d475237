import type { Page } from "@playwright/test";

export const JOB = "Senior Backend Engineer";

export async function openApplicationForm(page: Page) {
  await page.goto("/careers");
  await page.getByRole("button", { name: `View Details of ${JOB}` }).click();
  const dialog = page.getByRole("dialog", { name: JOB });
  await dialog.getByRole("button", { name: "Apply Now" }).click();
  return dialog;
}

/** Fills in all but the résumé. */
export async function fillInApplication(page: Page, email = `meera.${crypto.randomUUID()}@example.com`) {
  await page.getByLabel("Full name").fill("Meera Sampleson");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone number").fill("+91 40 0000 0000");
  await page.getByLabel("Preferred work type").selectOption("Full-time");
  await page.getByLabel("Years of experience").fill("4");
  await page.getByLabel("Current CTC").fill("12.5");
  await page.getByLabel("Expected CTC").fill("16");
  await page.getByLabel("Notice period").fill("30");
}

export const attachResume = (page: Page, buffer: Buffer, name = "cv.pdf", mimeType = "application/pdf") =>
  page.getByLabel("Résumé").setInputFiles({ name, mimeType, buffer });
