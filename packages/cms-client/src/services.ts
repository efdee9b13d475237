import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { ServiceDocument, ServicesDocument, ServicesPageDocument } from "./generated/graphql";
import { cmsRequest, cmsRequestAll } from "./request";
import { entryTags } from "./tags";

/** Services in their order, as cards. */
export async function listServices() {
  "use cache";
  cacheLife("content");
  cacheTag("service", "media");
  return cmsRequestAll(ServicesDocument, {}, ({ services }) => services);
}

/** A service with everything its page shows, or `null` when no service has the slug. */
export async function getService(slug: string) {
  "use cache";
  cacheLife("content");
  const [service] = (await cmsRequest(ServiceDocument, { slug })).services;
  cacheTag(...(service ? entryTags("service", service.documentId) : ["service"]), "media");
  return service ?? null;
}

/** Texts of the list, and what all service pages share. */
export async function getServicesPage() {
  "use cache";
  cacheLife("content");
  cacheTag("services-page", "media");
  return (await cmsRequest(ServicesPageDocument)).servicesPage ?? null;
}
