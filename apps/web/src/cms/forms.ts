import "server-only";
import { cacheLife } from "next/cache";
import { FormByIdDocument } from "./generated/graphql";
import { withPreview } from "./preview";
import { read } from "./read";
import { orNotFound, tagContent } from "./tags";

export const getForm = withPreview(async (preview, id: string) => {
  "use cache";
  cacheLife("content");
  tagContent("form");
  return orNotFound((await read(preview, FormByIdDocument, { id })).form, "form");
});
