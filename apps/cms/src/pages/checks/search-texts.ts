import { company } from "@repo/brand";
import { metadataDescription } from "@repo/contract/post/post";
import { authorTitle, jobDescription, searchTitle } from "@repo/contract/search/result";
import { entryAddress, fieldOf, isEntryType, PAGE_PATHS, type PageType } from "@repo/contract/site/addresses";
import { summaryText } from "@repo/markdown/post-text";
import { isValues, type Values } from "@repo/plugin-kit/server/values";
import type { Entry, SearchTexts } from "strapi-plugin-publishing-checks/strapi-server";
import { withFirm } from "../../company/firm-names";
import { cmsSettings } from "../../settings";

export function searchTexts(entry: Entry): SearchTexts | undefined {
  const path = pagePath(entry);
  if (path === undefined) return undefined;
  const texts = withFirm(textsOf(entry, company().shortName));
  return texts && { ...texts, address: new URL(path, cmsSettings().siteUrl).href };
}

function textsOf({ uid, values }: Entry, firm: string): Omit<SearchTexts, "address"> | undefined {
  const title = (of: Values, name: string) => searchTitle(read(of, name), firm);
  if (isValues(values.seo)) {
    return {
      title: { text: title(values.seo, "metaTitle"), path: "seo.metaTitle" },
      description: { text: read(values.seo, "metaDescription"), path: "seo.metaDescription" },
    };
  }
  if (uid === "api::author.author") {
    return {
      title: { text: searchTitle(authorTitle(read(values, "name"), read(values, "role")), firm), path: "name" },
      description: { text: read(values, "about"), path: "about" },
    };
  }
  const description = DESCRIPTIONS[uid]?.(values);
  if (description === undefined) return undefined;
  return {
    title: { text: title(values, "title"), path: "title" },
    description: { text: description, path: read(values, "teaser").trim() ? "teaser" : "description" },
  };
}

const DESCRIPTIONS: Partial<Record<Entry["uid"], (values: Values) => string>> = {
  "api::blog-post.blog-post": (values) =>
    metadataDescription(
      summaryText({
        description: read(values, "description"),
        format: read(values, "format"),
        teaser: read(values, "teaser"),
      }),
    ),
  "api::job.job": (values) =>
    jobDescription({ details: read(values, "details"), description: read(values, "description") }),
};

function pagePath({ uid, values, documentId = "" }: Entry): string | undefined {
  const [, type = ""] = uid.split(".");
  if (isEntryType(type)) return entryAddress(type, read({ ...values, documentId }, fieldOf(type)));
  return PAGE_PATHS[type as PageType];
}

const read = (from: Values, name: string) => String(from[name] ?? "");
