import "server-only";
import { cacheLife } from "next/cache";
import { CaseStudiesDocument, CaseStudyDocument, NewestCaseStudiesDocument } from "./generated/graphql";
import { entryFilters, withPreview } from "./preview";
import { read, readAll } from "./read";
import { orNotFound, tagContent, tagEntry } from "./tags";

export const listCaseStudies = withPreview(async (preview) => {
  "use cache";
  cacheLife("content");
  tagContent("case-study", "industry", "service", "media");
  return readAll(preview, CaseStudiesDocument, {}, ({ caseStudies }) => caseStudies);
});

export const listNewestCaseStudies = withPreview(async (preview, limit: number) => {
  "use cache";
  cacheLife("content");
  tagContent("case-study", "service", "media");
  const { caseStudies } = await read(preview, NewestCaseStudiesDocument, { limit });
  return caseStudies;
});

export const getCaseStudy = withPreview(async (preview, slug: string) => {
  "use cache";
  cacheLife("content");
  tagContent("industry", "service", "technology", "media");
  const { caseStudies } = await read(preview, CaseStudyDocument, { filters: entryFilters(preview, slug) });
  const found = orNotFound(caseStudies[0], "case-study");
  if (found) tagEntry("case-study", found.documentId);
  return found;
});
