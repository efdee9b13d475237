import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { recordAudit } from "../privacy/audit";
import { type DeletedEntry, keptSince, takeDeleted } from "./deleted-entries";
import { putBack } from "./put-back";

/** The dashboards offer to undo for 10 seconds; the rest allows for latency. */
const UNDO_MS = 60_000;

/** As a draft. @returns losses in words. @throws {NotFoundError} if already back, {ValidationError} if replaced. */
export async function bringBackDeleted(strapi: Core.Strapi, id: number, actor: string): Promise<string[]> {
  return strapi.db.transaction(async () => {
    const deleted = await takeDeleted(strapi, { id, at: { $gt: keptSince() } });
    if (!deleted) throw new errors.NotFoundError("This is not deleted any more, or gone for good.");
    await refuseSecond(strapi, deleted);
    await recordRestore(strapi, deleted, actor);
    return putBack(strapi, deleted, "as a draft");
  });
}

/** Restores the published version too. Call within a transaction. @returns false when too late or already done. */
export async function undoDeletion(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  actor: string,
): Promise<boolean> {
  const lately = new Date(Date.now() - UNDO_MS);
  const deleted = await takeDeleted(strapi, { uid, entry: documentId, at: { $gt: lately } });
  if (!deleted) return false;
  await recordRestore(strapi, deleted, actor);
  await putBack(strapi, deleted, "as it was");
  return true;
}

async function refuseSecond(strapi: Core.Strapi, { uid }: DeletedEntry): Promise<void> {
  const { kind, info } = strapi.contentType(uid);
  if (kind !== "singleType" || (await strapi.db.query(uid).count()) === 0) return;
  throw new errors.ValidationError(`${info.displayName} has been written anew, and there can be only one.`);
}

async function recordRestore(strapi: Core.Strapi, { uid, entry }: DeletedEntry, actor: string): Promise<void> {
  const type = strapi.contentType(uid).info.singularName;
  await recordAudit(strapi, actor, `${type}.restore`, `${type} ${entry}`);
}
