import { ENTRY_PATHS, LISTS } from "@repo/contract/site/addresses";
import { keepCurrent, readJson } from "../cache/keep-current.ts";
import { IRREGULAR, NO_PAGE } from "../request/addresses.ts";
import { type Middleware, pathOf, type Site } from "../request/middleware.ts";
import { isSectionPageRoute, isUnknownRoute, readRoutes } from "../request/routes.ts";
import { readLists } from "./unknown-lists.ts";

export type IsSectionPage = (path: string) => boolean | Promise<boolean>;

const PER_REQUEST = 100;
const LIFE_MS = 10 * 60_000;

export function readSectionPages({ settings: { cmsUrl, siteToken }, distDir }: Site): IsSectionPage {
  const routeOf = readRoutes(distDir);
  const current = keepCurrent(["page"], LIFE_MS, async () => {
    return new Set(await listPaths(new URL("/api/pages", cmsUrl), siteToken.current));
  });

  return (path) => {
    if (!isSectionPageRoute(routeOf(path))) return false;
    const answer = (paths: Set<string> | undefined) => paths?.has(path) ?? true;
    const paths = current();
    return paths instanceof Promise ? paths.then(answer) : answer(paths);
  };
}

const NO_FILE = /^\/_next\/(?!static\/|image$|data\/)|^\/_next\/.*(?:\.|%2e){2}/i;

/** Entries. If Next.js itself led them to their usual spelling, a moved one would be two redirects away. */
const MAY_MOVE = new RegExp(
  `^(?:${[...Object.values(ENTRY_PATHS), `${LISTS.tags}/:tag`].map((path) => path.split(":", 1)[0]).join("|")})\\[\\w+\\]$`,
);

export function unknownAddresses(site: Site, isSectionPage: IsSectionPage): Middleware {
  const routeOf = readRoutes(site.distDir);
  const unknownList = readLists(site);
  return (request, response, next) => {
    const path = pathOf(request);
    const regular = path.replace(/[/\\]+/g, "/").replace(/(?<=.)\/$/, "");
    const route = routeOf(regular);
    const passTo = (place: string, address = regular) => {
      request.url = place + address + (request.url ?? "").slice(path.length);
      next();
    };
    if (NO_FILE.test(path)) passTo(NO_PAGE);
    else if (response.framedBy !== undefined) next();
    else if (isSectionPageRoute(route))
      whenKnown(isSectionPage(regular), (isThere) => (isThere ? next() : passTo(NO_PAGE)));
    else if (isUnknownRoute(route)) passTo(NO_PAGE);
    else if (regular !== path && MAY_MOVE.test(route)) passTo(IRREGULAR);
    else whenKnown(unknownList(path), (list) => (list ? passTo("", list) : next()));
  };
}

export function whenKnown<Answer>(answer: Answer | Promise<Answer>, next: (answer: Answer) => void): void {
  if (answer instanceof Promise) void answer.then(next);
  else next(answer);
}

async function listPaths(address: URL, token: string): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1, full = true; full; page++) {
    address.search = new URLSearchParams({
      "fields[0]": "path",
      sort: "documentId",
      "pagination[page]": String(page),
      "pagination[pageSize]": String(PER_REQUEST),
    }).toString();
    const { data } = await readJson<{ data: { path: string }[] }>(address, token);
    paths.push(...data.map((each) => `/${each.path}`));
    full = data.length === PER_REQUEST;
  }
  return paths;
}
