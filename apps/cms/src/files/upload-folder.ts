import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { incomingFolder } from "./incoming";
import { discardUnowned } from "./stored-files";

/** Removes the folder at the end, and files without a row: those of failed uploads, and replaced ones. */
export async function withUploadFolder<Result>(
  strapi: Core.Strapi,
  upload: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(incomingFolder(), "form-"));
  try {
    return await upload(folder);
  } finally {
    await discardUnowned(strapi, strapi.requestContext.get()?.state ?? {});
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
