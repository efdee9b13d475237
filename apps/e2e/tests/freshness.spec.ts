import { product } from "../product";
import { asJobsAdmin, expect, test } from "./fixtures";

test("a job that is written in the CMS is on the page, and gone as fast", async ({ page }) => {
  const title = `Archivist ${crypto.randomUUID()}`;
  const seen = async () => (await (await fetch(`${product.SITE_URL}/careers`)).text()).includes(title);

  const created = await asJobsAdmin("/api/jobs?status=published", "POST", {
    title,
    details: "Part time",
    description: "Keeps things.",
    requirements: ["Patience", "Order"],
  });
  const { data } = (await created.json()) as { data: { documentId: string; requirements: string } };
  expect(data.requirements).toBe("Patience\nOrder");
  await expect.poll(seen, { intervals: [100] }).toBe(true);

  await page.goto("/careers");
  await page.getByRole("button", { name: `View Details of ${title}` }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText(["Patience", "Order"]);

  await asJobsAdmin(`/api/jobs/${data.documentId}`, "DELETE");
  await expect.poll(seen, { intervals: [100] }).toBe(false);
});

test("only the CMS can ask for pages to be rendered anew", async ({ request }) => {
  const answer = await request.post("/api/revalidate", {
    data: { types: ["job"] },
    headers: { authorization: "Bearer wrong" },
  });
  expect(answer.status()).toBe(401);
});
