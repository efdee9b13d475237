import type { ContentTag } from "@repo/contract/page/content-types";
import { entryAddress, fieldOf, isEntryType } from "@repo/contract/site/addresses";
import type { Core, Schema } from "@strapi/strapi";
import { contentChanged } from "./content-changed";
import { onWrite, publishes, type Write, type Written } from "./on-write";

const hasDrafts = ({ uid, options }: Schema.ContentType) =>
  uid.startsWith("api::") && options?.draftAndPublish === true;

export const publications = onWrite(hasDrafts, { tell: [tellOfPublished] });

async function tellOfPublished(write: Write) {
  const { strapi, type, action } = write;
  if (!publishes(write) && action !== "unpublish" && action !== "delete") return undefined;
  const before = await published(strapi, type, write.documentId);
  return async ({ documentId }: Written) => {
    const after = await published(strapi, type, documentId);
    const comesOrGoes = before.length !== after.length || before[0] !== after[0];
    const name = type.info.singularName as ContentTag;
    await contentChanged(strapi, {
      types: isPage(type) && comesOrGoes ? [name, "published-pages"] : [name],
      documents: [documentId],
      addresses: [...before, ...after].filter(Boolean),
    });
  };
}

export function watchEvents(strapi: Core.Strapi): void {
  for (const event of ["media.create", "media.update", "media.delete"]) {
    strapi.eventHub.on(event, () => contentChanged(strapi, { types: ["media"] }));
  }
  strapi.eventHub.on("page-redirects.change", () => contentChanged(strapi, { types: ["redirect"] }));
}

/** Returns an address for each published version. It is empty where the type has no pages. */
async function published(strapi: Core.Strapi, { uid, info }: Write["type"], documentId: string): Promise<string[]> {
  if (!documentId) return [];
  const type = info.singularName;
  const field = isEntryType(type) ? fieldOf(type) : "documentId";
  const where = { documentId, publishedAt: { $notNull: true } };
  const rows = await strapi.db.query(uid).findMany({ select: [field], where });
  return rows.map((row) => (isEntryType(type) ? entryAddress(type, row[field]) : ""));
}

const isPage = ({ kind, info }: Schema.ContentType) => kind === "singleType" || info.singularName === "page";
