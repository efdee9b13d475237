import { entryAt, PAGE_PATHS } from "@repo/contract/site/addresses";
import { DASHBOARDS } from "@/lib/dashboards";
import type { CardContent } from "@/lib/seo/social-card";
import { ENTRY_PAGES, SITE_PAGES } from "./site-pages";

const OF_DASHBOARDS = Object.values(DASHBOARDS).flatMap(({ home, signInPage }) => [home, signInPage]);

/** Returns what the social card of a path shows, or `null` if there is no page. */
export async function cardAt(path: string): Promise<CardContent | null> {
  const page = SITE_PAGES.find(({ type }) => PAGE_PATHS[type] === path);
  if (page) return page.card();
  const entry = entryAt(path);
  return ENTRY_PAGES.find(({ type }) => type === entry?.type)?.card(entry?.name ?? "") ?? null;
}

export const isPage = async (path: string): Promise<boolean> =>
  OF_DASHBOARDS.includes(path) || Boolean(await cardAt(path));
