import { type ContentType, uidOf } from "@repo/contract/page/content-types";
import {
  type EntryType,
  entryAddress,
  fieldOf,
  PAGE_PATHS,
  PAGE_TYPES,
  type PageType,
} from "@repo/contract/site/addresses";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { addPanelRoutes, READ } from "../access/panel-routes";

type SiteAddress = { path: string; title: string; isPublished: boolean };
type Row = Record<string, string> & { title: string; documentId: string; publishedAt: string | null };

const ENTRIES: EntryType[] = ["page", "service", "case-study"];

/** A field for links: the panel offers pages of the site; other addresses can be entered. */
export function registerSiteAddresses(strapi: Core.Strapi): void {
  strapi.customFields.register({ name: "site-address", type: "string" });

  addPanelRoutes(strapi, "/site-addresses", [{ method: "GET", path: "/list", handler: list }]);

  async function list(ctx: Context): Promise<void> {
    const canRead = (type: ContentType) => ctx.state.userAbility.can(READ, uidOf(type));
    const [fixed, found] = await Promise.all([
      Promise.all(PAGE_TYPES.filter(canRead).map(fixedPage)),
      Promise.all(ENTRIES.filter(canRead).map(entryPages)),
    ]);
    ctx.body = [...fixed, ...found.flat()];
  }

  async function fixedPage(type: PageType): Promise<SiteAddress> {
    const uid = uidOf(type);
    const published = await strapi.db.query(uid).count({ where: { publishedAt: { $notNull: true } } });
    const { displayName } = strapi.contentType(uid).info;
    return { path: PAGE_PATHS[type], title: displayName.replace(/^.*: /, ""), isPublished: published > 0 };
  }

  async function entryPages(type: EntryType): Promise<SiteAddress[]> {
    const field = fieldOf(type);
    const rows: Row[] = await strapi.db
      .query(uidOf(type))
      .findMany({ select: ["documentId", "title", field, "publishedAt"], orderBy: [{ title: "asc" }, { id: "asc" }] });
    const published = new Set(rows.flatMap(({ documentId, publishedAt }) => (publishedAt ? documentId : [])));
    const addresses = rows
      .filter((row) => row[field] && (row.publishedAt || !published.has(row.documentId)))
      .map((row) => ({
        path: entryAddress(type, row[field] ?? ""),
        title: row.title,
        isPublished: Boolean(row.publishedAt),
      }));
    return [...new Map(addresses.map((address) => [address.path, address])).values()];
  }
}
