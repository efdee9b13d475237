import { moment } from "./applications";
import { sql } from "./database";

/** Makes a change due past the panel, which accepts no time in the past. */
export const makeDue = (table: string, documentId: string, field: "publish_at" | "unpublish_at", at = Date.now()) =>
  sql(`update ${table} set ${field} = ? where document_id = ? and published_at is null`, moment(at), documentId);
