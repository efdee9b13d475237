import "server-only";
import type { ContentType } from "@repo/contract/page/content-types";
import { PAGE_TYPES, type PageType } from "@repo/contract/site/addresses";
import { cacheLife } from "next/cache";
import * as documents from "./generated/graphql";
import { type Preview, withPreview } from "./preview";
import { read } from "./read";
import { orNotFound, tagContent } from "./tags";

const RELATED: Partial<Record<PageType, ContentType[]>> = { "careers-page": ["author"] };

type Field<Type extends string> = Type extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Rest>}` : Type;
type DocumentName<Type extends PageType> = `${Capitalize<Field<Type>>}Document` & keyof typeof documents;
type Answer<Type extends PageType> =
  (typeof documents)[DocumentName<Type>] extends documents.TypedDocumentString<infer Result, infer _> ? Result : never;

export type Page<Type extends PageType> = Type extends PageType
  ? NonNullable<Answer<Type>[Field<Type> & keyof Answer<Type>]>
  : never;

const fieldOf = (type: PageType) => type.replace("-p", "P") as Field<PageType>;

export const getPage = withPreview(
  async <Type extends PageType>(preview: Preview, type: Type): Promise<Page<Type> | null> => {
    "use cache";
    cacheLife("content");
    tagContent(type, "media", ...(RELATED[type] ?? []));
    const field = fieldOf(type);
    // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the server has all documents in one module anyway
    const document = documents[`${field.charAt(0).toUpperCase()}${field.slice(1)}Document` as DocumentName<Type>];
    return orNotFound((await read(preview, document as Document<Page<Type> | null>))[field], type);
  },
);

type Document<Found> = documents.TypedDocumentString<Record<Field<PageType>, Found>, Record<string, never>>;

const PUBLISHED_PAGES: Document<unknown> = new documents.TypedDocumentString(
  `query PublishedPages { ${PAGE_TYPES.map((type) => `${fieldOf(type)} { documentId }`).join(" ")} }`,
  undefined,
);

export const listPublishedPages = withPreview(async (preview): Promise<PageType[]> => {
  "use cache";
  cacheLife("content");
  tagContent("published-pages");
  const found = await read(preview, PUBLISHED_PAGES);
  return PAGE_TYPES.filter((type) => found[fieldOf(type)]);
});
