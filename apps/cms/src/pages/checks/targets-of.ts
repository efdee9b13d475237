import { AUTHORS_PATH, type ContentType, PAGE_PATHS, type PageType, uidOf } from "@repo/contract/page/content-types";
import { readFileName } from "@repo/contract/page/media";
import { type LibraryPicture, PICTURES_PER_POST } from "@repo/contract/page/picture";
import { isPostId } from "@repo/contract/post/post";
import type { Core } from "@strapi/strapi";
import type { RedirectService } from "strapi-plugin-page-redirects/strapi-server";
import type { Target } from "strapi-plugin-publishing-checks/strapi-server";

const DERIVED =
  /^\/(admin|admin-login|sitemap\.xml|robots\.txt|api\/.+|blog\/(admin(\/login)?|feed\.(xml|json)|(tags|page)\/.+)|careers\/(feed\.(xml|json)|page\/\d+)|work\/(feed\.xml|(services|industries)\/.+))$/;

const MEDIA = /^\/(?:media|uploads)\/(?:\d+\/)?([\w.-]+)$/;

type Key = "slug" | "documentId" | "path";
/** A place without a name is a page that exists once. */
type Place = { type: ContentType; name?: string };

const ENTRIES: Partial<Record<PageType, ContentType>> = {
  "services-page": "service",
  "work-page": "case-study",
  "careers-page": "job",
  "blog-page": "blog-post",
};
const KEYS: Partial<Record<ContentType, Key>> = { "blog-post": "documentId", page: "path" };

/** @param paths of the site, without query, fragment and trailing slash */
export async function targetsOf(paths: string[], strapi: Core.Strapi): Promise<Target[]> {
  const places = paths.map((path) => (DERIVED.test(path) || MEDIA.test(path) ? [] : placesOf(path)));
  const stateOf = await statesOf(strapi, places.flat());
  const isThere = await picturesAmong(strapi, paths);
  const targets = paths.map((path, index): Target => {
    if (DERIVED.test(path) || isThere(path)) return "exists";
    const states = places[index]?.map(stateOf) ?? [];
    if (states.length === 0 || states.includes("missing")) return "missing";
    return states.includes("unpublished") ? "unpublished" : "exists";
  });
  const redirects: RedirectService = strapi.plugin("page-redirects").service("redirects");
  const moved = new Set(await redirects.among(paths.filter((_, index) => targets[index] === "missing")));
  return targets.map((target, index) => (moved.has(paths[index] as string) ? "exists" : target));
}

/** Returns the entry at a path, and the page that lists it. */
function placesOf(path: string): Place[] {
  const page = pageAt(path);
  if (page) return [{ type: page }];
  const slash = path.lastIndexOf("/");
  const [above, name] = [path.slice(0, slash), path.slice(slash + 1)];
  if (above === AUTHORS_PATH) return [{ type: "author", name }, { type: "blog-page" }];
  const list = pageAt(above);
  if (!list) return [{ type: "page", name: path.slice(1) }];
  const type = ENTRIES[list];
  if (!type || (KEYS[type] === "documentId" && !isPostId(name))) return [];
  return [{ type, name }, { type: list }];
}

const pageAt = (path: string) => (Object.keys(PAGE_PATHS) as PageType[]).find((type) => PAGE_PATHS[type] === path);

async function statesOf(strapi: Core.Strapi, places: Place[]): Promise<(place: Place) => Target> {
  const states = new Map<string, Target>();
  for (const type of new Set(places.map(({ type }) => type))) {
    const names = places.flatMap((place) => (place.type === type && place.name !== undefined ? [place.name] : []));
    const key = KEYS[type] ?? "slug";
    const rows: ({ publishedAt: string | null } & Partial<Record<Key, string>>)[] = await strapi.db
      .query(uidOf(type))
      .findMany(
        names.length > 0
          ? { select: [key, "publishedAt"], where: { [key]: { $in: names } } }
          : { select: ["publishedAt"] },
      );
    for (const row of rows) {
      const id = idOf({ type, name: names.length > 0 ? row[key] : undefined });
      if (states.get(id) !== "exists") states.set(id, row.publishedAt ? "exists" : "unpublished");
    }
  }
  return (place) => states.get(idOf(place)) ?? "missing";
}

const idOf = ({ type, name = "" }: Place) => `${type} ${name}`;

async function picturesAmong(strapi: Core.Strapi, paths: string[]): Promise<(path: string) => boolean> {
  const names = paths.flatMap((path) => MEDIA.exec(path)?.[1] ?? []);
  const there = new Set<string>();
  for (let at = 0; at < names.length; at += PICTURES_PER_POST) {
    const some = names.slice(at, at + PICTURES_PER_POST).join(",");
    const found: LibraryPicture[] = await strapi.service("api::picture.picture").named(some);
    for (const { url } of found) there.add(readFileName(url).original);
  }
  return (path) => there.has(readFileName(MEDIA.exec(path)?.[1] ?? "").original);
}
