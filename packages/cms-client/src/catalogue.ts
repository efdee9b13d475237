import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { FaqsDocument, IndustriesDocument, TechnologyCategoriesDocument } from "./generated/graphql";
import { cmsRequest } from "./request";

export async function listIndustries() {
  "use cache";
  cacheLife("content");
  cacheTag("industry", "media");
  return (await cmsRequest(IndustriesDocument)).industries.filter((industry) => industry !== null);
}

/** Categories in their order, each with its technologies; `onHomePage` tells which the home page's tabs show. */
export async function listTechnologyCategories() {
  "use cache";
  cacheLife("content");
  cacheTag("technology-category", "technology", "media");
  return (await cmsRequest(TechnologyCategoriesDocument)).technologyCategories.filter((category) => category !== null);
}

export async function listFaqs(place: "home" | "services") {
  "use cache";
  cacheLife("content");
  cacheTag("faq");
  return (await cmsRequest(FaqsDocument, { place })).faqs.filter((faq) => faq !== null);
}
