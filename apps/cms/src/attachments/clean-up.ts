import type { Core } from "@strapi/strapi";
import { resumeStore } from "../files/private-store";
import { ownedAmong } from "./owners";

/** A row that takes longer than this after its file was stored is rolled back. */
export const STORING_MS = 2 * 60_000;
/** STORING_MS plus clock skew: an older file without a row never gets one. */
export const ORPHAN_AGE_MS = 5 * 60_000;
const BATCH = 500;

const underWay = new Set<string>();

/** Keeps the clean-up from a file until its row is stored. @returns a function that ends this. */
export function holdResume(resumeKey: string): () => void {
  underWay.add(resumeKey);
  return () => void underWay.delete(resumeKey);
}

function isAlone(strapi: Core.Strapi): boolean {
  return strapi.db.dialect.client === "sqlite";
}

export async function removeOrphanedResumes(strapi: Core.Strapi): Promise<void> {
  let keys: string[] = [];
  const removeUnownedOf = async () => {
    const owners = await ownedAmong(strapi, keys);
    for (const key of keys.filter((key) => !owners.has(key))) {
      await resumeStore().remove(key);
      strapi.log.info(`Removed ${key}, which belongs to nothing.`);
    }
    keys = [];
  };
  for await (const { key, storedAt } of resumeStore().list()) {
    if (!isAlone(strapi) && Date.now() - storedAt.getTime() < ORPHAN_AGE_MS) continue;
    if (underWay.has(key.replace(/\.part$/, ""))) continue;
    if (keys.push(key) === BATCH) await removeUnownedOf();
  }
  await removeUnownedOf();
}

export async function discardResume(strapi: Core.Strapi, resumeKey: string): Promise<void> {
  try {
    const owners = await ownedAmong(strapi, [resumeKey]);
    if (owners.size === 0) await resumeStore().remove(resumeKey);
  } catch (error) {
    const { code, name } = error as { code?: string; name: string };
    strapi.log.error(`${resumeKey} could not be removed: ${code ?? name}`);
  }
}
