import { product } from "../product";
import { asJobsAdmin, expect, expectAccessible, signInAs, test } from "./fixtures";

// Both take all jobs away: one after the other.
test.describe.configure({ mode: "default" });

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

test("the dashboard inserts four default jobs where there are none", async ({ page }) => {
  const panel = await asEditor();
  const answer = await asJobsAdmin("/api/jobs?pagination[pageSize]=100");
  const documentIds = ((await answer.json()) as { data: { documentId: string }[] }).data.map((job) => job.documentId);
  await signInAs(page, "jobs-admin");
  await panel("bulkUnpublish", documentIds);
  try {
    await page.goto("/admin");
    const jobs = page.getByRole("region", { name: "Manage Jobs" });
    await expect(jobs.getByText("No jobs yet.")).toBeVisible();
    await expectAccessible(page);
    await jobs.getByRole("searchbox").fill("nothing");
    await expect(jobs.getByText("No jobs found for “nothing”.")).toBeVisible();
    await expect(jobs.getByRole("button", { name: "Insert Default Jobs" })).toHaveCount(0);
    await jobs.getByRole("searchbox").fill("");

    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/dashboard/jobs/defaults", async (route) => {
      await released;
      await route.continue();
    });
    await jobs.getByRole("button", { name: "Insert Default Jobs" }).click();
    await expect(jobs.getByRole("button", { name: "Inserting..." })).toBeDisabled();
    release();
    await jobs.getByRole("columnheader", { name: "Title" }).getByRole("button").click();
    await expect(jobs.getByRole("rowheader")).toHaveText([
      "Android Developer",
      "iOS Developer",
      "Senior React Developer",
      "UI/UX Designer",
    ]);
    for (let left = 4; left > 0; left -= 1) {
      await jobs
        .getByRole("button", { name: /^Delete / })
        .first()
        .click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect(jobs.getByRole("rowheader")).toHaveCount(left - 1);
    }
    await expect(jobs.getByRole("button", { name: "Insert Default Jobs" })).toBeVisible();
  } finally {
    await panel("bulkPublish", documentIds);
  }
});

async function asEditor() {
  const credentials = { email: product.STRAPI_ADMIN_EMAIL, password: product.STRAPI_ADMIN_PASSWORD };
  const post = (path: string, body: object, token = "") =>
    fetch(product.CMS_URL + path, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const signedIn = (await (await post("/admin/login", credentials)).json()) as { data: { token: string } };
  return (action: string, documentIds: string[]) =>
    post(`/content-manager/collection-types/api::job.job/actions/${action}`, { documentIds }, signedIn.data.token);
}
