import "server-only";
import { cacheLife } from "next/cache";
import {
  FaqsDocument,
  IndustriesDocument,
  TechnologiesDocument,
  TechnologyCategoriesDocument,
} from "./generated/graphql";
import { cmsRequestAll } from "./graphql";
import { tagContent } from "./tags";

export type TechnologyCategory = Awaited<ReturnType<typeof listTechnologyCategories>>[number];

export async function listIndustries() {
  "use cache";
  cacheLife("content");
  tagContent("industry", "media");
  return cmsRequestAll(IndustriesDocument, {}, ({ industries }) => industries);
}

/** `onHomePage` marks the categories that the home page's tabs show. */
export async function listTechnologyCategories() {
  "use cache";
  cacheLife("content");
  tagContent("technology-category", "technology", "media");
  const [categories, technologies] = await Promise.all([
    cmsRequestAll(TechnologyCategoriesDocument, {}, ({ technologyCategories }) => technologyCategories),
    cmsRequestAll(TechnologiesDocument, {}, (found) => found.technologies),
  ]);
  return categories.map((category) => ({
    ...category,
    technologies: technologies
      .filter(({ category: own }) => own?.documentId === category.documentId)
      .map(({ category: _, ...technology }) => technology),
  }));
}

export async function listFaqs(place: "home" | "services") {
  "use cache";
  cacheLife("content");
  tagContent("faq");
  return cmsRequestAll(FaqsDocument, { place }, ({ faqs }) => faqs);
}
