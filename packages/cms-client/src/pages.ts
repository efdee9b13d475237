import "server-only";
import type { ContentType } from "@repo/rules/content-types";
import { cacheLife } from "next/cache";
import {
  AboutPageDocument,
  ContactPageDocument,
  IndustriesPageDocument,
  PrivacyPageDocument,
  PublishedPagesDocument,
  TechnologiesPageDocument,
  TermsPageDocument,
} from "./generated/graphql";
import { cmsRequest } from "./graphql";
import { orAbsent, tagContent } from "./tags";

export async function listPublishedPages(): Promise<ContentType[]> {
  "use cache";
  cacheLife("content");
  tagContent("published-pages");
  return Object.entries(await cmsRequest(PublishedPagesDocument))
    .filter(([, page]) => page)
    .map(([name]) => name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`) as ContentType);
}

export async function getAboutPage() {
  "use cache";
  cacheLife("content");
  tagContent("about-page", "media");
  return orAbsent((await cmsRequest(AboutPageDocument)).aboutPage, "about-page");
}

export async function getTechnologiesPage() {
  "use cache";
  cacheLife("content");
  tagContent("technologies-page", "media");
  return orAbsent((await cmsRequest(TechnologiesPageDocument)).technologiesPage, "technologies-page");
}

export async function getIndustriesPage() {
  "use cache";
  cacheLife("content");
  tagContent("industries-page", "media");
  return orAbsent((await cmsRequest(IndustriesPageDocument)).industriesPage, "industries-page");
}

export async function getContactPage() {
  "use cache";
  cacheLife("content");
  tagContent("contact-page", "media");
  return orAbsent((await cmsRequest(ContactPageDocument)).contactPage, "contact-page");
}

export async function getTermsPage() {
  "use cache";
  cacheLife("content");
  tagContent("terms-page", "media");
  return orAbsent((await cmsRequest(TermsPageDocument)).termsPage, "terms-page");
}

export async function getPrivacyPage() {
  "use cache";
  cacheLife("content");
  tagContent("privacy-page", "media");
  return orAbsent((await cmsRequest(PrivacyPageDocument)).privacyPage, "privacy-page");
}
