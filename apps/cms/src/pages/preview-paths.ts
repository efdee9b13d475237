import { AUTHORS_PATH, CONTENT_TYPES, type ContentType, PAGE_PATHS, uidOf } from "@repo/contract/page/content-types";
import type { Core } from "@strapi/strapi";
import type { Entry } from "strapi-plugin-live-preview/strapi-server";

type Path = string | ((strapi: Core.Strapi, documentId: string) => string | Promise<string>);

/** Paths of entries and pages. A form has no page of its own. */
const PATHS: Record<Exclude<ContentType, "form">, Path> & { form?: undefined } = {
  ...PAGE_PATHS,
  service: (_, id) => `/services/${id}`,
  author: (_, id) => `${AUTHORS_PATH}/${id}`,
  "case-study": (_, id) => `/work/${id}`,
  job: (_, id) => `/careers/${id}`,
  "blog-post": (_, id) => `/blog/${id}`,
  page: (_, id) => `/${id}`,
  header: "/",
  footer: "/",
  "site-setting": "/",
  "contact-detail": "/contact",
  industry: "/industries",
  technology: "/technologies",
  "technology-category": "/technologies",
  faq: pathOfFaq,
};

export function pathOf({ strapi, uid, documentId }: Entry): string | Promise<string> | undefined {
  const type = CONTENT_TYPES.find((each) => uidOf(each) === uid);
  const path = type && PATHS[type];
  return typeof path === "function" ? path(strapi, documentId) : path;
}

async function pathOfFaq(strapi: Core.Strapi, documentId: string): Promise<string> {
  const faq = await strapi.documents(uidOf("faq")).findOne({ documentId, fields: ["place"] });
  if (faq?.place !== "services") return "/";
  const service = await strapi.documents(uidOf("service")).findFirst({ sort: "order" });
  return service ? `/services/${service.documentId}` : "/services";
}
