import type { Page } from "@playwright/test";
import { product } from "../product";
import { read, shows, test } from "./blog-fixtures";
import { expect } from "./fixtures";

const TEXTS: Record<string, string> = {
  "a script": "<script>document.title = 'taken'</script>",
  "a broken picture": '<img src="x" onerror="document.title = \'taken\'">',
  "the end of a script": '</script><script>document.title = "taken"</script>',
  "a dangerous link": "[press](javascript:document.title='taken') javascript:document.title='taken'",
  "the end of a section": "]]> <![CDATA[ --> \" ' & &amp; &apos; &lt;b&gt;",
  emoji: "👩🏽‍💻 🇮🇳 👨‍👩‍👧‍👦",
  "right-to-left text": "مرحبا بالعالم ‮reversed‬ שלום",
  "invisible characters": "zero\u200bwidth\u200djoined\ufeffmarked\u00adsoft",
  "one endless word": "x".repeat(3_000),
};

/** Reads texts as feed readers do, which take titles for HTML. */
async function xmlTexts(page: Page, path: string, name: string): Promise<string[]> {
  return page.evaluate(
    ([xml, element]) => {
      const parser = new DOMParser();
      const parsed = parser.parseFromString(xml, "application/xml");
      if (parsed.querySelector("parsererror")) throw new Error(parsed.querySelector("parsererror")?.textContent ?? "");
      const asText = (html: string) => parser.parseFromString(html, "text/html").body.textContent ?? "";
      return Array.from(parsed.getElementsByTagName(element), (found) => asText(found.textContent ?? ""));
    },
    [await read(path), name] as const,
  );
}

test("what is hostile is text like any other, on pages, in feeds and in what machines read", async ({
  page,
  publish,
}) => {
  const mark = crypto.randomUUID();
  const written: { id: string; title: string; text: string }[] = [];
  for (const [what, text] of Object.entries(TEXTS)) {
    const title = `${mark}: ${what} ${text}`;
    const post = await publish({ title, description: `${text}\nMore: ${text}`, metaTags: `${text}, ${mark}` });
    written.push({ id: post.documentId, title, text });
  }
  const list = `/blog/tags/${mark}`;
  const { id = "", title = "" } = written.at(-1) ?? {};
  for (const path of [list, "/blog/feed.xml", "/blog/feed.json"]) {
    await expect.poll(() => shows(path, title), { message: path }).toBe(true);
  }
  await expect.poll(() => shows("/sitemap.xml", id)).toBe(true);

  await page.setViewportSize({ width: 360, height: 800 });
  const open = async (path: string) => {
    await page.goto(path);
    expect(await page.title()).not.toBe("taken");
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
    for (const block of await page.locator("script[type='application/ld+json']").allTextContents()) JSON.parse(block);
  };
  await open(list);
  for (const { title } of written) await expect(page.getByRole("article").filter({ hasText: title })).toHaveCount(1);
  for (const { id, text } of written) {
    await open(`/blog/${id}`);
    await expect(page.getByRole("article").getByText(`More: ${text}`)).toBeVisible();
  }

  const titles = written.map(({ title }) => title);
  expect(await xmlTexts(page, "/blog/feed.xml", "title")).toEqual(expect.arrayContaining(titles));
  const addresses = written.map(({ id }) => `${product.SITE_URL}/blog/${id}`);
  expect(await xmlTexts(page, "/sitemap.xml", "loc")).toEqual(expect.arrayContaining(addresses));
  const { items } = JSON.parse(await read("/blog/feed.json")) as { items: { title: string; content_text: string }[] };
  for (const { title, text } of written) {
    expect(items.find((item) => item.title === title)?.content_text).toContain(`More: ${text}`);
  }
});

test("a post of a megabyte is read whole, and weighs little on lists and feeds", async ({ page, publish }) => {
  const mark = crypto.randomUUID();
  const line = `A line of ${mark}.\n`;
  const description = `${line.repeat(22_500)}The last line.`;
  expect(description.length).toBeGreaterThan(1024 ** 2);
  const post = await publish({ title: mark, description, metaTags: mark });
  for (const path of ["/blog", `/blog/tags/${mark}`, "/blog/feed.xml"]) {
    await expect.poll(() => shows(path, line.trim())).toBe(true);
    expect((await read(path)).split(line.trim()).length, path).toBeLessThan(1_000);
  }
  await page.goto(`/blog/${post.documentId}`);
  await expect(page.getByText("The last line.")).toBeVisible();
});
