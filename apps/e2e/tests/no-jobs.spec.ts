import { expect, expectAccessible, signInAs, test } from "./fixtures";
import { jobs, panel } from "./panel";

// Both take all jobs away: one after the other.
test.describe.configure({ mode: "default" });

test("a site without openings says so", async ({ page }) => {
  const open = (await jobs.list()).filter((job) => job.availability === "open");
  const setAll = async (availability: string) => {
    for (const { documentId } of open) await jobs.publish({ availability }, documentId);
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

test("the dashboard inserts four default jobs where there are none", async ({ page }) => {
  const documentIds = (await jobs.list()).map(({ documentId }) => documentId);
  await signInAs(page, "jobs-admin");
  await panel.get("POST", `${jobs.address}/actions/bulkUnpublish`, { documentIds });
  try {
    await page.goto("/admin");
    const table = page.getByRole("region", { name: "Manage Jobs" });
    await expect(table.getByText("No jobs yet.")).toBeVisible();
    await expectAccessible(page);
    await table.getByRole("searchbox").fill("nothing");
    await expect(table.getByText("No jobs found for “nothing”.")).toBeVisible();
    await expect(table.getByRole("button", { name: "Insert Default Jobs" })).toHaveCount(0);
    await table.getByRole("searchbox").fill("");

    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/dashboard/jobs/defaults", async (route) => {
      await released;
      await route.continue();
    });
    await table.getByRole("button", { name: "Insert Default Jobs" }).click();
    await expect(table.getByRole("button", { name: "Inserting..." })).toBeDisabled();
    release();
    await table.getByRole("columnheader", { name: "Title" }).getByRole("button").click();
    await expect(table.getByRole("rowheader")).toHaveText([
      "Android Developer",
      "iOS Developer",
      "Senior React Developer",
      "UI/UX Designer",
    ]);
    for (let left = 4; left > 0; left -= 1) {
      await table
        .getByRole("button", { name: /^Delete / })
        .first()
        .click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect(table.getByRole("rowheader")).toHaveCount(left - 1);
    }
    await expect(table.getByRole("button", { name: "Insert Default Jobs" })).toBeVisible();
  } finally {
    await panel.get("POST", `${jobs.address}/actions/bulkPublish`, { documentIds });
  }
});
