import type { Page } from "@playwright/test";
import { attachResume, fillInApplication, JOB } from "./application-form";
import { expect, expectAccessible, readAsJobsAdmin, signInAs, test } from "./fixtures";
import { hydrated } from "./hydration";

const person = () => `meera.${crypto.randomUUID()}@example.com`;

async function applyHere(page: Page, email: string, pdf: Buffer) {
  await page.getByRole("button", { name: `View Details of ${JOB}` }).click();
  const dialog = page.getByRole("dialog", { name: JOB });
  await dialog.getByRole("button", { name: "Apply Now" }).click();
  await fillInApplication(page, email);
  await attachResume(page, pdf);
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(dialog.getByRole("heading", { name: /^Thanks for applying!/ })).toBeVisible();
}

async function stored(email: string) {
  const found = await readAsJobsAdmin(`/api/dashboard/applications?q=${email}`);
  return ((await found.json()) as { items: Record<string, string>[] }).items[0];
}

async function idOfJob(): Promise<string | undefined> {
  const found = await readAsJobsAdmin("/api/dashboard/jobs");
  const { items } = (await found.json()) as { items: { id: string; title: string }[] };
  return items.find(({ title }) => title === JOB)?.id;
}

test("where a visit began is kept with the application, on no device, and counted for the job", async ({
  page,
  pdf,
}) => {
  const email = person();
  const campaign = `Spring ${crypto.randomUUID().slice(0, 8)}`;
  const query = new URLSearchParams({
    utm_source: "LinkedIn",
    utm_medium: "Social",
    utm_campaign: campaign,
    gclid: "x",
  });
  await page.goto(`/about?${query}`, { referer: "https://www.linkedin.com/feed/?person=meera" });
  await hydrated(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "careers" }).click();
  await expect(page).toHaveURL("/careers");
  await page.waitForLoadState("networkidle");
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).not.toMatch(/linkedin|utm|spring/i);
  expect((await page.context().cookies()).length).toBe(0);

  await applyHere(page, email, pdf);
  expect(await stored(email)).toMatchObject({
    source: "linkedin",
    source_medium: "social",
    source_campaign: campaign.toLowerCase(),
    source_referrer: "linkedin.com",
  });

  await signInAs(page, "jobs-admin");
  await page.goto(`/admin?q=${email}&job=${await idOfJob()}`);
  await page.getByRole("button", { name: "Meera Sampleson" }).click();
  const panel = page.getByRole("dialog", { name: "Meera Sampleson" });
  await expect(panel.getByText(`linkedin · social · ${campaign.toLowerCase()} · from linkedin.com`)).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();

  const sources = page.getByText("Sources of this job’s applications");
  await sources.focus();
  await page.keyboard.press("Enter");
  const table = page.getByRole("table", { name: "Sources" });
  await expect(table.getByRole("row", { name: /^linkedin \d+ \([\d.]+%\) \d+$/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);
});

test("a broken link, or a site that tells nothing, keeps nobody from applying", async ({ page, pdf }) => {
  const email = person();
  await page.goto(`/careers?utm_source=${"x".repeat(3_000)}&utm_campaign=meera@example.com&utm_medium=%00%FF<b>`, {
    referer: "http://10.0.0.1/",
  });
  await applyHere(page, email, pdf);
  expect(await stored(email)).toMatchObject({
    source: null,
    source_medium: null,
    source_campaign: null,
    source_referrer: null,
  });
});

test("sources that can't be read say so, and are read again", { tag: "@failing-requests" }, async ({ page }) => {
  await signInAs(page, "jobs-admin");
  await page.route("**/sources", (route) => route.abort());
  await page.goto(`/admin?job=${await idOfJob()}`);
  await page.getByText("Sources of this job’s applications").click();
  await expect(page.getByRole("alert").filter({ hasText: "The sources can’t be shown" })).toBeVisible();
  await page.unroute("**/sources");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The sources can’t be shown" })).toBeHidden();
});
