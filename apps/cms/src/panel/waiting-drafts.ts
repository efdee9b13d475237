import { namingOf } from "@repo/plugin-kit/server/naming";
import type { Core, UID } from "@strapi/strapi";

type WaitingDraft = {
  uid: string;
  kind: string;
  type: string;
  documentId: string;
  title: string;
  isPublished: boolean;
  updatedAt: string;
};

type Row = {
  document_id: string;
  title: unknown;
  published_id: number | null;
  updated_at: string | number | Date;
};

export async function listWaitingDrafts(
  strapi: Core.Strapi,
  uids: UID.ContentType[],
  limit: number,
): Promise<{ total: number; entries: WaitingDraft[] }> {
  const found = await Promise.all(uids.map((uid) => waitingOf(strapi, uid, limit)));
  const entries = found.flatMap((each) => each.entries).sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return { total: found.reduce((sum, { total }) => sum + total, 0), entries: entries.slice(0, limit) };
}

async function waitingOf(strapi: Core.Strapi, uid: UID.ContentType, limit: number) {
  const { info, kind } = strapi.contentType(uid);
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  const named = attributes[(await namingOf(strapi, uid)).field ?? ""];
  const waiting = () =>
    strapi.db
      .connection({ draft: tableName })
      .leftJoin({ published: tableName }, (join) =>
        join.on("published.document_id", "draft.document_id").andOnNotNull("published.published_at"),
      )
      .whereNull("draft.published_at")
      .where((each) => each.whereNull("published.id").orWhereRaw("draft.updated_at > published.updated_at"));

  const [{ total } = { total: 0 }] = await waiting().count({ total: "*" });
  const rows: Row[] = await waiting()
    .select("draft.document_id", "draft.updated_at", { published_id: "published.id" })
    .modify((query) => named && "columnName" in named && query.select({ title: `draft.${named.columnName}` }))
    .orderBy("draft.updated_at", "desc")
    .limit(limit);
  return {
    total: Number(total),
    entries: rows.map((row) => ({
      uid,
      kind: String(kind),
      type: info.displayName,
      documentId: row.document_id,
      title: String(row.title || info.displayName),
      isPublished: row.published_id !== null,
      updatedAt: new Date(row.updated_at).toISOString(),
    })),
  };
}
