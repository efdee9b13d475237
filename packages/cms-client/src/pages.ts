import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import {
  AboutPageDocument,
  ContactPageDocument,
  IndustriesPageDocument,
  PrivacyPageDocument,
  PublishedPagesDocument,
  TechnologiesPageDocument,
  TermsPageDocument,
} from "./generated/graphql";
import { cmsRequest } from "./request";
import { orAbsent } from "./tags";

/** Types of the pages of fixed address that visitors can see, such as "about-page". */
export async function listPublishedPages(): Promise<string[]> {
  "use cache";
  cacheLife("content");
  cacheTag("published-pages");
  return Object.entries(await cmsRequest(PublishedPagesDocument))
    .filter(([, page]) => page)
    .map(([name]) => name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`));
}

export async function getAboutPage() {
  "use cache";
  cacheLife("content");
  cacheTag("about-page", "media");
  return orAbsent((await cmsRequest(AboutPageDocument)).aboutPage, "about-page");
}

export async function getTechnologiesPage() {
  "use cache";
  cacheLife("content");
  cacheTag("technologies-page", "media");
  return orAbsent((await cmsRequest(TechnologiesPageDocument)).technologiesPage, "technologies-page");
}

export async function getIndustriesPage() {
  "use cache";
  cacheLife("content");
  cacheTag("industries-page", "media");
  return orAbsent((await cmsRequest(IndustriesPageDocument)).industriesPage, "industries-page");
}

export async function getContactPage() {
  "use cache";
  cacheLife("content");
  cacheTag("contact-page", "media");
  return orAbsent((await cmsRequest(ContactPageDocument)).contactPage, "contact-page");
}

export async function getTermsPage() {
  "use cache";
  cacheLife("content");
  cacheTag("terms-page", "media");
  return orAbsent((await cmsRequest(TermsPageDocument)).termsPage, "terms-page");
}

export async function getPrivacyPage() {
  "use cache";
  cacheLife("content");
  cacheTag("privacy-page", "media");
  return orAbsent((await cmsRequest(PrivacyPageDocument)).privacyPage, "privacy-page");
}
