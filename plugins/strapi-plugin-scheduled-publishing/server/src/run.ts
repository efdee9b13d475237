import { isDatabaseUnreachable, isMissingTable } from "@repo/plugin-kit/server/database-errors";
import type { Locale } from "@repo/plugin-kit/server/locale";
import { typesWithDrafts } from "@repo/plugin-kit/server/types-with-drafts";
import type { Core, UID } from "@strapi/strapi";
import { keyOf, listFailures, noteFailure } from "./failures";
import { type Action, FIELDS, type Schedule } from "./schedule";

type Entry = { documentId: string; locale: Locale };
type Due = Entry & { uid: UID.ContentType; action: Action; moment: number };

export async function runSchedule(strapi: Core.Strapi): Promise<void> {
  for (const due of await findDue(strapi)) {
    await carryOut(strapi, due).catch(async (error) => {
      if (isDatabaseUnreachable(error)) throw error;
      const { uid, documentId, locale, action } = due;
      const { message, attempts } = await noteFailure(strapi, keyOf(documentId, locale), action, error);
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
  for (const uid of typesWithDrafts(strapi)) due.push(...(await dueOf(strapi, uid)));
  return due
    .filter(({ documentId, locale, action }) => !waiting.has(`${keyOf(documentId, locale)} ${action}`))
    .sort((one, other) => one.moment - other.moment);
}

async function dueOf(strapi: Core.Strapi, uid: UID.ContentType, entry?: Entry): Promise<Due[]> {
  const drafts: (Entry & Schedule)[] = await strapi.db
    .query(uid)
    .findMany({
      select: ["documentId", "locale", ...FIELDS],
      where: {
        publishedAt: null,
        $or: [{ publishAt: { $lte: new Date() } }, { unpublishAt: { $lte: new Date() } }],
        ...entry,
      },
    })
    .catch((error) => {
      if (isMissingTable(error)) return [];
      throw error;
    });
  return drafts.map(({ documentId, locale, publishAt, unpublishAt }) => {
    // When both have passed, there is nothing left to publish.
    const isOver = unpublishAt !== null && Date.parse(unpublishAt) <= Date.now();
    const moment = Date.parse((isOver ? unpublishAt : publishAt) ?? "");
    return { uid, documentId, locale, action: isOver ? "unpublish" : "publish", moment };
  });
}

/** The document middleware clears the moment in the same transaction: a kill neither loses nor repeats the change. */
async function carryOut(strapi: Core.Strapi, { uid, documentId, locale }: Due): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const { tableName } = strapi.db.metadata.get(uid);
    // A faster replica has cleared the moment by the time this lock is granted.
    await trx(tableName).where({ document_id: documentId }).whereNull("published_at").select("id").forUpdate();
    const [due] = await dueOf(strapi, uid, { documentId, locale });
    const params = { documentId, ...(locale && { locale }) };
    if (due?.action === "publish") await strapi.documents(uid).publish(params);
    if (due?.action === "unpublish") await strapi.documents(uid).unpublish(params);
  });
}
