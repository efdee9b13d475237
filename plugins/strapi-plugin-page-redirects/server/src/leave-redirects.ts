import type { Core, UID } from "@strapi/strapi";
import { announceChange, collapseChains, findRedirect, lockRedirects, REDIRECT, redirectsTo } from "./chains";
import { pathOf } from "./page-patterns";
import { isPage, movingPattern, type Paths, publishedPaths } from "./published-pages";
import { optionsOf } from "./redirect-options";

type Params = { documentId?: string; status?: string };

export function registerRedirectsOfRenamed(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, contentType } = context;
    const params = context.params as Params;
    const pattern = movingPattern(strapi, uid);
    if (!pattern || !mayMove(action, params.status, contentType.options?.draftAndPublish)) return next();
    return strapi.db.transaction(async () => {
      const before = await knownPaths(strapi, uid, pattern, params.documentId);
      const result = await next();
      const { documentId } = { ...params, ...(result as object) };
      const after: Paths = documentId ? await publishedPaths(strapi, uid, pattern, documentId) : new Map();
      const moved = Array.from(new Set([...before.keys(), ...after.keys()]), (locale) => ({
        from: before.get(locale),
        to: after.get(locale),
      })).filter(({ from, to }) => from !== to);
      if (moved.length === 0) return result;

      await lockRedirects(strapi);
      for (const each of moved) await follow(strapi, each);
      await announceChange(strapi);
      return result;
    });
  });
}

function mayMove(action: string, status: string | undefined, hasDrafts: boolean | undefined): boolean {
  if (action === "create" || action === "update" || action === "clone") return !hasDrafts || status === "published";
  return action === "publish" || action === "delete";
}

async function follow(strapi: Core.Strapi, { from, to }: { from?: string; to?: string }): Promise<void> {
  const redirects = strapi.db.query(REDIRECT);
  if (to) await redirects.deleteMany({ where: { from: to } });
  if (from && to) {
    await collapseChains(strapi, from, to);
    if (await findRedirect(strapi, from)) await redirects.updateMany({ where: { from }, data: { to } });
    else await strapi.documents(REDIRECT).create({ data: { from, to, permanent: true } });
  } else if (from) {
    const ids = (await redirectsTo(strapi, from)).map(({ id }) => id);
    await redirects.deleteMany({ where: { id: { $in: ids } } });
  }
}

async function knownPaths(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  pattern: string,
  documentId?: string,
): Promise<Paths> {
  if (!documentId) return new Map();
  const published = await publishedPaths(strapi, uid, pattern, documentId);
  if (published.size > 0) return published;
  const last = await optionsOf(strapi).lastPublished?.(uid, documentId, { strapi });
  const path = last && pathOf(pattern, { documentId, ...last });
  if (!path || (await isPage(strapi, path)) || (await findRedirect(strapi, path))) return new Map();
  const { locale } = last as { locale?: string | null };
  return new Map([[locale ?? "", path]]);
}
