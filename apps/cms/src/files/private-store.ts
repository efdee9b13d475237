import { cmsSettings } from "../settings";
import type { FileStore } from "./file-store";
import { createFolderStore } from "./folder-store";
import { createS3Store } from "./s3-store";

export const STORED_KEY = /^(uploads|resumes)\/[\w-][\w.-]*$/;
const KEY_LENGTH = 100;

/** Checks a key from a row, which may come from an archive. @throws for a key that leads out of the stores */
export function checkedKey(key: string): string {
  if (STORED_KEY.test(key)) return key;
  throw new Error(`${JSON.stringify(key.slice(0, KEY_LENGTH))} is no key of a stored file.`);
}

let store: FileStore | undefined;

export function attachmentStore(): FileStore {
  const { s3, dataDir } = cmsSettings();
  store ??= withCheckedKeys(s3 ? createS3Store(s3) : createFolderStore(dataDir));
  return store;
}

function withCheckedKeys({ put, get, remove, list }: FileStore): FileStore {
  return {
    put: async (key, content, type) => put(checkedKey(key), content, type),
    get: async (key) => get(checkedKey(key)),
    remove: async (key) => remove(checkedKey(key)),
    list,
  };
}
