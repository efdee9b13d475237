import { product } from "../product";
import { expect, expectAccessible, test } from "./fixtures";
import { openPanel, panel } from "./panel";

type Draft = { documentId: string };

async function linkTo(type: string, documentId?: string): Promise<string> {
  const query = new URLSearchParams({ status: "draft", ...(documentId && { documentId }) });
  const path = `/content-manager/preview/url/api::${type}.${type}?${query}`;
  return (await panel.get<{ data: { url: string } }>("GET", path)).data.url;
}

test("an editor sees a draft on its page, visitors do not, and Exit leads back to what they see", {
  tag: "@journey",
}, async ({ page, browser }) => {
  const title = `Only a draft ${crypto.randomUUID().slice(0, 8)}`;
  const services = panel.collection<Draft>("service");
  const { documentId } = await services.draft({ title });
  try {
    await page.goto(await linkTo("service", documentId));
    await expect(page).toHaveURL(`/services/${documentId}`);
    await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("not what visitors see");
    await page.goto("/services");
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expectAccessible(page);

    const visitor = await browser.newContext();
    expect(await (await visitor.request.get("/services")).text()).not.toContain(title);
    await visitor.close();

    await page.getByRole("button", { name: "Exit" }).click();
    await expect(page).toHaveURL("/services");
    await expect(page.getByRole("complementary", { name: "Preview" })).toHaveCount(0);
    await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  } finally {
    await services.remove(documentId);
  }
});

test("a preview is framed by the panel alone, and kept by nobody", async ({ page, request }) => {
  const answer = await page.goto(await linkTo("about-page"));
  expect(answer?.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "content-security-policy": expect.stringContaining(`frame-ancestors ${product.CMS_URL};`),
    "x-robots-tag": "noindex, nofollow",
  });
  expect(answer?.headers()).not.toHaveProperty("x-frame-options");
  const cookies = await page.context().cookies();
  expect(cookies).toHaveLength(1);
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", domain: "localhost" });
    expect(cookie.expires * 1000).toBeLessThanOrEqual(Date.now() + 60 * 60 * 1000);
  }

  const public_ = await request.get("/about");
  expect(public_.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(public_.headers()["x-frame-options"]).toBe("DENY");
  expect(public_.headers()["cache-control"]).toContain("s-maxage");
});

test("the panel has one preview, which opens in a tab of its own too", { tag: "@failing-requests" }, async ({
  page,
  context,
}) => {
  await openPanel(page, "/content-manager/single-types/api::about-page.about-page");
  const link = page.getByRole("link", { name: "Open in a new tab" });
  await expect(link).toBeVisible();
  await expect(page.getByRole("heading", { name: "Preview", exact: true })).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Open preview" })).toHaveCount(0);

  const [tab] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await expect(tab).toHaveURL(`${product.SITE_URL}/about`);
  await expect(tab.getByRole("button", { name: "Exit" })).toBeVisible();
});
