import type { Core } from "@strapi/strapi";
import { withIncomingFolder } from "./incoming";
import { discardUnowned } from "./stored-files";

/** Removes the folder at the end, and files without a row: those of failed uploads, and replaced ones. */
export function withUploadFolder<Result>(
  strapi: Core.Strapi,
  upload: (folder: string) => Promise<Result>,
): Promise<Result> {
  return withIncomingFolder((folder) =>
    upload(folder).finally(() => discardUnowned(strapi, strapi.requestContext.get()?.state ?? {})),
  );
}
