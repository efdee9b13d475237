import type { Schedule } from "@repo/rules/schedule";
import type { Core } from "@strapi/strapi";
import { namingOf } from "../panel/naming";
import type { Schedulable } from "./attributes";
import { listFailures, type ScheduleFailure } from "./failures";

type Scheduled = Schedule & {
  uid: string;
  kind: string;
  type: string;
  documentId: string;
  title: string;
  failures: Omit<ScheduleFailure, "document">[];
};

type Draft = Schedule & { documentId: string };

export async function listSchedule(
  strapi: Core.Strapi,
  { uids, documentId }: { uids: Schedulable[]; documentId?: string },
): Promise<Scheduled[]> {
  const found = await Promise.all(uids.map((uid) => scheduledOf(strapi, uid, documentId)));
  const entries = found.flat();
  const failures = await listFailures(
    strapi,
    entries.map((entry) => entry.documentId),
  );
  return entries.map((entry) => ({
    ...entry,
    failures: failures
      .filter(({ document }) => document === entry.documentId)
      .map(({ action, message, attempts, nextAttemptAt }) => ({ action, message, attempts, nextAttemptAt })),
  }));
}

async function scheduledOf(strapi: Core.Strapi, uid: Schedulable, documentId?: string) {
  const { info, kind } = strapi.contentType(uid);
  const { field, nameOf } = await namingOf(strapi, uid);
  const drafts: Draft[] = await strapi.db.query(uid).findMany({
    select: ["documentId", "publishAt", "unpublishAt", ...(field ? [field] : [])],
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
    title: nameOf(draft) || info.displayName,
    publishAt: draft.publishAt,
    unpublishAt: draft.unpublishAt,
  }));
}
