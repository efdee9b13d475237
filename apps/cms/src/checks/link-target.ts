import { type ContentType, PAGE_PATHS, type PageType, uidOf } from "@repo/rules/content-types";
import { isPostId } from "@repo/rules/post";
import { cmsSettings } from "@repo/settings";
import type { Core } from "@strapi/strapi";
import { findRedirect } from "../redirects/chains";

/** `unpublished`: only a draft exists. */
export type Target = "there" | "unpublished" | "missing" | "not an address";

const ELSEWHERE = /^(https?:\/\/[^/]|mailto:.|tel:.)/i;

/** The site generates these from published content. */
const DERIVED =
  /^\/(admin|admin-login|sitemap\.xml|robots\.txt|(media|api)\/.+|blog\/(admin(\/login)?|feed\.(xml|json)|(tags|page)\/.+)|careers\/page\/\d+)$/;

const ENTRIES: Partial<Record<PageType, { type: ContentType; key: "slug" | "documentId" }>> = {
  "services-page": { type: "service", key: "slug" },
  "careers-page": { type: "job", key: "slug" },
  "blog-page": { type: "blog-post", key: "documentId" },
};

export async function findTarget(strapi: Core.Strapi, address: string): Promise<Target> {
  const path = pathOnSite(address);
  if (path === undefined) return address.startsWith("#") || ELSEWHERE.test(address) ? "there" : "not an address";
  if (DERIVED.test(path)) return "there";
  const target = await pageTarget(strapi, path);
  return target === "missing" && (await findRedirect(strapi, path)) ? "there" : target;
}

async function pageTarget(strapi: Core.Strapi, path: string): Promise<Target> {
  const page = pageAt(path);
  if (page) return state(strapi, page);

  const slash = path.lastIndexOf("/");
  const [list, name] = [pageAt(path.slice(0, slash)), path.slice(slash + 1)];
  const entries = list && ENTRIES[list];
  if (!list || !entries || (entries.key === "documentId" && !isPostId(name))) return "missing";
  const entry = await state(strapi, entries.type, { [entries.key]: name });
  return entry === "there" ? state(strapi, list) : entry;
}

/** Without query, fragment and trailing slash; undefined for another site's address. */
function pathOnSite(address: string): string | undefined {
  const { siteUrl } = cmsSettings(process.env);
  if (!/^\/(?!\/)/.test(address) && !address.startsWith(`${siteUrl}/`)) return undefined;
  const { pathname } = new URL(address, siteUrl);
  return pathname.replace(/(.)\/$/, "$1");
}

const pageAt = (path: string) => (Object.keys(PAGE_PATHS) as PageType[]).find((type) => PAGE_PATHS[type] === path);

async function state(strapi: Core.Strapi, type: ContentType, where: object = {}): Promise<Target> {
  const versions: { publishedAt: string | null }[] = await strapi.db
    .query(uidOf(type))
    .findMany({ select: ["publishedAt"], where });
  if (versions.some(({ publishedAt }) => publishedAt)) return "there";
  return versions.length > 0 ? "unpublished" : "missing";
}
