import type { Core } from "@strapi/strapi";
import { findVersion } from "../history/versions";
import { collapseChains, findRedirect, lockRedirects, redirectsTo, tellOfRedirects } from "../redirects/chains";
import { isPage, isSlugged, pagePath, type SluggedUid } from "../redirects/pages";

const REDIRECTS = "api::redirect.redirect";

type Params = { documentId?: string; status?: string };

/** A renamed page leaves a redirect; a removed page takes the redirects to it along. */
export function registerRedirectsOfRenamed(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const params = context.params as Params;
    if (!isSlugged(uid) || !mayMove(action, params)) return next();
    return strapi.db.transaction(async () => {
      const before = await knownPath(strapi, uid, params.documentId);
      const result = await next();
      const { documentId } = result as { documentId: string };
      const after = await publishedPath(strapi, uid, documentId);
      if (before === after) return result;

      await lockRedirects(strapi);
      const redirects = strapi.db.query(REDIRECTS);
      if (after) await redirects.deleteMany({ where: { from: after } });
      if (before && after) {
        await collapseChains(strapi, before, after);
        if (await findRedirect(strapi, before))
          await redirects.updateMany({ where: { from: before }, data: { to: after } });
        else await strapi.documents(REDIRECTS).create({ data: { from: before, to: after, permanent: true } });
      } else if (before) {
        const ids = (await redirectsTo(strapi, before)).map(({ id }) => id);
        await redirects.deleteMany({ where: { id: { $in: ids } } });
      }
      await tellOfRedirects(strapi);
      return result;
    });
  });
}

function mayMove(action: string, { status }: Params): boolean {
  if (action === "create" || action === "update") return status === "published";
  return action === "publish" || action === "delete";
}

/** Where visitors knew the page: for an unpublished one, unless the address leads elsewhere by now. */
async function knownPath(strapi: Core.Strapi, uid: SluggedUid, documentId?: string): Promise<string | undefined> {
  const published = await publishedPath(strapi, uid, documentId);
  if (published || !documentId) return published;
  const slug = (await findVersion(strapi, uid, documentId))?.content.slug;
  const last = slug ? pagePath(uid, String(slug)) : undefined;
  if (!last || (await isPage(strapi, last)) || (await findRedirect(strapi, last))) return undefined;
  return last;
}

async function publishedPath(strapi: Core.Strapi, uid: SluggedUid, documentId?: string): Promise<string | undefined> {
  const where = { documentId, publishedAt: { $notNull: true } };
  const published = documentId && (await strapi.db.query(uid).findOne({ select: ["slug"], where }));
  return published ? pagePath(uid, published.slug) : undefined;
}
