import { type ContentType, PAGE_PATHS, type PageType, uidOf } from "@repo/rules/content-types";
import { isPostId } from "@repo/rules/post";
import type { Core } from "@strapi/strapi";
import type { RedirectService } from "strapi-plugin-page-redirects/strapi-server";
import type { Target } from "strapi-plugin-publishing-checks/strapi-server";

const DERIVED =
  /^\/(admin|admin-login|sitemap\.xml|robots\.txt|api\/.+|blog\/(admin(\/login)?|feed\.(xml|json)|(tags|page)\/.+)|careers\/page\/\d+|work\/(services|industries)\/.+)$/;

const MEDIA = /^\/(?:media|uploads)\/(?:\d+\/)?([\w.-]+)$/;

const ENTRIES: Partial<Record<PageType, { type: ContentType; key: "slug" | "documentId" }>> = {
  "services-page": { type: "service", key: "slug" },
  "work-page": { type: "case-study", key: "slug" },
  "careers-page": { type: "job", key: "slug" },
  "blog-page": { type: "blog-post", key: "documentId" },
};

/** @param path of the site, without query, fragment and trailing slash */
export async function targetOf(path: string, strapi: Core.Strapi): Promise<Target> {
  if (DERIVED.test(path)) return "exists";
  const [, picture] = MEDIA.exec(path) ?? [];
  if (picture) return (await strapi.service("api::picture.picture").named(picture)).length > 0 ? "exists" : "missing";
  const target = await pageTarget(strapi, path);
  const redirects: RedirectService = strapi.plugin("page-redirects").service("redirects");
  return target === "missing" && (await redirects.find(path)) ? "exists" : target;
}

async function pageTarget(strapi: Core.Strapi, path: string): Promise<Target> {
  const page = pageAt(path);
  if (page) return state(strapi, page);

  const slash = path.lastIndexOf("/");
  const [list, name] = [pageAt(path.slice(0, slash)), path.slice(slash + 1)];
  if (!list) return state(strapi, "page", { path: path.slice(1) });
  const entries = ENTRIES[list];
  if (!entries || (entries.key === "documentId" && !isPostId(name))) return "missing";
  const entry = await state(strapi, entries.type, { [entries.key]: name });
  return entry === "exists" ? state(strapi, list) : entry;
}

const pageAt = (path: string) => (Object.keys(PAGE_PATHS) as PageType[]).find((type) => PAGE_PATHS[type] === path);

async function state(strapi: Core.Strapi, type: ContentType, where: object = {}): Promise<Target> {
  const versions: { publishedAt: string | null }[] = await strapi.db
    .query(uidOf(type))
    .findMany({ select: ["publishedAt"], where });
  if (versions.some(({ publishedAt }) => publishedAt)) return "exists";
  return versions.length > 0 ? "unpublished" : "missing";
}
