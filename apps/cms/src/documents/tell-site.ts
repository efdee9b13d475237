import { cmsSettings } from "@repo/settings";
import type { Core } from "@strapi/strapi";

const PATIENCE_MS = 10_000;
/** A page that was being rendered when the change came may pass for new with old content: the site is told again. */
const CONFIRM_MS = 1_500;

/**
 * Tells the site which types of content have changed, and which documents, so that it renders the pages anew. Changes
 * that come together are told once. A site that is down catches up at its own start, and so it does with what is seeded before the CMS listens.
 */
export function registerTellSite(strapi: Core.Strapi): void {
  const changed = { types: new Set<string>(), documents: new Set<string>() };
  let timer: NodeJS.Timeout | undefined;

  const tell = async (types: string[], documents: string[], visit: boolean) => {
    const { siteInternalUrl, revalidateSecret } = cmsSettings(process.env);
    try {
      const response = await fetch(new URL("/api/revalidate", siteInternalUrl), {
        method: "POST",
        headers: { authorization: `Bearer ${revalidateSecret}`, "content-type": "application/json" },
        body: JSON.stringify({ types, documents, visit }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!response.ok)
        strapi.log.warn(`The site answered ${response.status} when told of changes in ${types.join(", ")}.`);
    } catch (error) {
      strapi.log.warn(
        `The site at ${siteInternalUrl} could not be told of changes in ${types.join(", ")}: ${(error as Error).message}`,
      );
    }
  };
  const tellSoon = (type: string, documentId?: string) => {
    if (!strapi.server.httpServer.listening) return;
    changed.types.add(type);
    if (documentId) changed.documents.add(documentId);
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const [types, documents] = [[...changed.types], [...changed.documents]];
      changed.types.clear();
      changed.documents.clear();
      await tell(types, documents, true);
      setTimeout(tell, CONFIRM_MS, types, documents, false).unref();
    }, 50);
  };

  strapi.documents.use(async (context, next) => {
    const result = await next();
    if (
      isPublic(context.action, context.params) &&
      context.uid.startsWith("api::") &&
      context.contentType.options?.draftAndPublish
    ) {
      const { documentId } = { ...context.params, ...(result as object) } as { documentId?: string };
      // What is not committed yet, the site would read as it was.
      await strapi.db.transaction(({ onCommit }) =>
        onCommit(() => tellSoon(context.contentType.info.singularName, documentId)),
      );
    }
    return result;
  });
  for (const event of ["media.create", "media.update", "media.delete"]) {
    strapi.eventHub.on(event, async () => tellSoon("media"));
  }
  strapi.eventHub.on("blog-table", async () => tellSoon("blog-post"));
  strapi.eventHub.on("post.restore", async (documentId: string) => tellSoon("blog-post", documentId));
}

/** Whether visitors see what an action of the document service has done: saving a draft is not for them. */
function isPublic(action: string, params: unknown): boolean {
  if (action === "create" || action === "update") return (params as { status?: string }).status === "published";
  return action === "publish" || action === "unpublish" || action === "delete";
}
