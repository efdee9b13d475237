import path from "node:path";
import { mediaType } from "@repo/contract/page/media";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { checkMedia, isHarmless } from "./check-media";
import { type MediaStorage, mediaStorage } from "./media-storage";

/** Increase it when upload rules become stricter. */
const RULES_VERSION = 1;
const STORE = { type: "core", name: "uploads" };
const KEY = "swept";
export const SWEPT = `${STORE.type}_${STORE.name}_${KEY}`;

const READ_MAX_BYTES = 25 * 1024 ** 2;
const CONCURRENCY = 8;
const FOLDER = "Set aside";

type Verdict = { name: string; message: string; isKept: boolean };

/** Runs once after an upgrade or a restore: quarantines what would be refused today, unless it is only too large. */
export async function sweepUploads(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store(STORE);
  try {
    if ((await store.get({ key: KEY })) === RULES_VERSION) return;
    await sweep(strapi, mediaStorage(new Date().toISOString().replaceAll(":", "-")));
    await store.set({ key: KEY, value: RULES_VERSION });
  } catch (error) {
    strapi.log.error(`The media library could not be looked through, which the next start does: ${error}`);
  }
}

async function sweep(strapi: Core.Strapi, storage: MediaStorage): Promise<void> {
  const lines: string[] = [];
  let looked = 0;
  for await (const some of inGroups(storage.list())) {
    looked += some.length;
    const verdicts = await Promise.all(some.map((file) => judge(storage, file)));
    for (const verdict of verdicts) if (verdict) lines.push(await apply(strapi, storage, verdict));
  }
  if (lines.length === 0) {
    strapi.log.info(`Looked through ${looked} files of the media library: all are as they should be.`);
    return;
  }
  await storage.note("report.txt", `${lines.join("\n")}\n`);
  for (const line of lines) strapi.log.warn(line);
  strapi.log.warn(`Looked through ${looked} files of the media library. The report lies in ${storage.aside}.`);
}

async function* inGroups<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let group: Item[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < CONCURRENCY) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

async function judge(
  storage: MediaStorage,
  { name, bytes }: { name: string; bytes: number },
): Promise<Verdict | undefined> {
  if (mediaType(name) && bytes > READ_MAX_BYTES) {
    return { name, message: `${name} is too large to check.`, isKept: true };
  }
  try {
    await checkMedia(mediaType(name) ? await storage.read(name) : Buffer.alloc(0), path.posix.basename(name));
    return undefined;
  } catch (error) {
    if (!(error instanceof errors.ValidationError)) throw error;
    return { name, message: error.message, isKept: isHarmless(error) };
  }
}

async function apply(strapi: Core.Strapi, storage: MediaStorage, { name, message, isKept }: Verdict): Promise<string> {
  if (isKept) return `Kept uploads/${name}: ${message}`;
  const files = strapi.db.query("plugin::upload.file");
  const named = await files.findMany({ where: { url: { $endsWith: `/uploads/${name}` } } });
  // An underscore is a wildcard in the database.
  const rows = named.filter(({ url }) => url.endsWith(`/uploads/${name}`));
  await storage.setAside(name);
  for (const { id, caption } of rows) {
    const note = `Set aside on ${new Date().toISOString().slice(0, 10)}: ${message} The file is kept in ${storage.aside}.`;
    const { id: folder, path: folderPath } = await folderOf(strapi);
    await files.update({
      where: { id },
      data: { folder, folderPath, caption: [note, caption].filter(Boolean).join(" ") },
    });
  }
  const owners = rows.map((row) => `${row.name} (${row.id})`).join(", ");
  return `Set aside uploads/${name}: ${message} ${owners ? `In the media library it is ${owners}.` : "No row names it."}`;
}

async function folderOf(strapi: Core.Strapi): Promise<{ id: number; path: string }> {
  const found = await strapi.db.query("plugin::upload.folder").findOne({ where: { name: FOLDER, parent: null } });
  return found ?? strapi.plugin("upload").service("folder").create({ name: FOLDER, parent: null });
}
