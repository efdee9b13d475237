import "server-only";
import { cacheLife } from "next/cache";
import { ServiceDocument, ServicesDocument } from "./generated/graphql";
import { cmsRequest, cmsRequestAll } from "./graphql";
import { orAbsent, tagContent, tagEntry } from "./tags";

export async function listServices() {
  "use cache";
  cacheLife("content");
  tagContent("service", "media");
  return cmsRequestAll(ServicesDocument, {}, ({ services }) => services);
}

export async function getService(slug: string) {
  "use cache";
  cacheLife("content");
  tagContent("media");
  const service = orAbsent((await cmsRequest(ServiceDocument, { slug })).services[0], "service");
  if (service) tagEntry("service", service.documentId);
  return service;
}
