import { on, onWrite, type Write } from "../changes/on-write";
import { discardAttachment } from "./clean-up";
import { FILE_OWNERS, type FileOwner } from "./owners";
import { removeHistory, removeMails } from "./remove-with-attachments";

export const attachments = onWrite(Object.keys(FILE_OWNERS), { record: [on("delete")(removeRest)] });

async function removeRest({ strapi, type, documentId }: Write) {
  const attribute = FILE_OWNERS[type.uid as FileOwner];
  const found = await strapi.db.query(type.uid).findOne({ where: { documentId }, select: ["email", attribute] });
  return async () => {
    await removeMails(strapi, documentId, found?.email ?? null);
    await removeHistory(strapi, documentId);
    const key: string | null = found?.[attribute];
    if (key) await strapi.db.transaction(({ onCommit }) => onCommit(() => discardAttachment(strapi, key)));
  };
}
