import { createReadStream } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import type { Drawing, Drawn } from "./draw";
import { runLimited } from "./limited-process";

/** Limit of address space; the largest pictures that are admitted touch 580 MB of it. */
const MEMORY_MB = 768;
const TIMEOUT_MS = 60_000;
const WORKER = path.join(__dirname, "draw-worker.js");

export type PictureFile = {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  path?: string | null;
  tmpWorkingDirectory: string;
  /** Opens the file, whose path goes once it is stored, while the thumbnail is still to be drawn. */
  getStream(): Readable;
};

/** Returns true if a picture can't be read to its end. Reads it in a process whose memory is bounded. */
export async function isDamaged(content: Buffer): Promise<boolean> {
  return (await drawApart("check", content)) === undefined;
}

/** Works like Strapi's `generateThumbnail`, but returns null when that takes too much. */
export async function thumbnailApart(content: Buffer, file: PictureFile): Promise<object | null> {
  const { name, hash, ext, mime } = file;
  const target = path.join(file.tmpWorkingDirectory, `thumbnail_${hash}`);
  const drawn = await drawApart("thumbnail", content, target);
  const named = { name: `thumbnail_${name}`, hash: `thumbnail_${hash}`, ext, mime, path: file.path || null };
  return drawn ? { ...named, ...stored(target, drawn) } : null;
}

export function stored(filepath: string, { width, height, pageHeight = height, size }: Drawn) {
  return {
    filepath,
    getStream: () => createReadStream(filepath),
    width,
    height: pageHeight,
    size: Math.round(size / 10) / 100,
    sizeInBytes: size,
  };
}

/** Returns undefined when the picture can't be read, or takes too much. */
export async function drawApart(task: Drawing | "check", content: Buffer, target = ""): Promise<Drawn | undefined> {
  const limits = { memoryMb: MEMORY_MB, timeoutMs: TIMEOUT_MS };
  const { code, output } = await runLimited([WORKER, task, path.resolve(target)], Readable.from([content]), limits);
  return code === 0 ? (JSON.parse(output) as Drawn) : undefined;
}
