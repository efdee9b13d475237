import "server-only";
import { cacheLife } from "next/cache";
import { CaseStudiesDocument, CaseStudyDocument, NewestCaseStudiesDocument } from "./generated/graphql";
import { cmsRequest, cmsRequestAll } from "./graphql";
import { entryFilters, inPreview, type Preview } from "./preview";
import { orNotFound, tagContent, tagEntry } from "./tags";

export const listCaseStudies = () => inPreview(readCaseStudies);

async function readCaseStudies(preview: Preview) {
  "use cache";
  cacheLife("content");
  tagContent("case-study", "industry", "service", "media");
  return cmsRequestAll(preview, CaseStudiesDocument, {}, ({ caseStudies }) => caseStudies);
}

export const listNewestCaseStudies = (limit: number) => inPreview((preview) => readNewest(preview, limit));

async function readNewest(preview: Preview, limit: number) {
  "use cache";
  cacheLife("content");
  tagContent("case-study", "service", "media");
  const { caseStudies } = await cmsRequest(preview, NewestCaseStudiesDocument, { limit });
  return caseStudies;
}

export const getCaseStudy = (slug: string) => inPreview((preview) => readCaseStudy(preview, slug));

async function readCaseStudy(preview: Preview, slug: string) {
  "use cache";
  cacheLife("content");
  tagContent("industry", "service", "technology", "media");
  const { caseStudies } = await cmsRequest(preview, CaseStudyDocument, { filters: entryFilters(preview, slug) });
  const found = orNotFound(caseStudies[0], "case-study");
  if (found) tagEntry("case-study", found.documentId);
  return found;
}
