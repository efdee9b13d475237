import { readFile } from "node:fs/promises";
import path from "node:path";
import { product } from "../product";
import { expect, signInAs, test } from "./fixtures";

/** The site waits so long for the CMS. */
const PATIENCE_MS = 15_000;

const signalCms = async (signal: NodeJS.Signals) =>
  process.kill(Number(await readFile(path.join(product.DATA_DIR, "cms.pid"), "utf8")), signal);

test.afterEach(() => signalCms("SIGCONT"));

test("while the CMS does not answer nobody is signed out, or in", { tag: "@failing-requests" }, async ({
  context,
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, "jobs-admin");
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  const cookies = await context.cookies();

  await signalCms("SIGSTOP");
  for (const request of [page.request.get("/api/session"), page.request.post("/api/auth/jobs/logout")]) {
    const answer = await request;
    expect(answer.status()).toBe(503);
    expect(answer.headers()["set-cookie"]).toBeUndefined();
  }
  const tab = await context.newPage();
  await tab.goto("/admin");
  const unavailable = tab.getByRole("heading", { name: "The dashboard is not available right now" });
  await expect(unavailable).toBeVisible({ timeout: PATIENCE_MS });
  await page.goto("/admin-login");
  await page.getByLabel("Email").fill(product.JOBS_ADMIN_EMAIL);
  await page.getByLabel("Password").fill(product.JOBS_ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  const refusal = page.getByText("Signing in is not possible right now. Please try again in a moment.");
  await expect(refusal).toBeVisible({ timeout: PATIENCE_MS });
  expect(await context.cookies()).toEqual(cookies);

  await signalCms("SIGCONT");
  await tab.getByRole("button", { name: "Try Again" }).click();
  await expect(tab.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
});
