import "server-only";
import { listRedirects } from "@repo/cms-client/redirects";
import type { Redirect } from "@repo/contract/page/redirect";
import { plainPath } from "@repo/contract/page/reserved-paths";
import { permanentRedirect, RedirectType, redirect } from "next/navigation";
import { RSS_PATH } from "@/lib/blog";
import { WORK_RSS_PATH } from "@/lib/work";
import { entryAt, SITE_PAGES } from "@/site-pages";

const DASHBOARDS = ["/admin", "/admin-login", "/blog/admin", "/blog/admin/login"];
/** Where other sites have their feeds. Below /blog, next.config.ts leads to the feed. */
const FEED = /^(\/work)?\/(?:feed|rss|atom|(?:feed|rss|atom|index)\.xml)$/;
/** What a sentence puts behind an address. */
const PUNCTUATION = /(?<=[\p{L}\p{M}\p{N}/])[^\p{L}\p{M}\p{N}/]+$/u;

/** Where a path without a page leads: to where an editor moved it, or to the page that a mistyped address means. */
export async function findRedirect(path: string): Promise<Redirect | undefined> {
  return (await listRedirects()).find(({ from }) => from === path) ?? (await findMeantPage(path));
}

/** For a path without a page. Does not return when it has moved. */
export async function followRedirect(path: string): Promise<void> {
  const found = await findRedirect(path);
  if (found?.permanent) permanentRedirect(found.to, RedirectType.replace);
  if (found) redirect(found.to, RedirectType.replace);
}

async function findMeantPage(path: string): Promise<Redirect | undefined> {
  const to = plainPath(path).toLowerCase().replace(PUNCTUATION, "");
  const feed = FEED.exec(to);
  if (feed) return { from: path, to: feed[1] ? WORK_RSS_PATH : RSS_PATH, permanent: true };
  if (to === path || to.length < 2) return undefined;
  const { entries, name } = entryAt(to);
  const isThere = DASHBOARDS.includes(to) || (await (SITE_PAGES[to]?.card() ?? entries.card(name)));
  return isThere ? { from: path, to, permanent: true } : undefined;
}
