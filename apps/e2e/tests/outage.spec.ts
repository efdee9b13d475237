import { product } from "../product";
import { withoutCms } from "./faults";
import { expect, signInAs, test } from "./fixtures";

test("while the CMS does not answer nobody is signed out, or in", {
  tag: ["@nightly", "@failing-requests", "@server-errors"],
}, async ({ context, page, request }) => {
  const title = { level: 1, name: "Admin Dashboard" };
  const tab = await context.newPage();
  await signInAs(page, "jobs-admin");
  await signInAs(request, "jobs-admin");
  await page.goto("/admin");
  await expect(page.getByRole("heading", title)).toBeVisible();
  const cookies = await context.cookies();

  await withoutCms(async () => {
    for (const asked of [page.request.get("/api/session"), request.post("/api/auth/jobs/logout")]) {
      const answer = await asked;
      expect(answer.status()).toBe(503);
      expect(answer.headers()["set-cookie"]).toBeUndefined();
    }
    await tab.goto("/admin");
    const unavailable = tab.getByRole("heading", { name: "The dashboard is not available right now" });
    await expect(unavailable).toBeVisible();

    await page.goto("/admin-login");
    await page.getByLabel("Email").fill(product.JOBS_ADMIN_EMAIL);
    await page.getByLabel("Password").fill(product.JOBS_ADMIN_PASSWORD);
    await page.getByRole("button", { name: "Login" }).click();
    const refusal = page.getByText("Signing in is not possible right now. Please try again in a moment.");
    await expect(refusal).toBeVisible();
    expect(await context.cookies()).toEqual(cookies);
  });

  // The page may just have retried by itself.
  await tab.getByRole("button", { name: "Try Again" }).evaluateAll((found: HTMLElement[]) => found[0]?.click());
  await expect(tab.getByRole("heading", title)).toBeVisible();
});
