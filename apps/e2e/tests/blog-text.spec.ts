import type { Page } from "@playwright/test";
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

async function xmlTexts(page: Page, path: string, name: string): Promise<string[]> {
  return page.evaluate(
    ([xml, element]) => {
      const parsed = new DOMParser().parseFromString(xml, "application/xml");
      if (parsed.querySelector("parsererror")) throw new Error(parsed.querySelector("parsererror")?.textContent ?? "");
      return Array.from(parsed.getElementsByTagName(element), (found) => found.textContent ?? "");
    },
    [await read(path), name] as const,
  );
}

for (const [what, text] of Object.entries(TEXTS)) {
  test(`${what} is text like any other, on pages, in feeds and in what machines read`, async ({ page, publish }) => {
    const mark = crypto.randomUUID();
    const title = `${mark} ${text}`;
    const post = await publish({ title, description: `${text}\nMore: ${text}`, metaTags: `${text}, ${mark}` });
    await expect.poll(() => shows("/blog/feed.xml", mark)).toBe(true);
    await expect.poll(() => shows("/blog", mark)).toBe(true);

    for (const path of ["/blog", `/blog/${post.documentId}`, `/blog/tags/${mark}`]) {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(path);
      await expect(page.getByRole("article").filter({ hasText: mark })).toContainText(text);
      expect(await page.title()).not.toBe("taken");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      for (const block of await page.locator("script[type='application/ld+json']").allTextContents()) JSON.parse(block);
    }
    await page.goto(`/blog/${post.documentId}`);
    await expect(page.getByRole("article").getByText(`More: ${text}`)).toBeVisible();

    expect(await xmlTexts(page, "/blog/feed.xml", "title")).toContain(title);
    expect((await xmlTexts(page, "/sitemap.xml", "loc")).some((address) => address.endsWith(post.documentId))).toBe(
      true,
    );
    const { items } = JSON.parse(await read("/blog/feed.json")) as { items: { title: string; content_text: string }[] };
    expect(items.find((item) => item.title === title)?.content_text).toContain(`More: ${text}`);
  });
}

test("control characters and null bytes are left out, and nothing else of the text", async ({ page, publish }) => {
  const mark = crypto.randomUUID();
  const post = await publish({
    title: `${mark} a\u0000b\u0007c\u001bd\ufffe`,
    description: "one\u0000\u0001two\u000bthree",
  });
  await page.goto(`/blog/${post.documentId}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${mark} abcd`);
  await expect(page.getByText("onetwothree", { exact: true })).toBeVisible();
  await expect.poll(() => xmlTexts(page, "/blog/feed.xml", "title")).toContain(`${mark} abcd`);
});

test("a post of a megabyte is read whole, and weighs nothing on the list and the feeds", async ({ page, publish }) => {
  test.setTimeout(60_000);
  const before = (await read("/blog")).length;
  const mark = crypto.randomUUID();
  const description = `${"A line of the long one.\n".repeat(43_700)}The last line.`;
  expect(description.length).toBeGreaterThan(1024 ** 2);
  const post = await publish({ title: mark, description });
  await expect.poll(() => shows("/blog", mark)).toBe(true);
  expect((await read("/blog")).length).toBeLessThan(before + 10_000);
  await expect.poll(() => shows("/blog/feed.xml", mark)).toBe(true);
  expect((await read("/blog/feed.xml")).length).toBeLessThan(700_000);
  await page.goto(`/blog/${post.documentId}`, { timeout: 30_000 });
  await expect(page.getByText("The last line.")).toBeVisible();
});
