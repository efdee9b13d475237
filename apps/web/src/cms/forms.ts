import "server-only";
import { cacheLife } from "next/cache";
import { FormByIdDocument } from "./generated/graphql";
import { currentPreview, type Preview } from "./preview";
import { read } from "./read";
import { orNotFound, tagContent } from "./tags";

export const getForm = async (id: string) => readForm(await currentPreview(), id);

async function readForm(preview: Preview, id: string) {
  "use cache";
  cacheLife("content");
  tagContent("form");
  return orNotFound((await read(preview, FormByIdDocument, { id })).form, "form");
}
