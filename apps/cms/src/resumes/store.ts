import type { Readable } from "node:stream";
import { cmsSettings } from "@repo/settings";
import { createFolderStore } from "./folder-store";
import { createS3Store } from "./s3-store";

/** A stored file: its key, and when it was stored. */
export type StoredResume = { key: string; storedAt: Date };

/** Where résumés lie: a folder outside of everything that is served, or a private bucket. */
export type ResumeStore = {
  /** Stores a file durably under a new key. Nothing is left behind when it throws. */
  put(key: string, content: Buffer): Promise<void>;
  /** The file, or `null` when there is none under the key. */
  get(key: string): Promise<Readable | null>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  list(): AsyncIterable<StoredResume>;
};

let store: ResumeStore | undefined;

/** The store of the settings. */
export function resumeStore(): ResumeStore {
  const { s3, dataDir } = cmsSettings(process.env);
  store ??= s3 ? createS3Store(s3) : createFolderStore(dataDir);
  return store;
}
