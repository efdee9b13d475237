import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import {
  AboutPageDocument,
  ContactPageDocument,
  IndustriesPageDocument,
  PrivacyPageDocument,
  TechnologiesPageDocument,
  TermsPageDocument,
} from "./generated/graphql";
import { cmsRequest } from "./request";

export async function getAboutPage() {
  "use cache";
  cacheLife("content");
  cacheTag("about-page", "media");
  return (await cmsRequest(AboutPageDocument)).aboutPage ?? null;
}

export async function getTechnologiesPage() {
  "use cache";
  cacheLife("content");
  cacheTag("technologies-page", "media");
  return (await cmsRequest(TechnologiesPageDocument)).technologiesPage ?? null;
}

export async function getIndustriesPage() {
  "use cache";
  cacheLife("content");
  cacheTag("industries-page", "media");
  return (await cmsRequest(IndustriesPageDocument)).industriesPage ?? null;
}

export async function getContactPage() {
  "use cache";
  cacheLife("content");
  cacheTag("contact-page", "media");
  return (await cmsRequest(ContactPageDocument)).contactPage ?? null;
}

export async function getTermsPage() {
  "use cache";
  cacheLife("content");
  cacheTag("terms-page", "media");
  return (await cmsRequest(TermsPageDocument)).termsPage ?? null;
}

export async function getPrivacyPage() {
  "use cache";
  cacheLife("content");
  cacheTag("privacy-page", "media");
  return (await cmsRequest(PrivacyPageDocument)).privacyPage ?? null;
}
