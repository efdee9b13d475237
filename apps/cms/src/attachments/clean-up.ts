import type { Core } from "@strapi/strapi";
import { attachmentStore } from "../files/private-store";
import { ownedAmong } from "./owners";

/** A row that takes longer than this after its file was stored is rolled back. */
export const STORING_MS = 2 * 60_000;
/** STORING_MS plus clock skew: an older file without a row never gets one. */
export const ORPHAN_AGE_MS = 5 * 60_000;
const BATCH = 500;

const underWay = new Set<string>();

/** Keeps the clean-up from a file until its row is stored. @returns a function that ends this. */
export function holdAttachment(key: string): () => void {
  underWay.add(key);
  return () => void underWay.delete(key);
}

function isAlone(strapi: Core.Strapi): boolean {
  return strapi.db.dialect.client === "sqlite";
}

export async function removeOrphanedAttachments(strapi: Core.Strapi): Promise<void> {
  let keys: string[] = [];
  const removeUnownedOf = async () => {
    const owners = await ownedAmong(strapi, keys);
    for (const key of keys.filter((key) => !owners.has(key))) {
      await attachmentStore().remove(key);
      strapi.log.info(`Removed ${key}, which belongs to nothing.`);
    }
    keys = [];
  };
  for await (const { key, storedAt } of attachmentStore().list()) {
    if (!isAlone(strapi) && Date.now() - storedAt.getTime() < ORPHAN_AGE_MS) continue;
    if (underWay.has(key.replace(/\.part$/, ""))) continue;
    if (keys.push(key) === BATCH) await removeUnownedOf();
  }
  await removeUnownedOf();
}

/** On failure, the clean-up removes the file later. */
export async function discardAttachment(strapi: Core.Strapi, key: string): Promise<void> {
  try {
    const owners = await ownedAmong(strapi, [key]);
    if (owners.size === 0) await attachmentStore().remove(key);
  } catch (error) {
    const { code, name } = error as { code?: string; name: string };
    strapi.log.error(`${key} could not be removed: ${code ?? name}`);
  }
}
