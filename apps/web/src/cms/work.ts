import "server-only";
import { cacheLife } from "next/cache";
import { CaseStudiesDocument, CaseStudyDocument, NewestCaseStudiesDocument } from "./generated/graphql";
import { currentPreview, entryFilters, type Preview } from "./preview";
import { read, readAll } from "./read";
import { orNotFound, tagContent, tagEntry } from "./tags";

export const listCaseStudies = async () => readCaseStudies(await currentPreview());

async function readCaseStudies(preview: Preview) {
  "use cache";
  cacheLife("content");
  tagContent("case-study", "industry", "service", "media");
  return readAll(preview, CaseStudiesDocument, {}, ({ caseStudies }) => caseStudies);
}

export const listNewestCaseStudies = async (limit: number) => readNewest(await currentPreview(), limit);

async function readNewest(preview: Preview, limit: number) {
  "use cache";
  cacheLife("content");
  tagContent("case-study", "service", "media");
  const { caseStudies } = await read(preview, NewestCaseStudiesDocument, { limit });
  return caseStudies;
}

export const getCaseStudy = async (slug: string) => readCaseStudy(await currentPreview(), slug);

async function readCaseStudy(preview: Preview, slug: string) {
  "use cache";
  cacheLife("content");
  tagContent("industry", "service", "technology", "media");
  const { caseStudies } = await read(preview, CaseStudyDocument, { filters: entryFilters(preview, slug) });
  const found = orNotFound(caseStudies[0], "case-study");
  if (found) tagEntry("case-study", found.documentId);
  return found;
}
