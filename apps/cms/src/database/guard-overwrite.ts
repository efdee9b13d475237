import { RuleError } from "@repo/contract/http/errors";
import type { Core, UID } from "@strapi/strapi";

type Guarded<Item> = {
  documentId: string;
  readAt: string | undefined;
  read: () => Promise<Item | null>;
  write: (current: Item) => Promise<Item>;
};

/** @throws {RuleError} NOT_FOUND, or CONFLICT with the stored item when it has changed since `readAt`. */
export async function guardOverwrite<Item extends { updatedAt: string }>(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, readAt, read, write }: Guarded<Item>,
): Promise<Item> {
  return strapi.db.transaction(async ({ trx }) => {
    const { tableName } = strapi.db.metadata.get(uid);
    await trx(tableName).where({ document_id: documentId }).select("id").forUpdate();
    const current = await read();
    if (!current) throw new RuleError("NOT_FOUND");
    if (readAt && Date.parse(readAt) !== Date.parse(current.updatedAt)) {
      throw new RuleError("CONFLICT", undefined, undefined, { current });
    }
    return write(current);
  });
}
