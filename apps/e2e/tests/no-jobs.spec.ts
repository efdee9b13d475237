import { asJobsAdmin, expect, expectAccessible, test } from "./fixtures";

test("a site without openings says so", async ({ page }) => {
  const answer = await asJobsAdmin("/api/jobs?pagination[pageSize]=100");
  const { data: jobs } = (await answer.json()) as { data: { documentId: string; availability: string }[] };
  const setAll = async (availability: string) => {
    for (const { documentId } of jobs.filter((job) => job.availability === "open")) {
      await asJobsAdmin(`/api/jobs/${documentId}?status=published`, "PUT", { availability });
    }
  };
  try {
    await setAll("closed");
    await expect(async () => {
      await page.goto("/careers");
      await expect(page.getByText("No current openings available.")).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
    await expect(page.getByRole("button", { name: /View Details/ })).toHaveCount(0);
    await expectAccessible(page);
  } finally {
    await setAll("open");
  }
});
