import type { Schema } from "@strapi/strapi";
import { addressField } from "../database/address-field";
import { addressWords } from "../database/address-words";
import { entryHistory } from "../database/entry-history";
import { onWrite, saved, type Write } from "./on-write";

type Row = Record<string, string | null>;

const fieldsOf = ({ attributes }: Schema.ContentType) => addressField(attributes as never);

/** Addresses follow titles until an entry is published or an editor chooses one. One that is taken isn't restored. */
export const titleAddresses = onWrite((type) => fieldsOf(type) !== undefined, { complete: [saved<Row>(follow)] });

async function follow({ strapi, type, action, documentId, data, draft }: Write<Row>): Promise<void> {
  const { uid, modelName } = type;
  const stored = action === "create" ? {} : await draft<Row>();
  const fields = fieldsOf(type);
  // New jobs get their address under a lock.
  if (!fields || !stored || (action === "create" && uid === "api::job.job")) return;
  const { field, title } = fields;
  if (stored[field] && (await entryHistory(strapi).newest({ uid, documentId }))) return;
  const [before, after] = [stored[title], data[title] ?? stored[title]];
  if (typeof after !== "string" || !after.trim()) return;
  const address = data[field] || stored[field];
  if (address) {
    const isMade = address === stored[field] && [before ?? "", modelName].some((text) => isMadeFrom(address, text));
    if (!isMade || isMadeFrom(address, after)) return;
  }
  const asked = { contentTypeUID: uid, field, data: { [title]: after } };
  data[field] = await strapi.plugin("content-manager").service("uid").generateUIDField(asked);
}

/** Ignores an ending that distinguishes entries of the same title: a number, or eight hexadecimal digits. */
function isMadeFrom(address: string, title: string): boolean {
  const words = addressWords(title);
  return address.startsWith(words) && /^(-\d{1,2}|-(?=\d*[a-f])[\da-f]{8})?$/.test(address.slice(words.length));
}
