import "server-only";
import { entryAt, FEEDS } from "@repo/contract/site/addresses";
import { plainPath } from "@repo/contract/site/own-paths";
import { notFound, permanentRedirect, RedirectType, redirect } from "next/navigation";
import { listRedirects, type Redirect } from "@/cms/redirects";
import type { EntryPages } from "@/lib/site-page";

/** Addresses where other sites have their feeds. next.config.ts redirects those of the blog in their usual spelling. */
const FEED = /^(?:\/(work|careers|blog))?\/(?:feed|rss|atom|(?:feed|rss|atom|index)\.xml)$/;
/** Addresses that programs ask for by a fixed name, or as part of a page: home is no answer to these. */
const FILE = /^\/\.well-known\/|\.\d?[a-z][a-z\d]{0,10}$/i;
/** Punctuation that a sentence puts behind an address. */
const PUNCTUATION = /(?<=[\p{L}\p{M}\p{N}/])[^\p{L}\p{M}\p{N}/]+$/u;

export const isFile = (path: string) => FILE.test(path);

type IsPage = (path: string) => Promise<boolean>;

/** Finds where a path without a page leads: where an editor moved it, or to the page that a mistyped path means. */
export async function findRedirect(path: string, isPage: IsPage): Promise<Redirect | undefined> {
  const redirects = await listRedirects();
  const moved = redirects.find(({ from }) => from === path);
  const meant = meantPath(path);
  if (moved || meant.length < 2) return moved;
  const feed = FEED.exec(meant);
  if (feed) return { from: path, to: FEEDS[(feed[1] ?? "blog") as keyof typeof FEEDS].rss, permanent: true };
  if (meant !== path && (await isPage(meant))) return { from: path, to: meant, permanent: true };
  return redirects.find(({ from, to }) => meantPath(from) === meant && meantPath(to) !== meant);
}

/** Returns only if no editor moved the path, it means none of `entries`, and it isn't that of a file. */
export async function followRedirect(path: string, entries?: EntryPages): Promise<void> {
  const isEntry = async (to: string) => {
    const entry = entryAt(to);
    return entry !== undefined && entry.type === entries?.type && Boolean(await entries.card(entry.name));
  };
  const found = await findRedirect(path, isEntry);
  if (found?.permanent) permanentRedirect(found.to, RedirectType.replace);
  if (found) redirect(found.to, RedirectType.replace);
  if (isFile(path)) notFound();
}

const meantPath = (path: string) => plainPath(path).toLowerCase().replace(PUNCTUATION, "");
