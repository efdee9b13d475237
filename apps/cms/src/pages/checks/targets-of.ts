import { uidOf } from "@repo/contract/page/content-types";
import { readFileName } from "@repo/contract/page/media";
import { PICTURES_PER_POST } from "@repo/contract/page/picture";
import {
  type EntryType,
  entryAt,
  fieldOf,
  isAnswered,
  isEntryType,
  type PageType,
  pageAt,
  pageOf,
  tagAt,
} from "@repo/contract/site/addresses";
import type { Core } from "@strapi/strapi";
import type { RedirectService } from "strapi-plugin-page-redirects/strapi-server";
import type { Target } from "strapi-plugin-publishing-checks/strapi-server";
import { picturesNamed } from "../../files/pictures";

const MEDIA = /^\/(?:media|uploads)\/(?:\d+\/)?([\w.-]+)$/;

/** A page is a place without a name. */
type Place = { type: PageType; name?: undefined } | { type: EntryType; name: string };

/** @param paths of the site, without query, fragment and trailing slash */
export async function targetsOf(paths: string[], strapi: Core.Strapi): Promise<Target[]> {
  const places = paths.map(placesOf);
  const stateOf = await statesOf(strapi, places.flat());
  const isPicture = await picturesAmong(strapi, paths);
  const targets = paths.map((path, index): Target => {
    if (isPicture(path) || isOther(path)) return "exists";
    const states = places[index]?.map(stateOf) ?? [];
    if (states.length === 0 || states.includes("missing")) return "missing";
    return states.includes("unpublished") ? "unpublished" : "exists";
  });
  const redirects: RedirectService = strapi.plugin("page-redirects").service("redirects");
  const moved = new Set(await redirects.among(paths.filter((_, index) => targets[index] === "missing")));
  return targets.map((target, index) => (moved.has(paths[index] as string) ? "exists" : target));
}

const isOther = (path: string) => tagAt(path) !== undefined || (isAnswered(path) && !path.startsWith("/media"));

function placesOf(path: string): Place[] {
  const type = pageAt(path);
  if (type) return [{ type }];
  const entry = entryAt(path);
  if (!entry) return [];
  const list = pageOf(entry.type);
  return list ? [entry, { type: list }] : [entry];
}

async function statesOf(strapi: Core.Strapi, places: Place[]): Promise<(place: Place) => Target> {
  const states = new Map<string, Target>();
  for (const type of new Set(places.map(({ type }) => type))) {
    const field = isEntryType(type) ? fieldOf(type) : undefined;
    const names = places.flatMap((place) => (place.type === type ? (place.name ?? []) : []));
    const rows: ({ publishedAt: string | null } & Record<string, string>)[] = await strapi.db
      .query(uidOf(type))
      .findMany(
        field ? { select: [field, "publishedAt"], where: { [field]: { $in: names } } } : { select: ["publishedAt"] },
      );
    for (const row of rows) {
      const id = idOf(type, field && row[field]);
      if (states.get(id) !== "exists") states.set(id, row.publishedAt ? "exists" : "unpublished");
    }
  }
  return ({ type, name }) => states.get(idOf(type, name)) ?? "missing";
}

const idOf = (type: string, name = "") => `${type} ${name}`;

async function picturesAmong(strapi: Core.Strapi, paths: string[]): Promise<(path: string) => boolean> {
  const names = paths.flatMap((path) => MEDIA.exec(path)?.[1] ?? []);
  const there = new Set<string>();
  for (let at = 0; at < names.length; at += PICTURES_PER_POST) {
    const some = names.slice(at, at + PICTURES_PER_POST).join(",");
    const found = await picturesNamed(strapi, some);
    for (const { url } of found) there.add(readFileName(url).original);
  }
  return (path) => there.has(readFileName(MEDIA.exec(path)?.[1] ?? "").original);
}
