import { nextVersion } from "@repo/contract/page/media";
import type { Core } from "@strapi/strapi";
import { checkedKey } from "./private-store";

type StoredFile = { hash: string; ext?: string; url?: string; mime?: string };
type State = { storedFiles?: { file: StoredFile; stored: Promise<unknown> }[] };

const FILE = "plugin::upload.file";

/** Strapi leaves files without a row. It would overwrite a replaced file, which browsers cache for a year. */
export function registerStoredFiles(strapi: Core.Strapi): void {
  const provider = strapi.plugin("upload").service("provider");
  const upload = provider.upload.bind(provider);
  const storage = strapi.plugin("upload").provider;
  const remove = storage.delete.bind(storage);
  storage.delete = async (file: StoredFile) => {
    checkedKey(keyOf(file));
    return remove(file);
  };
  const track = (file: StoredFile, stored: Promise<unknown>) => {
    const state: State | undefined = strapi.requestContext.get()?.state;
    if (state) state.storedFiles = [...(state.storedFiles ?? []), { file, stored }];
    return stored;
  };
  provider.upload = async (file: StoredFile) => {
    checkedKey(keyOf(file));
    return track(file, upload(file));
  };
  provider.replace = (file: StoredFile, old: StoredFile) => {
    track(old, Promise.resolve());
    // The new name is set synchronously, because the thumbnail takes it over.
    if (file.hash === old.hash) file.hash = nextVersion(old.hash);
    return provider.upload(file);
  };
}

const keyOf = ({ hash, ext }: StoredFile) => `uploads/${hash}${ext ?? ""}`;

export async function discardUnowned(strapi: Core.Strapi, { storedFiles = [] }: State): Promise<void> {
  await Promise.allSettled(storedFiles.map(({ stored }) => stored));
  for (const { file } of storedFiles) {
    const hash = file.hash.replace(/^thumbnail_/, "");
    try {
      if ((await strapi.db.query(FILE).count({ where: { hash } })) > 0) continue;
      await strapi.plugin("upload").provider.delete(file);
    } catch (error) {
      strapi.log.error(`${file.hash} could not be removed: ${(error as Error).message}`);
    }
  }
}
