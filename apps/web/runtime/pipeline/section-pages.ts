import { IRREGULAR, NO_PAGE } from "../addresses.ts";
import { now } from "../cache/clock.ts";
import { isStale } from "../cache/tags.ts";
import type { Middleware, Site } from "./middleware.ts";
import { isSectionPageRoute, isUnknownRoute, readRoutes } from "./routes.ts";
import { pathOf } from "./urls.ts";

/** Answers at once unless it has to ask the CMS. */
export type IsSectionPage = (path: string) => boolean | Promise<boolean>;

const TAG = "page";
const PER_REQUEST = 100;
const TIMEOUT_MS = 1_000;
/** The paths are read again after this time, in case a report of the CMS was lost. */
const LIFE_MS = 10 * 60_000;
/** A failed request counts for this long, so that not every visitor waits for the CMS. */
const PAUSE_MS = 1_000;

/** Tells whether an address is of a page that editors made. Until the CMS has answered, every possible one counts. */
export function readSectionPages({ settings: { cmsUrl, siteToken }, appDir, distDir }: Site): IsSectionPage {
  const routeOf = readRoutes(appDir, distDir);
  let known: { at: number; paths: Set<string> } | undefined;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const at = now();
    const paths = await listPaths(new URL("/api/pages", cmsUrl), siteToken.current);
    known = { at, paths: new Set(paths) };
    asking = undefined;
  }

  const isOld = ({ at }: { at: number }) => isStale([TAG], at) || at + LIFE_MS < now();

  const isKnown = (path: string) => known?.paths.has(path) ?? true;

  return (path) => {
    if (!isSectionPageRoute(routeOf(path))) return false;
    if (known && !isOld(known)) return isKnown(path);
    asking ??= ask().catch(() => void setTimeout(() => (asking = undefined), PAUSE_MS).unref());
    return asking.then(() => isKnown(path));
  };
}

/** Addresses that have no file below /_next, and that Next.js would take for a page of two segments. */
const NO_FILE = /^\/_next\/(?!static\/|image$|data\/)|^\/_next\/.*(?:\.|%2e){2}/i;

/** Entries. If Next.js itself led them to their usual spelling, a moved one would be two redirects away. */
const MAY_MOVE = /^\/(?:services|work|careers|blog(?:\/(?:authors|tags))?)\/\[\w+\]$/;

/** Passes addresses without a page, and other spellings of entries, on to src/app/[...path]/route.ts, which renders no page. */
export function unknownAddresses({ appDir, distDir }: Site, isSectionPage: IsSectionPage): Middleware {
  const routeOf = readRoutes(appDir, distDir);
  return (request, response, next) => {
    const path = pathOf(request);
    const regular = path.replace(/[/\\]+/g, "/").replace(/(?<=.)\/$/, "");
    const route = routeOf(regular);
    const passTo = (place: string) => {
      request.url = place + regular + (request.url ?? "").slice(path.length);
      next();
    };
    const whenThere = regular !== path && MAY_MOVE.test(route) ? () => passTo(IRREGULAR) : next;
    if (NO_FILE.test(path)) passTo(NO_PAGE);
    else if (response.framedBy !== undefined) next();
    else if (isSectionPageRoute(route))
      whenKnown(isSectionPage(regular), (isThere) => (isThere ? next() : passTo(NO_PAGE)));
    else if (isUnknownRoute(route)) passTo(NO_PAGE);
    else whenThere();
  };
}

/** Calls `next` in the same tick if the answer is known already. */
export function whenKnown(answer: ReturnType<IsSectionPage>, next: (isThere: boolean) => void): void {
  if (typeof answer === "boolean") next(answer);
  else void answer.then(next);
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
    const answer = await fetch(address, {
      headers: { "x-site-token": token },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`The CMS answers ${answer.status}.`);
    const { data } = (await answer.json()) as { data: { path: string }[] };
    paths.push(...data.map((each) => `/${each.path}`));
    full = data.length === PER_REQUEST;
  }
  return paths;
}
