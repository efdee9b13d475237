import { randomUUID } from "node:crypto";
import type { UID } from "@strapi/strapi";
import { on, onWrite, type Write, type Written } from "./on-write";

export const uuidDocuments = (...types: UID.ContentType[]) =>
  onWrite(types, {
    complete: [
      on("create")<{ documentId: string }>(({ data }) => {
        data.documentId = randomUUID();
      }),
      on("clone")(renameCopy),
    ],
  });

/** Strapi ignores the documentId given to a clone. */
function renameCopy({ strapi, type }: Write) {
  return async (copy: Written) => {
    const documentId = randomUUID();
    await strapi.db.query(type.uid).updateMany({ where: { documentId: copy.documentId }, data: { documentId } });
    for (const named of [copy, ...copy.entries]) named.documentId = documentId;
  };
}
