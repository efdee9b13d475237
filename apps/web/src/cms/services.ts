import "server-only";
import { cacheLife } from "next/cache";
import { ServiceDocument, ServicesDocument } from "./generated/graphql";
import { currentPreview, entryFilters, type Preview } from "./preview";
import { read, readAll } from "./read";
import { orNotFound, tagContent, tagEntry } from "./tags";

export const listServices = async () => readServices(await currentPreview());

async function readServices(preview: Preview) {
  "use cache";
  cacheLife("content");
  tagContent("service", "media");
  return readAll(preview, ServicesDocument, {}, ({ services }) => services);
}

export const getService = async (slug: string) => readService(await currentPreview(), slug);

async function readService(preview: Preview, slug: string) {
  "use cache";
  cacheLife("content");
  tagContent("media");
  const service = orNotFound(
    (await read(preview, ServiceDocument, { filters: entryFilters(preview, slug) })).services[0],
    "service",
  );
  if (service) tagEntry("service", service.documentId);
  return service;
}
