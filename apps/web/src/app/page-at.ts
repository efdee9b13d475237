import { PAGE_PATHS } from "@repo/contract/site/addresses";
import type { CardContent } from "@/lib/seo/social-card";
import { sectionPages } from "./(site)/[page]/site-page";
import { ENTRY_PAGES, SITE_PAGES } from "./site-pages";

const DASHBOARDS = ["/admin", "/admin-login", "/blog/admin", "/blog/admin/login"];

/** Returns what the social card of a path shows, or `null` if there is no page. */
export function cardAt(path: string): Promise<CardContent | null> {
  const page = SITE_PAGES.find(({ type }) => PAGE_PATHS[type] === path);
  if (page) return page.card();
  const above = path.slice(0, path.lastIndexOf("/"));
  const { below, card } = ENTRY_PAGES.find((entries) => entries.below === above) ?? sectionPages;
  return card(path.slice(below.length + 1));
}

export const isPage = async (path: string): Promise<boolean> =>
  DASHBOARDS.includes(path) || Boolean(await cardAt(path));
