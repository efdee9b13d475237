import { product } from "../product";
import { expect, test } from "./fixtures";
import { hydrated } from "./hydration";
import { jobs } from "./panel";

test("a job that is written in the CMS is on the page, and gone as fast", async ({ page }) => {
  const title = `Archivist ${crypto.randomUUID()}`;
  const seen = async () => (await (await fetch(`${product.SITE_URL}/careers`)).text()).includes(title);

  const { documentId } = await jobs.publish({
    title,
    details: "Part time",
    description: "Keeps things.",
    requirements: ["Patience", "Order"],
  });
  await expect.poll(seen).toBe(true);

  await page.goto("/careers");
  await hydrated(page);
  await page.getByRole("button", { name: `View Details of ${title}` }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText(["Patience", "Order"]);

  await jobs.remove(documentId);
  await expect.poll(seen).toBe(false);
});

test("a page that a browser has is asked for again, also by a link", async ({ page }) => {
  const title = `Curator ${crypto.randomUUID()}`;
  await page.goto("/about");
  const follow = () =>
    page.evaluate(async () => (await fetch("/careers?_rsc=again", { headers: { rsc: "1" } })).text());
  expect(await follow()).not.toContain(title);
  const { documentId } = await jobs.publish({
    title,
    details: "Part time",
    description: "Shows things.",
    requirements: "Taste",
  });
  const seen = async () => (await (await fetch(`${product.SITE_URL}/careers`)).text()).includes(title);
  await expect.poll(seen).toBe(true);
  await expect.poll(follow).toContain(title);
  await jobs.remove(documentId);
});
