import type { Readable } from "node:stream";
import { cmsSettings } from "@repo/settings";
import { createFolderStore } from "./folder-store";
import { createS3Store } from "./s3-store";

export type StoredResume = { key: string; storedAt: Date };

export type ResumeStore = {
  /** Durable once it resolves; leaves nothing behind when it throws. A bucket keeps the media type with the file. */
  put(key: string, content: Buffer, type?: string): Promise<void>;
  get(key: string): Promise<Readable | null>;
  remove(key: string): Promise<void>;
  list(folder?: string): AsyncIterable<StoredResume>;
};

let store: ResumeStore | undefined;

export function resumeStore(): ResumeStore {
  const { s3, dataDir } = cmsSettings(process.env);
  store ??= s3 ? createS3Store(s3) : createFolderStore(dataDir);
  return store;
}
