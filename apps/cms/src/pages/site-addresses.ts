import { type ContentType, uidOf } from "@repo/contract/page/content-types";
import { PAGE_PATHS, type PageType } from "@repo/contract/site/addresses";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { addPanelRoutes, READ } from "../access/panel-routes";

type SiteAddress = { path: string; title: string; isPublished: boolean };
type Row = { title: string; documentId: string; publishedAt: string | null } & Record<"slug" | "path", string>;

const ENTRIES: { type: ContentType; key: "slug" | "path"; below: string }[] = [
  { type: "page", key: "path", below: "/" },
  { type: "service", key: "slug", below: `${PAGE_PATHS["services-page"]}/` },
  { type: "case-study", key: "slug", below: `${PAGE_PATHS["work-page"]}/` },
];

/** A field for links: the panel offers pages of the site; other addresses can be entered. */
export function registerSiteAddresses(strapi: Core.Strapi): void {
  strapi.customFields.register({ name: "site-address", type: "string" });

  addPanelRoutes(strapi, "/site-addresses", [{ method: "GET", path: "/list", handler: list }]);

  async function list(ctx: Context): Promise<void> {
    const canRead = ({ type }: { type: ContentType }) => ctx.state.userAbility.can(READ, uidOf(type));
    const pages = (Object.keys(PAGE_PATHS) as PageType[]).map((type) => ({ type })).filter(canRead);
    const entries = ENTRIES.filter(canRead);
    const [fixed, found] = await Promise.all([
      Promise.all(pages.map(({ type }) => fixedPage(type))),
      Promise.all(entries.map(entryPages)),
    ]);
    ctx.body = [...fixed, ...found.flat()];
  }

  async function fixedPage(type: PageType): Promise<SiteAddress> {
    const uid = uidOf(type);
    const published = await strapi.db.query(uid).count({ where: { publishedAt: { $notNull: true } } });
    const { displayName } = strapi.contentType(uid).info;
    return { path: PAGE_PATHS[type], title: displayName.replace(/^.*: /, ""), isPublished: published > 0 };
  }

  async function entryPages({ type, key, below }: (typeof ENTRIES)[number]): Promise<SiteAddress[]> {
    const rows: Row[] = await strapi.db
      .query(uidOf(type))
      .findMany({ select: ["documentId", "title", key, "publishedAt"], orderBy: [{ title: "asc" }, { id: "asc" }] });
    const published = new Set(rows.flatMap(({ documentId, publishedAt }) => (publishedAt ? documentId : [])));
    const addresses = rows
      .filter((row) => row[key] && (row.publishedAt || !published.has(row.documentId)))
      .map(
        (row) =>
          [
            below + row[key],
            { path: below + row[key], title: row.title, isPublished: Boolean(row.publishedAt) },
          ] as const,
      );
    return [...new Map(addresses).values()];
  }
}
