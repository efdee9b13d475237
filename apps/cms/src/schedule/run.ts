import type { Core } from "@strapi/strapi";
import { isMissingTable } from "../schema/missing-table";
import { isDatabaseUnreachable } from "../schema/unreachable-database";
import { type Schedulable, schedulableTypes } from "./attributes";
import { listFailures, noteFailure, type ScheduleAction } from "./failures";

type Due = { uid: Schedulable; documentId: string; action: ScheduleAction; moment: number };
type Draft = { documentId: string; publishAt: string | null; unpublishAt: string | null };

/** Oldest first; a failure holds up nothing else. */
export async function runSchedule(strapi: Core.Strapi): Promise<void> {
  for (const due of await findDue(strapi)) {
    await carryOut(strapi, due).catch(async (error) => {
      if (isDatabaseUnreachable(error)) throw error;
      const { uid, documentId, action } = due;
      const { message, attempts } = await noteFailure(strapi, documentId, action, error);
      strapi.log.warn(`Attempt ${attempts} to ${action} ${uid} ${documentId} at its time failed: ${message}`);
      if (message !== (error as Error).message) strapi.log.error(error);
    });
  }
}

async function findDue(strapi: Core.Strapi): Promise<Due[]> {
  const waiting = new Set(
    (await listFailures(strapi))
      .filter(({ nextAttemptAt }) => Date.parse(nextAttemptAt) > Date.now())
      .map(({ document, action }) => `${document} ${action}`),
  );
  const due: Due[] = [];
  for (const uid of schedulableTypes(strapi)) due.push(...(await dueOf(strapi, uid)));
  return due
    .filter(({ documentId, action }) => !waiting.has(`${documentId} ${action}`))
    .sort((one, other) => one.moment - other.moment);
}

async function dueOf(strapi: Core.Strapi, uid: Schedulable, documentId?: string): Promise<Due[]> {
  const drafts: Draft[] = await strapi.db
    .query(uid)
    .findMany({
      select: ["documentId", "publishAt", "unpublishAt"],
      where: {
        publishedAt: null,
        $or: [{ publishAt: { $lte: new Date() } }, { unpublishAt: { $lte: new Date() } }],
        ...(documentId && { documentId }),
      },
    })
    .catch((error) => {
      if (isMissingTable(error)) return [];
      throw error;
    });
  return drafts.map(({ documentId, publishAt, unpublishAt }) => {
    // When both have passed, there is nothing left to publish.
    const isOver = unpublishAt !== null && Date.parse(unpublishAt) <= Date.now();
    const moment = Date.parse((isOver ? unpublishAt : publishAt) ?? "");
    return { uid, documentId, action: isOver ? "unpublish" : "publish", moment };
  });
}

/** The document middleware clears the moment in the same transaction: a kill neither loses nor repeats the change. */
async function carryOut(strapi: Core.Strapi, { uid, documentId }: Due): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const { tableName } = strapi.db.metadata.get(uid);
    // A faster replica has cleared the moment by the time this lock is granted.
    await trx(tableName).where({ document_id: documentId }).whereNull("published_at").select("id").forUpdate();
    const [due] = await dueOf(strapi, uid, documentId);
    if (due?.action === "publish") await strapi.documents(uid).publish({ documentId });
    if (due?.action === "unpublish") await strapi.documents(uid).unpublish({ documentId });
  });
}
