import { CONTENT_TYPES, uidOf } from "@repo/contract/page/content-types";
import { entryAddress, isEntryType, PAGE_PATHS, pageOf } from "@repo/contract/site/addresses";
import type { Core } from "@strapi/strapi";
import type { Entry } from "strapi-plugin-live-preview/strapi-server";

/** Returns where an entry is shown, by its id: a draft may have no name yet. A form has no page of its own. */
export function pathOf({ strapi, uid, documentId }: Entry): string | Promise<string> | undefined {
  const type = CONTENT_TYPES.find((each) => uidOf(each) === uid);
  if (type === "faq") return pathOfFaq(strapi, documentId);
  if (!type || type === "form") return undefined;
  if (isEntryType(type)) return entryAddress(type, documentId);
  const page = pageOf(type);
  return page && PAGE_PATHS[page];
}

async function pathOfFaq(strapi: Core.Strapi, documentId: string): Promise<string> {
  const faq = await strapi.documents(uidOf("faq")).findOne({ documentId, fields: ["place"] });
  if (faq?.place !== "services") return PAGE_PATHS["home-page"];
  const service = await strapi.documents(uidOf("service")).findFirst({ sort: "order" });
  return service ? entryAddress("service", service.documentId) : PAGE_PATHS["services-page"];
}
