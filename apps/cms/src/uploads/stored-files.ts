import type { Core } from "@strapi/strapi";

type StoredFile = { hash: string; ext?: string; url?: string; mime?: string };
type State = { storedFiles?: { file: StoredFile; stored: Promise<unknown> }[] };

const FILE = "plugin::upload.file";

/** Tracks the uploads of a request, because Strapi doesn't remove files that end up without a row. */
export function registerStoredFiles(strapi: Core.Strapi): void {
  const provider = strapi.plugin("upload").service("provider");
  const upload = provider.upload.bind(provider);
  provider.upload = (file: StoredFile) => {
    const stored = upload(file);
    const state: State | undefined = strapi.requestContext.get()?.state;
    if (state) state.storedFiles = [...(state.storedFiles ?? []), { file, stored }];
    return stored;
  };
}

/** Waits for uploads in progress before removing those without a row. */
export async function discardUnowned(strapi: Core.Strapi, { storedFiles = [] }: State): Promise<void> {
  await Promise.allSettled(storedFiles.map(({ stored }) => stored));
  for (const { file } of storedFiles) {
    // A thumbnail has no row of its own.
    const hash = file.hash.replace(/^thumbnail_/, "");
    if ((await strapi.db.query(FILE).count({ where: { hash } })) > 0) continue;
    await strapi
      .plugin("upload")
      .provider.delete(file)
      .catch((error: Error) => strapi.log.error(`${file.hash} could not be removed: ${error.message}`));
  }
}
