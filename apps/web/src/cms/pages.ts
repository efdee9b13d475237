import "server-only";
import type { ContentType } from "@repo/contract/page/content-types";
import { PAGE_PATHS, type PageType } from "@repo/contract/site/addresses";
import { cacheLife } from "next/cache";
import {
  AboutPageDocument,
  BlogPageDocument,
  CareersPageDocument,
  ContactPageDocument,
  HomePageDocument,
  IndustriesPageDocument,
  PrivacyPageDocument,
  PublishedPagesDocument,
  SearchPageDocument,
  ServicesPageDocument,
  TechnologiesPageDocument,
  TermsPageDocument,
  type TypedDocumentString,
  WorkPageDocument,
} from "./generated/graphql";
import { type Preview, withPreview } from "./preview";
import { read } from "./read";
import { orNotFound, tagContent } from "./tags";

const DOCUMENTS = {
  "home-page": HomePageDocument,
  "about-page": AboutPageDocument,
  "services-page": ServicesPageDocument,
  "technologies-page": TechnologiesPageDocument,
  "industries-page": IndustriesPageDocument,
  "work-page": WorkPageDocument,
  "careers-page": CareersPageDocument,
  "blog-page": BlogPageDocument,
  "contact-page": ContactPageDocument,
  "terms-page": TermsPageDocument,
  "privacy-page": PrivacyPageDocument,
  "search-page": SearchPageDocument,
} satisfies Record<PageType, unknown>;

const RELATED: Partial<Record<PageType, ContentType[]>> = { "careers-page": ["author"] };

type Field<Type extends string> = Type extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Rest>}` : Type;
type Answer<Type extends PageType> =
  (typeof DOCUMENTS)[Type] extends TypedDocumentString<infer Result, infer _> ? Result : never;

export type Page<Type extends PageType> = Type extends PageType
  ? NonNullable<Answer<Type>[Field<Type> & keyof Answer<Type>]>
  : never;

const fieldOf = (type: PageType) => type.replace("-p", "P") as Field<PageType>;

export const getPage = withPreview(
  async <Type extends PageType>(preview: Preview, type: Type): Promise<Page<Type> | null> => {
    "use cache";
    cacheLife("content");
    tagContent(type, "media", ...(RELATED[type] ?? []));
    const document = DOCUMENTS[type] as TypedDocumentString<Record<string, Page<Type> | null>, Record<string, never>>;
    return orNotFound((await read(preview, document))[fieldOf(type)], type);
  },
);

export const listPublishedPages = withPreview(async (preview): Promise<PageType[]> => {
  "use cache";
  cacheLife("content");
  tagContent("published-pages");
  const found: Record<Field<PageType>, unknown> = await read(preview, PublishedPagesDocument);
  return (Object.keys(PAGE_PATHS) as PageType[]).filter((type) => found[fieldOf(type)]);
});
