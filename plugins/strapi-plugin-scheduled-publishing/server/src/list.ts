import type { Locale } from "@repo/plugin-kit/server/locale";
import { namingOf } from "@repo/plugin-kit/server/naming";
import type { Core, UID } from "@strapi/strapi";
import { type Failure, keyOf, listFailures } from "./failures";
import { FIELDS, type Schedule } from "./schedule";

export type ScheduledEntry = Schedule & {
  uid: string;
  kind: string;
  type: string;
  documentId: string;
  locale: Locale;
  title: string;
  failures: Omit<Failure, "document">[];
};

type Draft = Schedule & { documentId: string; locale: Locale };

export async function listSchedule(
  strapi: Core.Strapi,
  { uids, documentId }: { uids: UID.ContentType[]; documentId?: string },
): Promise<ScheduledEntry[]> {
  const found = await Promise.all(uids.map((uid) => scheduledOf(strapi, uid, documentId)));
  const entries = found.flat();
  const failures = await listFailures(
    strapi,
    entries.map((entry) => keyOf(entry.documentId, entry.locale)),
  );
  return entries.map((entry) => ({
    ...entry,
    failures: failures
      .filter(({ document }) => document === keyOf(entry.documentId, entry.locale))
      .map(({ action, message, attempts, nextAttemptAt }) => ({ action, message, attempts, nextAttemptAt })),
  }));
}

async function scheduledOf(strapi: Core.Strapi, uid: UID.ContentType, documentId?: string) {
  const { info, kind } = strapi.contentType(uid);
  const { field, nameOf } = await namingOf(strapi, uid);
  const drafts: Draft[] = await strapi.db.query(uid).findMany({
    select: ["documentId", "locale", ...FIELDS, ...(field ? [field] : [])],
    where: {
      publishedAt: null,
      $or: [{ publishAt: { $notNull: true } }, { unpublishAt: { $notNull: true } }],
      ...(documentId && { documentId }),
    },
  });
  return drafts.map((draft) => ({
    uid,
    kind: String(kind),
    type: info.displayName,
    documentId: draft.documentId,
    locale: draft.locale,
    title: nameOf(draft) || info.displayName,
    publishAt: draft.publishAt,
    unpublishAt: draft.unpublishAt,
  }));
}
