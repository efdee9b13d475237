import { createHash } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { chunk } from "lodash";
import { describeUses } from "./describe-uses";
import { historyUses } from "./history-uses";
import { mediaRelations, placesInEntries } from "./media-relations";
import type { LibraryFile, PictureUse } from "./picture-use";
import { textReferences } from "./text-references";

const NAMED = 4;
const BATCH_SIZE = 50;
const CONFIRM_MINUTES = 5;

/** Refuses files that an entry shows, and once for each `caller` those in the history. @throws {ApplicationError} */
export async function refuseUsed(strapi: Core.Strapi, files: LibraryFile[], caller: string | undefined): Promise<void> {
  const used = await inChunks(files, async (some) => {
    const places = [...(await mediaRelations(strapi, some)), ...(await textReferences(strapi, some))];
    return describeUses(strapi, await placesInEntries(strapi, places));
  });
  if (used.length > 0) throw refusal(`Still in use: ${list(used)}. Remove it there first. Nothing was deleted.`, used);

  const kept = await inChunks(files, (some) => historyUses(strapi, some));
  if (kept.length === 0 || (caller && (await isToldAgain(strapi, caller, files, kept)))) return;
  const again = `To delete it anyway, delete it again within ${CONFIRM_MINUTES} minutes.`;
  throw refusal(
    `Nothing was deleted yet. Earlier versions or deleted entries still use it: ${list(kept)}. ${again}`,
    kept,
  );
}

async function inChunks(
  files: LibraryFile[],
  find: (some: LibraryFile[]) => Promise<PictureUse[]>,
): Promise<PictureUse[]> {
  const found: PictureUse[] = [];
  for (const some of chunk(files, BATCH_SIZE)) found.push(...(await find(some)));
  return found;
}

async function isToldAgain(
  strapi: Core.Strapi,
  key: string,
  files: LibraryFile[],
  kept: PictureUse[],
): Promise<boolean> {
  const told = strapi.store({ type: "core", name: "media_deletions" });
  const ids = files.map(({ id }) => id).sort((a, b) => a - b);
  const digest = createHash("sha256")
    .update(JSON.stringify([ids, kept]))
    .digest("hex");
  const before = (await told.get({ key })) as { digest: string; until: number } | null;
  if (before?.digest === digest && before.until > Date.now()) {
    await told.delete({ key });
    return true;
  }
  await told.set({ key, value: { digest, until: Date.now() + CONFIRM_MINUTES * 60_000 } });
  return false;
}

function list(uses: PictureUse[]): string {
  const named = uses.slice(0, NAMED).map(({ file, type, title, field }) => {
    return `${file} in ${type}${title && ` “${title}”`} › ${field}`;
  });
  return [...named, ...(uses.length > NAMED ? [`${uses.length - NAMED} more`] : [])].join("; ");
}

function refusal(message: string, uses: PictureUse[]) {
  return new errors.ApplicationError(message, { uses });
}
