import { entryAddress, LISTS } from "@repo/contract/site/addresses";
import { keepCurrent, readJson } from "../cache/keep-current.ts";
import { NO_LIST } from "../request/addresses.ts";
import type { Site } from "../request/middleware.ts";

const TAGS = ["author", "blog-post", "industry", "job", "redirect", "service"];
/** The site isn't told of posts that are written without the CMS. */
const LIFE_MS = 60_000;

const AUTHORS = entryAddress("author", "");
const NAMED = [AUTHORS, ...[LISTS.tags, LISTS.industries, LISTS.services].map((list) => `${list}/`)];
const LIST = new RegExp(`^(${LISTS.posts}(?=/)|${LISTS.jobs}(?=/)|(?:${NAMED.join("|")})[^/]+)(?:/([^/]+))?$`);
const NUMBER = /^(?:[2-9]|[1-9]\d+)$/;

type UnknownList = (path: string) => string | undefined | Promise<string | undefined>;
type Known = { lengths: Map<string, number>; leading: Set<string> };

export function readLists({ settings: { cmsUrl, siteToken } }: Site): UnknownList {
  const read = <Answer>(path: string) => readJson<Answer>(new URL(path, cmsUrl), siteToken.current);
  const current = keepCurrent(TAGS, LIFE_MS, async (): Promise<Known> => {
    const [lengths, redirects] = await Promise.all([
      read<Record<string, number>>("/api/list-lengths"),
      read<{ from: string }[]>("/api/redirects"),
    ]);
    const authors = Object.keys(lengths).filter((list) => list.startsWith(AUTHORS));
    const leading = new Set([...authors, ...redirects.map(({ from }) => from)].map(folded));
    return { lengths: new Map(Object.entries(lengths)), leading };
  });

  return (path) => {
    const [, list, number] = LIST.exec(path) ?? [];
    if (!list) return undefined;
    const answer = (known: Known | undefined) => {
      const length = known?.lengths.get(decodeURIComponent(list)) ?? 0;
      const isThere = number ? NUMBER.test(number) && Number(number) <= length : length > 0;
      if (!known || isThere || known.leading.has(folded(path))) return undefined;
      return NO_LIST[list.split("/")[1] as keyof typeof NO_LIST];
    };
    const known = current();
    return known instanceof Promise ? known.then(answer) : answer(known);
  };
}

function folded(path: string): string {
  const words = decodeURIComponent(path).normalize("NFKC").toLowerCase();
  return words.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim();
}
