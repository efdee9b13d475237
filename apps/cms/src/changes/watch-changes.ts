import type { ContentTag } from "@repo/contract/page/content-types";
import type { Core, Schema, UID } from "@strapi/strapi";
import { contentChanged } from "./content-changed";

/** Fields that hold the address of an entry's page. */
const NAMES = ["slug", "path"];

type Named = { documentId?: string };

/** Reports changes made through the Document Service, and those that Strapi and a plugin announce by events. */
export function watchContentChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, contentType, params } = context;
    if (!changesPublished(action, params) || !uid.startsWith("api::") || !contentType.options?.draftAndPublish)
      return next();
    return strapi.db.transaction(async () => {
      const before = await published(strapi, uid, params as Named);
      const result = await next();
      const changed = { ...params, ...(result as object) } as Named;
      const after = await published(strapi, uid, changed);
      const comesOrGoes = before.length !== after.length || before[0]?.slug !== after[0]?.slug;
      const type = contentType.info.singularName as ContentTag;
      await contentChanged(strapi, {
        types: isPage(contentType) && comesOrGoes ? [type, "published-pages"] : [type],
        documents: changed.documentId ? [changed.documentId] : [],
        slugs: [...before, ...after].flatMap(({ slug }) => slug ?? []),
      });
      return result;
    });
  });

  for (const event of ["media.create", "media.update", "media.delete"]) {
    strapi.eventHub.on(event, () => contentChanged(strapi, { types: ["media"] }));
  }
  strapi.eventHub.on("page-redirects.change", () => contentChanged(strapi, { types: ["redirect"] }));
}

async function published(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId }: Named,
): Promise<{ slug?: string }[]> {
  if (!documentId) return [];
  const name = NAMES.find((each) => each in strapi.contentType(uid).attributes);
  const where = { documentId, publishedAt: { $notNull: true } };
  const rows = await strapi.db.query(uid).findMany({ select: ["id", ...(name ? [name] : [])], where });
  return rows.map((row) => ({ slug: name && row[name] }));
}

const isPage = ({ kind, info }: Schema.ContentType) => kind === "singleType" || info.singularName === "page";

function changesPublished(action: string, params: unknown): boolean {
  if (action === "create" || action === "update") return (params as { status?: string }).status === "published";
  return action === "publish" || action === "unpublish" || action === "delete";
}
