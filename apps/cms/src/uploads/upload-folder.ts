import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { incomingFolder } from "./incoming";
import { discardUnowned } from "./stored-files";

/** Removes the folder in the end; on failure, stored files too. */
export async function withUploadFolder<Result>(
  strapi: Core.Strapi,
  upload: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(incomingFolder(), "form-"));
  try {
    return await upload(folder);
  } catch (error) {
    await discardUnowned(strapi, strapi.requestContext.get()?.state ?? {});
    throw error;
  } finally {
    // A file may still appear while the folder is being removed.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
