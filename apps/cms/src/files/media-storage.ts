import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
} from "@aws-sdk/client-s3";
import { cmsSettings } from "../settings";
import { createS3Client } from "./s3-store";

type Found = { name: string; bytes: number };

/** The media library's files, and a quarantine that is never served. */
export type MediaStorage = {
  aside: string;
  list(): AsyncIterable<Found>;
  read(name: string): Promise<Buffer>;
  setAside(name: string): Promise<void>;
  note(name: string, text: string): Promise<void>;
};

export function mediaStorage(folder: string): MediaStorage {
  return cmsSettings().s3 ? bucketStorage(folder) : folderStorage(folder);
}

function folderStorage(folder: string): MediaStorage {
  const { dataDir } = cmsSettings();
  const uploads = path.join(dataDir, "public/uploads");
  const aside = path.join(dataDir, "quarantine", folder);
  const make = () => mkdir(aside, { recursive: true, mode: 0o700 });
  return {
    aside,
    async *list() {
      for (const name of await readdir(uploads, { recursive: true })) {
        const found = await stat(path.join(uploads, name)).catch(() => null);
        if (found && !found.isDirectory()) yield { name, bytes: found.size };
      }
    },
    read: (name) => readFile(path.join(uploads, name)),
    async setAside(name) {
      await make();
      const [from, to] = [path.join(uploads, name), path.join(aside, name.replaceAll(path.sep, "__"))];
      await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== "EXDEV") throw error;
        await copyFile(from, to);
        await rm(from);
      });
    },
    async note(name, text) {
      await make();
      await writeFile(path.join(aside, name), text, { mode: 0o600 });
    },
  };
}

function bucketStorage(folder: string): MediaStorage {
  const { s3 } = cmsSettings();
  if (!s3) throw new Error("No bucket is set.");
  const client = createS3Client(s3);
  const Bucket = s3.bucket;
  const aside = `quarantine/${folder}`;
  return {
    aside: `${aside} of the bucket`,
    async *list() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: "uploads/" })) {
        for (const { Key = "", Size = 0 } of page.Contents ?? []) {
          if (!Key.endsWith("/")) yield { name: Key.slice("uploads/".length), bytes: Size };
        }
      }
    },
    async read(name) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: `uploads/${name}` }));
      return buffer(Body as Readable);
    },
    async setAside(name) {
      const Key = `uploads/${name}`;
      const CopySource = `${Bucket}/${Key.split("/").map(encodeURIComponent).join("/")}`;
      await client.send(new CopyObjectCommand({ Bucket, Key: `${aside}/${name}`, CopySource }));
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    async note(name, text) {
      await client.send(
        new PutObjectCommand({ Bucket, Key: `${aside}/${name}`, Body: text, ContentType: "text/plain; charset=utf-8" }),
      );
    },
  };
}
