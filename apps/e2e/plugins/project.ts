import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { createPanel } from "@repo/testing/panel";

export const CMS = process.env.PLUGINS_CMS ?? "";
export const SITE = process.env.PLUGINS_SITE ?? "";
export const EDITOR = {
  email: "editor@example.com",
  password: "Editor-of-the-project-1",
  firstname: "Mara",
  lastname: "Quill",
};

type Article = { documentId: string; title: string; slug: string; body: string };

export const panel = createPanel(CMS, process.env.PANEL_TOKEN ?? "");
export const articles = panel.collection<Article>("article");

const PICTURE = { width: 1440, height: 640 };
const STRAPIS_NEWS = ["Skip", "Close the banner."];

/** Use a different title in each test, because two articles can't be published at one address. */
export function newArticle(title: string, body: string): Omit<Article, "documentId"> {
  return { title, body, slug: title.toLowerCase().replaceAll(/\W+/g, "-") };
}

/** Returns an article as visitors read it, or undefined if it isn't published. */
export async function published(documentId: string): Promise<Article | undefined> {
  const answer = await fetch(`${CMS}/api/articles/${documentId}`);
  return ((await answer.json()) as { data?: Article }).data ?? undefined;
}

export async function openPanel(page: Page, address: string): Promise<void> {
  await page.addInitScript((token) => localStorage.setItem("jwtToken", JSON.stringify(token)), process.env.PANEL_TOKEN);
  await page.goto(`${CMS}/admin${address}`);
}

export async function openArticle(page: Page, documentId: string): Promise<void> {
  await openPanel(page, `/content-manager/collection-types/api::article.article/${documentId}`);
  await expect(page.getByRole("textbox", { name: "title" })).toBeVisible();
}

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Returns the part of the panel with this heading that stands beside the form. */
export const beside = (page: Page, heading: string) =>
  page
    .getByRole("complementary")
    .filter({ has: page.getByRole("heading", { name: heading, exact: true }) })
    .last();

/**
 * With `--pictures`, takes the picture of a plugin's README, as far as it is in the window.
 * @param only restricts the parts beside a form to this one.
 */
export async function picture(plugin: string, shown: Locator, only?: Locator): Promise<void> {
  const folder = process.env.PLUGINS_PICTURES;
  if (!folder) return;
  const page = shown.page();
  await page.setViewportSize(PICTURE);
  for (const name of STRAPIS_NEWS) {
    const news = page.getByRole("button", { name });
    if (await news.isVisible()) await news.click();
  }
  await only?.evaluate((part) => part.setAttribute("data-shown", ""));
  const { x = 0, y = 0, width = 0, height = 0 } = (await shown.boundingBox()) ?? {};
  await page.screenshot({
    path: path.join(folder, `${plugin}.png`),
    clip: { x, y, width, height: Math.min(height, PICTURE.height - y) },
    style: only && "aside:not([data-shown]) { display: none }",
    animations: "disabled",
  });
}
