import type { Readable } from "node:stream";
import { cmsSettings } from "@repo/process/settings";
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

/** Of this store and of the media library. */
export const STORED_KEY = /^(uploads|resumes)\/[\w-][\w.-]*$/;
const KEY_LENGTH = 100;

/** Keys come from rows, which may come from an archive. @throws for one that leads out of the stores */
export function checkedKey(key: string): string {
  if (STORED_KEY.test(key)) return key;
  throw new Error(`${JSON.stringify(key.slice(0, KEY_LENGTH))} is no key of a stored file.`);
}

let store: ResumeStore | undefined;

export function resumeStore(): ResumeStore {
  const { s3, dataDir } = cmsSettings(process.env);
  store ??= withCheckedKeys(s3 ? createS3Store(s3) : createFolderStore(dataDir));
  return store;
}

function withCheckedKeys({ put, get, remove, list }: ResumeStore): ResumeStore {
  return {
    put: async (key, content, type) => put(checkedKey(key), content, type),
    get: async (key) => get(checkedKey(key)),
    remove: async (key) => remove(checkedKey(key)),
    list,
  };
}
