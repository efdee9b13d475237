import { NO_LIST } from "../addresses.ts";
import { keepCurrent, readJson } from "./keep-current.ts";
import type { Site } from "./middleware.ts";

const TAGS = ["author", "blog-post", "job", "redirect"];
/** The site isn't told of posts that are written without the CMS. */
const LIFE_MS = 60_000;

/** The address of a list, with the number of a page. An author without a number may be one that has moved. */
const LIST = /^(\/(?:(?:blog|careers)\/page|blog\/authors\/[^/]+)(?=\/)|\/blog\/tags\/[^/]+)(?:\/([^/]+))?$/;
const NUMBER = /^(?:[2-9]|[1-9]\d+)$/;

type UnknownList = (path: string) => string | undefined | Promise<string | undefined>;

export function readLists({ settings: { cmsUrl, siteToken } }: Site): UnknownList {
  const address = new URL("/api/list-lengths", cmsUrl);
  const current = keepCurrent(TAGS, LIFE_MS, async () => {
    return new Map(Object.entries(await readJson<Record<string, number>>(address, siteToken.current)));
  });

  return (path) => {
    const [, list, number] = LIST.exec(path) ?? [];
    if (!list) return undefined;
    const answer = (lengths: Map<string, number> | undefined) => {
      const length = lengths?.get(decodeURIComponent(list)) ?? 0;
      const isThere = number ? NUMBER.test(number) && Number(number) <= length : length > 0;
      if (!lengths || isThere || lengths.has(decodeURIComponent(path))) return undefined;
      return list.startsWith("/careers") ? NO_LIST.careers : NO_LIST.blog;
    };
    const lengths = current();
    return lengths instanceof Promise ? lengths.then(answer) : answer(lengths);
  };
}
