import { product } from "../product";
import { expect, seededPages, test } from "./fixtures";
import { posts } from "./panel";

const MARKDOWN = "text/markdown; charset=utf-8";

test("llms.txt names the firm, and leads to each service and article as Markdown", async ({ request }) => {
  const answer = await request.get("/llms.txt");
  expect(answer.headers()["content-type"]).toBe(MARKDOWN);
  const text = await answer.text();
  expect(text).toMatch(/^# Fablewright Technologies\n\n> /);
  expect(text).toContain(`](${product.SITE_URL}/contact): `);
  const pages = seededPages.filter((path) => /^\/(services\/.|blog\/[\da-f]{8}-)/.test(path));
  expect(pages.filter((path) => path.startsWith("/services/"))).toHaveLength(9);
  expect(pages.some((path) => path.startsWith("/blog/"))).toBe(true);
  for (const path of pages) {
    expect(text).toContain(`](${product.SITE_URL}${path}.md)`);
    const page = await request.get(`${path}.md`);
    expect(page.status(), path).toBe(200);
    expect(page.headers()["content-type"]).toBe(MARKDOWN);
    expect(page.headers().link).toBe(`<${product.SITE_URL}${path}>; rel="canonical"`);
  }
});

test("a service is Markdown for whoever asks for it, and says so", async ({ page, request }) => {
  const path = "/services/cloud-solutions";
  await page.goto(path);
  const link = page.locator('head link[rel="alternate"][type="text/markdown"]');
  await expect(link).toHaveAttribute("href", `${product.SITE_URL}${path}.md`);

  const [named, negotiated, html] = await Promise.all([
    request.get(`${path}.md`),
    request.get(path, { headers: { accept: "text/markdown" } }),
    request.get(path),
  ]);
  const text = await named.text();
  expect(await negotiated.text()).toBe(text);
  expect(html.headers()["content-type"]).toContain("text/html");
  for (const headline of await page.locator("main :is(h1, h2, h3)").allTextContents()) {
    if (headline.trim()) expect(text.replaceAll("\\", "")).toContain(headline.trim());
  }
});

test("an article in Markdown is what its author wrote, and plain text is paragraphs", async ({ request }) => {
  const mark = crypto.randomUUID();
  const written = `## A part of ${mark}\n\n- *one*\n- [two](/contact)`;
  const [markdown, plain] = [
    await posts.publish({ title: `Markdown * ${mark}`, description: written, format: "markdown" }),
    await posts.publish({ title: `Plain ${mark}`, description: `First *line*\nsecond ${mark}` }),
  ];
  try {
    const text = await (await request.get(`/blog/${markdown.documentId}.md`)).text();
    expect(text.startsWith(`# Markdown \\* ${mark}\n`)).toBe(true);
    expect(text).toContain(written);
    expect(await (await request.get(`/blog/${plain.documentId}.md`)).text()).toContain(
      `First \\*line\\*\n\nsecond ${mark}`,
    );
  } finally {
    for (const { documentId } of [markdown, plain]) await posts.remove(documentId);
  }
  await expect.poll(async () => (await request.get(`/blog/${plain.documentId}.md`)).status()).toBe(404);
});

test("there is no Markdown where there is no page", async ({ request }) => {
  for (const path of [
    "/services/nothing.md",
    `/blog/${crypto.randomUUID()}.md`,
    "/markdown/about",
    "/markdown/careers/a",
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
