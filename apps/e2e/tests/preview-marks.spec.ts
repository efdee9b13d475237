import type { APIRequestContext, Page } from "@playwright/test";
import { PAGE_PATHS } from "@repo/contract/site/addresses";
import { readMarks, withoutMarks } from "@repo/plugin-kit/preview/mark";
import { product } from "../product";
import { expect, seededPages, test } from "./fixtures";
import { panel } from "./panel";

const AN_ARTICLE = "/blog/…";

const PAGES = [
  ...Object.values(PAGE_PATHS),
  "/services/web-development",
  "/careers/senior-backend-engineer",
  AN_ARTICLE,
];

/** Texts of the code. All other visible text is content. */
const OF_THE_CODE = ["Skip to content", "Back to Blog", "Keep Reading", "Other Openings", "See All Openings"];

type Seen = { text: string; around: string };

function seenTexts(page: Page): Promise<Seen[]> {
  return page.evaluate(() => {
    const marked = /[\u{E0100}-\u{E01EF}]/u;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen: { text: string; around: string }[] = [];
    while (walker.nextNode()) {
      const around = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? "";
      if (!around?.checkVisibility() || around.closest("script, style, aside, .sr-only") || !/\p{L}/u.test(text))
        continue;
      let element: Element | null = around;
      while (
        element &&
        !marked.test(element.textContent ?? "") &&
        !element.matches("section, main, header, footer, body")
      ) {
        element = element.parentElement;
      }
      seen.push({
        text,
        around: element?.matches("section, main, header, footer, body") ? "" : (element?.textContent ?? ""),
      });
    }
    return seen;
  });
}

/** An article has another address in each instance. */
const addressOf = (path: string) =>
  path === AN_ARTICLE ? (seededPages.find((each) => /^\/blog\/[\da-f-]{36}$/.test(each)) ?? "") : path;

async function linkToPreview(): Promise<string> {
  const { data } = await panel.get<{ data: { url: string } }>(
    "GET",
    "/content-manager/preview/url/api::home-page.home-page?status=draft",
  );
  return data.url;
}

for (const path of PAGES) {
  test(`each text of ${path} says where it is edited, and reads as visitors read it`, { tag: "@nightly" }, async ({
    page,
    browser,
  }) => {
    const address = addressOf(path);
    await page.goto(await linkToPreview());
    await page.goto(address);
    const seen = await seenTexts(page);
    const unmarked = seen.filter(({ around }) => readMarks(around).length === 0).map(({ text }) => text);
    expect(unmarked.filter((text) => !OF_THE_CODE.includes(text))).toEqual([]);

    const visitor = await browser.newContext();
    const visited = await visitor.newPage();
    await visited.goto(address);
    const texts = (all: Seen[]) => [...new Set(all.map(({ text }) => withoutMarks(text).trim()))].sort();
    expect(texts(seen)).toEqual(texts(await seenTexts(visited)));
    await visitor.close();
  });
}

test("visitors' pages have no marks, and stay what they are while somebody looks at previews of them", {
  tag: "@nightly",
}, async ({ request, playwright }) => {
  const editor = await playwright.request.newContext({ baseURL: product.SITE_URL });
  await editor.get(await linkToPreview());
  for (const page of PAGES) {
    const path = addressOf(page);
    // Another test may have published something in between.
    await expect(async () => {
      const before = await body(request, path);
      expect(readMarks(await body(editor, path)), path).not.toEqual([]);
      expect(kept(path, await body(request, path)), path).toBe(kept(path, before));
      expect(withoutMarks(before), path).toBe(before);
    }).toPass();
  }
  await editor.dispose();
});

/** Removes the scripts of a page that is rendered for each request, because they differ each time. */
const kept = (path: string, html: string) =>
  path === PAGE_PATHS["search-page"] ? html.replace(/<script.*?<\/script>/gs, "") : html;

const body = async (context: APIRequestContext, path: string) => (await context.get(path)).text();
