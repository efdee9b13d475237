import "server-only";
import { cacheLife } from "next/cache";
import {
  FaqsDocument,
  IndustriesDocument,
  TechnologiesDocument,
  TechnologyCategoriesDocument,
} from "./generated/graphql";
import { withPreview } from "./preview";
import { readAll } from "./read";
import { tagContent } from "./tags";

export type TechnologyCategory = Awaited<ReturnType<typeof listTechnologyCategories>>[number];

export const listIndustries = withPreview(async (preview) => {
  "use cache";
  cacheLife("content");
  tagContent("industry", "media");
  return readAll(preview, IndustriesDocument, {}, ({ industries }) => industries);
});

export const listTechnologyCategories = withPreview(async (preview) => {
  "use cache";
  cacheLife("content");
  tagContent("technology-category", "technology", "media");
  const [categories, technologies] = await Promise.all([
    readAll(preview, TechnologyCategoriesDocument, {}, ({ technologyCategories }) => technologyCategories),
    readAll(preview, TechnologiesDocument, {}, (found) => found.technologies),
  ]);
  return categories.map((category) => ({
    ...category,
    technologies: technologies
      .filter(({ category: own }) => own?.documentId === category.documentId)
      .map(({ category: _, ...technology }) => technology),
  }));
});

export const listFaqs = withPreview(async (preview, place: "home" | "services") => {
  "use cache";
  cacheLife("content");
  tagContent("faq");
  return readAll(preview, FaqsDocument, { place }, ({ faqs }) => faqs);
});
