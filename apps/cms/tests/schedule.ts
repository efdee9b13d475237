import { moment } from "./applications";
import { sql } from "./database";

/** As if its time had come. The panel takes no time that has passed. */
export const makeDue = (table: string, documentId: string, field: "publish_at" | "unpublish_at", at = Date.now()) =>
  sql(`update ${table} set ${field} = ? where document_id = ? and published_at is null`, moment(at), documentId);
