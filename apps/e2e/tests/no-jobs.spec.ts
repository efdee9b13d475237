import { product } from "../product";
import { expect, expectAccessible, test } from "./fixtures";
import { jobs } from "./panel";

const NO_OPENINGS = "No current openings available.";

test("a site without openings says so", async ({ page }) => {
  const open = (await jobs.list()).filter((job) => job.availability === "open");
  const setAll = async (availability: string) => {
    for (const { documentId } of open) await jobs.publish({ availability }, documentId);
  };
  try {
    await setAll("closed");
    await expect.poll(async () => (await fetch(`${product.SITE_URL}/careers`)).text()).toContain(NO_OPENINGS);
    await page.goto("/careers");
    await expect(page.getByText(NO_OPENINGS)).toBeVisible();
    await expect(page.getByRole("button", { name: /View Details/ })).toHaveCount(0);
    await expectAccessible(page);
  } finally {
    await setAll("open");
  }
});
