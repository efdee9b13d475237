import type { ContentTag } from "@repo/contract/page/content-types";
import type { Core, Schema, UID } from "@strapi/strapi";
import { contentChanged } from "./content-changed";
import { onWrite, publishes, type Write, type Written } from "./on-write";

const NAMES = ["slug", "path"];

const hasDrafts = ({ uid, options }: Schema.ContentType) =>
  uid.startsWith("api::") && options?.draftAndPublish === true;

export const publications = onWrite(hasDrafts, { tell: [tellOfPublished] });

async function tellOfPublished(write: Write) {
  const { strapi, type, action } = write;
  if (!publishes(write) && action !== "unpublish" && action !== "delete") return undefined;
  const before = await published(strapi, type.uid, write.documentId);
  return async ({ documentId }: Written) => {
    const after = await published(strapi, type.uid, documentId);
    const comesOrGoes = before.length !== after.length || before[0]?.slug !== after[0]?.slug;
    const name = type.info.singularName as ContentTag;
    await contentChanged(strapi, {
      types: isPage(type) && comesOrGoes ? [name, "published-pages"] : [name],
      documents: [documentId],
      slugs: [...before, ...after].flatMap(({ slug }) => slug ?? []),
    });
  };
}

export function watchEvents(strapi: Core.Strapi): void {
  for (const event of ["media.create", "media.update", "media.delete"]) {
    strapi.eventHub.on(event, () => contentChanged(strapi, { types: ["media"] }));
  }
  strapi.eventHub.on("page-redirects.change", () => contentChanged(strapi, { types: ["redirect"] }));
}

async function published(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<{ slug?: string }[]> {
  if (!documentId) return [];
  const name = NAMES.find((each) => each in strapi.contentType(uid).attributes);
  const where = { documentId, publishedAt: { $notNull: true } };
  const rows = await strapi.db.query(uid).findMany({ select: ["id", ...(name ? [name] : [])], where });
  return rows.map((row) => ({ slug: name && row[name] }));
}

const isPage = ({ kind, info }: Schema.ContentType) => kind === "singleType" || info.singularName === "page";
