import "server-only";
import { cacheLife } from "next/cache";
import { ServiceDocument, ServicesDocument } from "./generated/graphql";
import { entryFilters, withPreview } from "./preview";
import { read, readAll } from "./read";
import { orNotFound, tagContent, tagEntry } from "./tags";

export const listServices = withPreview(async (preview) => {
  "use cache";
  cacheLife("content");
  tagContent("service", "media");
  return readAll(preview, ServicesDocument, {}, ({ services }) => services);
});

export const getService = withPreview(async (preview, slug: string) => {
  "use cache";
  cacheLife("content");
  tagContent("media");
  const service = orNotFound(
    (await read(preview, ServiceDocument, { filters: entryFilters(preview, slug) })).services[0],
    "service",
  );
  if (service) tagEntry("service", service.documentId);
  return service;
});
