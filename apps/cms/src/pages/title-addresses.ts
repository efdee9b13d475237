import { addressField } from "@repo/contract/page/title-address";
import type { Core, UID } from "@strapi/strapi";
import { addressWords } from "../database/address-words";
import { entryHistory } from "../database/entry-history";

const JOB = "api::job.job";

type Row = Record<string, string | null>;
type Params = { documentId?: string; data?: Row };

/**
 * Makes addresses follow titles until an entry is published, unless an editor chose one. A deleted entry comes back
 * without its address if another has it now.
 */
export function registerTitleAddresses(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { data, documentId } = context.params as Params;
    const uid = context.uid as UID.ContentType;
    const fields = addressField(context.contentType.attributes as never);
    if (!fields || !data) return next();
    // New jobs are left out, because they get their address under a lock.
    if (context.action === "create" && uid !== JOB) await follow(strapi, uid, fields, data, {});
    if (context.action === "update" && documentId) {
      const stored: Row | null = await strapi.db.query(uid).findOne({ where: { documentId, publishedAt: null } });
      const isKept = stored?.[fields.field] && (await entryHistory(strapi).newest({ uid, documentId }));
      if (stored && !isKept) await follow(strapi, uid, fields, data, stored);
    }
    return next();
  });
}

type Fields = { field: string; title: string };

async function follow(strapi: Core.Strapi, uid: UID.ContentType, fields: Fields, data: Row, stored: Row) {
  const { field } = fields;
  const [before, after] = [stored[fields.title], data[fields.title] ?? stored[fields.title]];
  if (typeof after !== "string" || !after.trim()) return;
  const address = data[field] || stored[field];
  const { modelName } = strapi.contentType(uid);
  if (address) {
    const isMade = address === stored[field] && [before ?? "", modelName].some((text) => isMadeFrom(address, text));
    if (!isMade || isMadeFrom(address, after)) return;
  }
  const asked = { contentTypeUID: uid, field, data: { [fields.title]: after } };
  data[field] = await strapi.plugin("content-manager").service("uid").generateUIDField(asked);
}

/** Ignores an ending that distinguishes entries of the same title: a number, or eight hexadecimal digits. */
function isMadeFrom(address: string, title: string): boolean {
  const words = addressWords(title);
  return address.startsWith(words) && /^(-\d{1,2}|-(?=\d*[a-f])[\da-f]{8})?$/.test(address.slice(words.length));
}
