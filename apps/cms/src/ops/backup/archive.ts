import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream, rmSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, type Header, pack } from "tar-stream";
import { STORED_KEY } from "../../files/private-store";
import { syncFolder } from "../../files/sync-folder";
import { BackupError } from "./backup-error";
import { foreignKeyIn } from "./files";
import type { Row } from "./values";

export const FORMAT = 1;

const MANIFEST = "manifest.json";
const ROWS = /^database\/(\w+)\/\d+\.ndjson$/;

export type Manifest = {
  format: number;
  takenAt: string;
  product: string;
  strapi: string;
  migrations: string[];
  tables: { name: string; columns: string[]; rows: number; lastId: number }[];
  missing: string[];
  parts: Record<string, { bytes: number; sha256: string }>;
};

export type Archive = Awaited<ReturnType<typeof createArchive>>;

/** The file gets its name once it is complete and durable. It has personal data: only its owner can read it. */
export async function createArchive(file: string) {
  const unfinished = `${file}.${randomUUID().slice(0, 8)}.part`;
  await refuseExisting(file);
  const removeUnfinished = () => rmSync(unfinished, { force: true });
  process.once("exit", removeUnfinished);

  const packed = pack();
  const target = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
  const written = pipeline(packed, createGzip(), target).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${file} can't be written (${error.code ?? error.message}).`);
  });
  written.catch(() => {});
  const parts: Manifest["parts"] = {};

  async function write(name: string, content: Buffer): Promise<void> {
    if (packed.destroying) await written;
    const added = new Promise<void>((resolve, reject) => {
      const header = { name, size: content.length, mode: 0o600 };
      packed.entry(header, content, (error) => (error ? reject(error) : resolve())).on("error", reject);
    });
    // The entry's error hides why the file can't be written.
    await added.catch(() => written);
  }

  return {
    async add(name: string, content: Buffer): Promise<void> {
      await write(name, content);
      parts[name] = { bytes: content.length, sha256: digestOf(content) };
    },

    async finish(manifest: Omit<Manifest, "format" | "parts">): Promise<number> {
      await write(MANIFEST, Buffer.from(JSON.stringify({ format: FORMAT, ...manifest, parts })));
      packed.finalize();
      await written;
      const { size } = await stat(unfinished);
      await refuseExisting(file);
      await rename(unfinished, file);
      await syncFolder(path.dirname(file));
      process.off("exit", removeUnfinished);
      return size;
    },

    async discard(): Promise<void> {
      packed.destroy();
      await written.catch(() => {});
      await rm(unfinished, { force: true });
      process.off("exit", removeUnfinished);
    },
  };
}

async function refuseExisting(file: string): Promise<void> {
  if (await stat(file).catch(() => null)) throw new BackupError(`${file} exists already: nothing was written.`);
}

/** @throws {BackupError} unless the archive is complete, unchanged and of this format. */
export async function checkArchive(file: string): Promise<Manifest> {
  const found: Manifest["parts"] = {};
  let manifest: Manifest | undefined;
  for await (const { header, content } of entriesOf(file)) {
    const { name } = header;
    if (name === MANIFEST) manifest = readManifest(await buffer(content), file);
    else if (header.type !== "file" || !(ROWS.test(name) || STORED_KEY.test(name)) || found[name]) {
      throw new BackupError(`${file} is not a backup: it has the entry ${JSON.stringify(name)}.`);
    } else {
      const hash = createHash("sha256");
      const table = ROWS.exec(name)?.[1];
      const chunks: Buffer[] = [];
      for await (const chunk of content) {
        hash.update(chunk);
        if (table) chunks.push(chunk);
      }
      found[name] = { bytes: header.size, sha256: hash.digest("hex") };
      if (table) refuseForeignFiles(file, table, Buffer.concat(chunks).toString());
    }
  }
  if (!manifest) throw new BackupError(`${file} is not a backup: it has no manifest.`);
  for (const name of new Set([...Object.keys(manifest.parts), ...Object.keys(found)])) {
    if (found[name]?.sha256 !== manifest.parts[name]?.sha256) {
      throw new BackupError(`${file} is damaged: ${name} doesn't match the manifest.`);
    }
  }
  return manifest;
}

/** @throws {BackupError} when a row names a file outside of the stores */
function refuseForeignFiles(file: string, table: string, lines: string): void {
  for (const row of rowsIn(lines)) {
    const foreign = foreignKeyIn(table, row);
    if (foreign === undefined) continue;
    throw new BackupError(`${file} is not a backup: a row of ${table} names the file ${JSON.stringify(foreign)}.`);
  }
}

export function rowsIn(lines: string): Row[] {
  return lines
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

function readManifest(content: Buffer, file: string): Manifest {
  const manifest: Manifest = JSON.parse(content.toString());
  if (manifest.format !== FORMAT) {
    throw new BackupError(`${file} has format ${manifest.format}, and this version reads format ${FORMAT}.`);
  }
  return manifest;
}

/** The parts of a verified archive, in order. @throws if it has changed since. */
export async function* partsOf(file: string, { parts }: Manifest): AsyncGenerator<{ name: string; content: Buffer }> {
  for await (const { header, content: stream } of entriesOf(file)) {
    const content = await buffer(stream);
    if (header.name === MANIFEST) continue;
    if (parts[header.name]?.sha256 !== digestOf(content))
      throw new BackupError(`${file} has changed during the restore.`);
    yield { name: header.name, content };
  }
}

type Content = AsyncIterable<Buffer>;

async function* entriesOf(file: string): AsyncGenerator<{ header: Header; content: Content }> {
  const entries = extract();
  const read = pipeline(createReadStream(file), createGunzip(), entries);
  read.catch((error) => entries.destroy(error));
  for await (const entry of inOneLine(file, entries)) {
    yield { header: entry.header, content: inOneLine(file, entry as AsyncIterable<Buffer>) };
  }
  for await (const _ of inOneLine(file, [read]));
}

async function* inOneLine<Item>(file: string, source: AsyncIterable<Item> | Promise<Item>[]): AsyncGenerator<Item> {
  try {
    yield* source;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new BackupError(`${file} does not exist.`);
    throw new BackupError(`${file} is not a complete backup: ${message}.`);
  }
}

function digestOf(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
