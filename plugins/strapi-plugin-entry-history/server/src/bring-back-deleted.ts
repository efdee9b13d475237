import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Named } from "./content";
import { type DeletedEntry, keptSince, namedBy, takeDeleted } from "./deleted-entries";
import { optionsOf } from "./history-options";
import { putBack } from "./put-back";

/** Brings back a draft. @returns losses. @throws {NotFoundError} if already back, {ValidationError} if replaced. */
export async function bringBackDeleted(strapi: Core.Strapi, id: number, user: string): Promise<string[]> {
  return strapi.db.transaction(async () => {
    const deleted = await takeDeleted(strapi, { id, at: { $gt: keptSince(strapi) } });
    if (!deleted) throw new errors.NotFoundError("This is not deleted any more, or gone for good.");
    await refuseSecond(strapi, deleted);
    await tellOf(strapi, deleted, user);
    return putBack(strapi, deleted, "as a draft");
  });
}

/** Also brings back the published version. Call it in a transaction. @param within ms @returns false if late or done */
export async function undoDeletion(
  strapi: Core.Strapi,
  { uid, documentId, locale }: Named,
  { user, within }: { user: string; within: number },
): Promise<boolean> {
  const lately = new Date(Date.now() - within);
  const deleted = await takeDeleted(strapi, { uid, entry: documentId, language: locale, at: { $gt: lately } });
  if (!deleted) return false;
  await tellOf(strapi, deleted, user);
  await putBack(strapi, deleted, "as it was");
  return true;
}

async function refuseSecond(strapi: Core.Strapi, { uid, language }: DeletedEntry): Promise<void> {
  const { kind, info } = strapi.contentType(uid);
  const where = language ? { locale: language } : {};
  if (kind !== "singleType" || (await strapi.db.query(uid).count({ where })) === 0) return;
  throw new errors.ValidationError(`${info.displayName} has been written anew, and there can be only one.`);
}

async function tellOf(strapi: Core.Strapi, deleted: DeletedEntry, user: string): Promise<void> {
  const { uid, documentId } = namedBy(deleted);
  await optionsOf(strapi).onBringBack?.({ strapi, uid, documentId, user });
}
