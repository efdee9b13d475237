import { typesWithDrafts } from "@repo/plugin-kit/server/types-with-drafts";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { may, type PanelContext } from "./access";
import { hasHistory } from "./attributes";
import type { Deleted } from "./change";
import { DELETED, type DeletedEntry, keptSince, keptUntil } from "./deleted-entries";
import { optionsOf } from "./history-options";

const PAGE_SIZE = 25;

export type Page = { entries: Deleted[]; page: number; pageCount: number; days: number };

export async function listDeleted(strapi: Core.Strapi, ctx: PanelContext): Promise<Page> {
  const types = typesWithDrafts(strapi).filter((uid) => may(ctx, "read", uid));
  const where = { uid: { $in: types }, at: { $gt: keptSince(strapi) } };
  const pageCount = Math.max(1, Math.ceil((await strapi.db.query(DELETED).count({ where })) / PAGE_SIZE));
  const page = Math.min(pageCount, Math.max(1, Math.trunc(Number(ctx.query.page ?? 1)) || 1));
  const found: DeletedEntry[] = await strapi.db.query(DELETED).findMany({
    select: ["id", "uid", "entry", "language", "name", "actor", "at"],
    where,
    orderBy: [{ at: "desc" }, { id: "desc" }],
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  return { entries: found.map(shown), page, pageCount, days: optionsOf(strapi).deletedDays };

  function shown(deleted: DeletedEntry): Deleted {
    const { id, uid, entry, language, name, actor, at } = deleted;
    const { kind, info } = strapi.contentType(uid);
    const path = kind === "singleType" ? `single-types/${uid}` : `collection-types/${uid}/${entry}`;
    return {
      id,
      uid,
      type: info.displayName,
      name,
      entry,
      locale: language,
      address: `/content-manager/${path}${language ? `?plugins[i18n][locale]=${language}` : ""}`,
      actor,
      at,
      until: keptUntil(strapi, deleted).toISOString(),
      mayBringBack: may(ctx, "create", uid),
    };
  }
}

export async function requireDeleted(strapi: Core.Strapi, id: string): Promise<DeletedEntry> {
  const found = /^\d{1,9}$/.test(id) && (await strapi.db.query(DELETED).findOne({ where: { id: Number(id) } }));
  if (!found || !hasHistory(strapi, found.uid)) throw new errors.NotFoundError("This is not deleted any more.");
  return found;
}
