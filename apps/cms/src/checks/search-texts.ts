import { openingText } from "@repo/markdown/post-text";
import type { SearchResult } from "@repo/rules/checks";
import { PAGE_PATHS, type PageType } from "@repo/rules/content-types";
import { metadataDescription } from "@repo/rules/post";
import { jobDescription, searchTitle } from "@repo/rules/search-result";
import { cmsSettings } from "@repo/settings";
import { isValues, type Values } from "../schema/values";
import type { Entry } from "./entry";

/** `path` is that of the field the text comes from. */
type SearchText = { text: string; path: string };

export function searchTexts({ uid, values, firmName }: Entry): Record<"title" | "description", SearchText> | undefined {
  const title = (of: Values, name: string) => searchTitle(read(of, name), firmName);
  if (isValues(values.seo)) {
    return {
      title: { text: title(values.seo, "metaTitle"), path: "seo.metaTitle" },
      description: { text: read(values.seo, "metaDescription"), path: "seo.metaDescription" },
    };
  }
  const description = DESCRIPTIONS[uid]?.(values);
  if (description === undefined) return undefined;
  return {
    title: { text: title(values, "title"), path: "title" },
    description: { text: description, path: "description" },
  };
}

export function readSearchResult(entry: Entry): SearchResult | undefined {
  const [texts, path] = [searchTexts(entry), pagePath(entry)];
  if (!texts || path === undefined) return undefined;
  const { siteUrl } = cmsSettings(process.env);
  return { title: texts.title.text, description: texts.description.text, address: new URL(path, siteUrl).href };
}

const DESCRIPTIONS: Partial<Record<Entry["uid"], (values: Values) => string>> = {
  "api::blog-post.blog-post": (values) =>
    metadataDescription(openingText({ description: read(values, "description"), format: read(values, "format") })),
  "api::job.job": (values) =>
    jobDescription({ details: read(values, "details"), description: read(values, "description") }),
};

function pagePath({ uid, values, documentId }: Entry): string | undefined {
  if (uid === "api::service.service") return `/services/${read(values, "slug")}`;
  if (uid === "api::job.job") return `/careers/${read(values, "slug")}`;
  if (uid === "api::blog-post.blog-post") return `/blog/${documentId ?? ""}`;
  const type = uid.split(".")[1] as PageType;
  return PAGE_PATHS[type];
}

const read = (from: Values, name: string) => String(from[name] ?? "");
