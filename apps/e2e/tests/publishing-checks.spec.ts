import { product } from "../product";
import { expect, test } from "./fixtures";
import { openPanel, panel } from "./panel";

type Service = { documentId: string; slug: string; cta: object; techStack: { name: string }[] } & Record<
  string,
  unknown
>;

const services = panel.collection<Service>("service");

async function draftService(change: (service: Service) => object): Promise<Service> {
  const seeded = (await services.list()).find(({ slug }) => slug === "web-development");
  const { id: _, documentId, ...service } = await services.read(seeded?.documentId ?? "");
  const slug = `checked-${crypto.randomUUID().slice(0, 8)}`;
  return services.draft({ ...service, ...change({ ...service, documentId } as Service), slug });
}

test("an editor sees what to fix while writing, goes there, and can't publish before", {
  tag: "@failing-requests",
}, async ({ page }) => {
  const { documentId, slug } = await draftService(({ cta, techStack }) => ({
    cta: { ...cta, href: "/contacts" },
    techStack: techStack.map((technology, index) => (index === 2 ? { ...technology, name: " " } : technology)),
    heroImage: null,
  }));
  const checks = page.getByRole("complementary").filter({ hasText: "Before publishing" });
  const link = page.getByRole("combobox", { name: "Leads to" });
  try {
    await openPanel(page, `/content-manager/collection-types/api::service.service/${documentId}`);
    await expect(checks).toContainText("2 to fix before publishing");
    await expect(checks.getByRole("region", { name: "In search results" })).toContainText(`services › ${slug}`);
    await expect(checks.getByRole("region", { name: "When it is shared" })).toBeVisible();

    const refused = page.waitForResponse(/\/actions\/publish/);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    expect((await refused).status()).toBe(400);
    await expect(page.getByText(/There is nothing at \/contacts/).first()).toBeVisible();
    expect((await fetch(`${product.SITE_URL}/services/${slug}`)).url).not.toContain(slug);

    await checks.getByRole("button", { name: "Technologies 3 › Name" }).click();
    const name = page.getByRole("textbox", { name: "Name" }).and(page.locator("[name='techStack.2.name']"));
    await expect(name).toBeFocused();
    await name.fill("Go");
    // The list moves when the check is answered, so an earlier click may hit another line.
    await expect(checks).toContainText("1 to fix before publishing");
    await checks.getByRole("button", { name: "Button at the top › Leads to" }).click();
    await expect(link).toBeFocused();
    await link.fill("/contact");
    await expect(checks).toContainText("Nothing to fix.");

    await page.getByRole("textbox", { name: "Title in search results" }).fill("Web");
    const advice = checks.getByRole("listitem").filter({ hasText: "Title in search results" });
    await expect(advice.getByRole("img", { name: "Advice" })).toBeVisible();
    await expect(checks.getByRole("region", { name: "In search results" })).toContainText("Web | Fablewright");
  } finally {
    await services.remove(documentId);
  }
});
