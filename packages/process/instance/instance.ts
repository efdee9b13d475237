import { createHash, randomUUID } from "node:crypto";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { makePrivate } from "./private.ts";

const ID_FILE = "instance-id";
export const COPY_STAMP = ".copy-of";

/** Returns a folder inside the app, where modules resolve. Deletes the folders of deleted instances. */
export async function instanceFolder(appDir: string, dataDir: string): Promise<string> {
  const all = path.join(appDir, ".instances");
  if (await isCopied(all, dataDir)) await rm(path.join(dataDir, ID_FILE));
  const id = await instanceId(dataDir);
  await mkdir(path.join(all, id), { recursive: true });
  makePrivate(path.join(all, id));
  await writeFile(path.join(all, id, "data-dir"), dataDir);

  for (const name of await readdir(all)) {
    const owner = await readFile(path.join(all, name, "data-dir"), "utf8").catch(() => undefined);
    if (owner && (await readId(owner)) !== name) await rm(path.join(all, name), { recursive: true, force: true });
  }
  return path.join(all, id);
}

async function isCopied(all: string, dataDir: string): Promise<boolean> {
  const id = await readId(dataDir);
  if (!id) return false;
  const owner = await readFile(path.join(all, id, "data-dir"), "utf8").catch(() => dataDir);
  return path.resolve(owner) !== path.resolve(dataDir) && (await readId(owner)) === id;
}

async function instanceId(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const file = path.join(dataDir, ID_FILE);
  if ((await readId(dataDir)) === "") await rm(file, { force: true });
  // The CMS and the site race here: the first ID to be linked wins, and the file appears atomically.
  const id = randomUUID();
  await writeFile(`${file}.${id}`, id);
  await link(`${file}.${id}`, file).catch(() => undefined);
  await rm(`${file}.${id}`);
  return readFile(file, "utf8");
}

const readId = (dataDir: string) => readFile(path.join(dataDir, ID_FILE), "utf8").catch(() => undefined);

type Copy = {
  from: string;
  to: string;
  buildId: string;
  skip?: string[];
};

export async function copyBuild({ from, to, buildId, skip = [] }: Copy): Promise<void> {
  const stamp = path.join(to, COPY_STAMP);
  if ((await readFile(stamp, "utf8").catch(() => undefined)) === buildId) return;

  const unfinished = `${to}.part`;
  await rm(unfinished, { recursive: true, force: true });
  // Synchronous copies take a sixth of the time of asynchronous ones.
  cpSync(from, unfinished, {
    recursive: true,
    filter: (source) => !skip.includes(path.relative(from, source)),
  });
  makePrivate(unfinished);
  await writeFile(path.join(unfinished, COPY_STAMP), buildId);
  await rm(to, { recursive: true, force: true });
  await rename(unfinished, to);
}

export function digestFolder(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(path.relative(folder, file)).update(readFileSync(file));
  return hash.digest("hex");
}
