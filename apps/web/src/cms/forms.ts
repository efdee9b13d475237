import "server-only";
import { cacheLife } from "next/cache";
import { FormByIdDocument } from "./generated/graphql";
import { currentPreview, type Preview } from "./preview";
import { cmsRequest } from "./read-cms";
import { orNotFound, tagContent } from "./tags";

export const getForm = async (id: string) => readForm(await currentPreview(), id);

async function readForm(preview: Preview, id: string) {
  "use cache";
  cacheLife("content");
  tagContent("form");
  return orNotFound((await cmsRequest(preview, FormByIdDocument, { id })).form, "form");
}
