import { type ContentType, PAGE_PATHS, uidOf } from "@repo/rules/content-types";
import type { Core } from "@strapi/strapi";

type Address = string | ((strapi: Core.Strapi, documentId: string) => string | Promise<string>);

/** Entries are named by id: a draft may have no slug yet. */
const ADDRESSES: Record<ContentType, Address> = {
  ...PAGE_PATHS,
  service: (_, id) => `/services/${id}`,
  job: (_, id) => `/careers/${id}`,
  "blog-post": (_, id) => `/blog/${id}`,
  header: "/",
  footer: "/",
  "site-setting": "/",
  "contact-detail": "/contact",
  industry: "/industries",
  technology: "/technologies",
  "technology-category": "/technologies",
  faq: addressOfFaq,
};

export async function addressOf(strapi: Core.Strapi, type: ContentType, documentId: string): Promise<string> {
  const address = ADDRESSES[type];
  return typeof address === "string" ? address : address(strapi, documentId);
}

async function addressOfFaq(strapi: Core.Strapi, documentId: string): Promise<string> {
  const faq = await strapi.documents(uidOf("faq")).findOne({ documentId, fields: ["place"] });
  if (faq?.place !== "services") return "/";
  const service = await strapi.documents(uidOf("service")).findFirst({ sort: "order" });
  return service ? `/services/${service.documentId}` : "/services";
}
