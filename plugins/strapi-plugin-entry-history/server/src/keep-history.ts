import { localeCondition } from "@repo/plugin-kit/server/locale";
import type { Core, UID } from "@strapi/strapi";
import { currentActor } from "./actor";
import { hasHistory } from "./attributes";
import type { Named } from "./content";
import { keepDeleted } from "./deleted-entries";
import { keepPublished } from "./versions";

type Params = { documentId?: string; status?: string; locale?: unknown };

/** Keeps history in the transaction of the change. Older content has no version, so its state before is kept too. */
export function registerHistoryKeeping(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const params = context.params as Params;
    if (!hasHistory(strapi, uid) || !changesPublished(action, params) || !strapi.server.httpServer.listening) {
      return next();
    }
    return strapi.db.transaction(async ({ trx }) => {
      const actor = currentActor(strapi);
      const locale = await localeCondition(strapi, uid, params.locale);
      const published = new Set<Named["locale"]>();
      if (params.documentId) {
        // Concurrent publications would both make the next version.
        const { tableName } = strapi.db.metadata.get(uid);
        await trx(tableName).where({ document_id: params.documentId }).select("id").forUpdate();
        for (const entry of await translationsOf(strapi, uid, params.documentId, locale)) {
          if (await keepPublished(strapi, entry)) published.add(entry.locale);
          if (action === "delete") await keepDeleted(strapi, entry, actor);
        }
      }
      const result = await next();
      const documentId = params.documentId ?? (result as { documentId: string }).documentId;
      for (const entry of await translationsOf(strapi, uid, documentId, locale)) {
        await keepPublished(strapi, entry, { actor, at: new Date(), isNew: !published.has(entry.locale) });
      }
      return result;
    });
  });
}

function changesPublished(action: string, { status }: Params): boolean {
  if (action === "create" || action === "update") return status === "published";
  return action === "publish" || action === "unpublish" || action === "delete";
}

async function translationsOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: object,
): Promise<Named[]> {
  const rows: Pick<Named, "locale">[] = await strapi.db
    .query(uid)
    .findMany({ select: ["locale"], where: { documentId, ...locale } });
  return [...new Set(rows.map((row) => row.locale))].map((locale) => ({ uid, documentId, locale }));
}
