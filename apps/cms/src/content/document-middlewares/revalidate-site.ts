import type { ContentTag } from "@repo/contract/page/content-types";
import { cmsSettings } from "@repo/process/settings";
import { tracing } from "@repo/process/tracing";
import type { Core, Schema, UID } from "@strapi/strapi";

const ROUTE = "/api/revalidate";
const TIMEOUT_MS = 10_000;
const ANY = "*";
/** Fields that name the page of an entry. */
const NAMES = ["slug", "path"];

/** Batches changes. The site's own start catches up after an outage, and on content seeded before the CMS listens. */
export function registerRevalidation(strapi: Core.Strapi): void {
  const changed = { types: new Set<ContentTag>(), documents: new Set<string>(), slugs: new Set<string>() };
  let timer: NodeJS.Timeout | undefined;
  let since: number | undefined;

  const revalidate = async (change: Change, changedMsAgo: number) => {
    const { siteInternalUrl, revalidateSecret } = cmsSettings(process.env);
    const names = change.types.join(", ");
    const address = new URL(ROUTE, siteInternalUrl);
    const call = tracing()?.call("POST", address, ROUTE);
    let status: number | undefined;
    try {
      const response = await fetch(address, {
        method: "POST",
        headers: {
          authorization: `Bearer ${revalidateSecret.current}`,
          "content-type": "application/json",
          ...call?.headers,
        },
        body: JSON.stringify({ ...change, changedMsAgo }),
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      status = response.status;
      if (!response.ok)
        strapi.log.warn(`The site answered ${response.status} to its revalidation webhook, for ${names}.`);
    } catch (error) {
      strapi.log.warn(
        `The site at ${siteInternalUrl} could not be notified of changes in ${names}: ${(error as Error).message}`,
      );
    } finally {
      call?.end(status);
    }
  };
  const revalidateSoon = (type: ContentTag, documentId?: string, slugs: string[] = []) => {
    if (!strapi.server.httpServer.listening) return;
    since ??= performance.now();
    changed.types.add(type);
    if (documentId) changed.documents.add(documentId);
    for (const slug of slugs) changed.slugs.add(slug);
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const change = { types: [...changed.types], documents: [...changed.documents], slugs: [...changed.slugs] };
      const changedMsAgo = performance.now() - (since ?? 0);
      since = undefined;
      for (const names of Object.values(changed)) names.clear();
      await revalidate(change, changedMsAgo);
    }, 50);
  };

  strapi.documents.use(async (context, next) => {
    const { uid, action, contentType, params } = context;
    if (!changesPublished(action, params) || !uid.startsWith("api::") || !contentType.options?.draftAndPublish)
      return next();
    const before = await published(strapi, uid, params as Named);
    const result = await next();
    const changed = { ...params, ...(result as object) } as Named;
    const after = await published(strapi, uid, changed);
    const slugs = [...before, ...after].flatMap(({ slug }) => slug ?? []);
    // Before the commit, the site would read the old content.
    await strapi.db.transaction(({ onCommit }) =>
      onCommit(() => {
        revalidateSoon(contentType.info.singularName as ContentTag, changed.documentId, slugs);
        const comesOrGoes = before.length !== after.length || before[0]?.slug !== after[0]?.slug;
        if (isPage(contentType) && comesOrGoes) revalidateSoon("published-pages");
      }),
    );
    return result;
  });
  for (const event of ["media.create", "media.update", "media.delete"]) {
    strapi.eventHub.on(event, async () => revalidateSoon("media"));
  }
  strapi.eventHub.on("blog-table", async () => revalidateSoon("blog-post", ANY));
  strapi.eventHub.on("content-rows", async (types: ContentTag[]) => {
    for (const type of types) revalidateSoon(type, ANY);
  });
  strapi.eventHub.on("page-redirects.change", async () => revalidateSoon("redirect"));
  strapi.eventHub.on("job.save", async (documentId: string, slug: string) => revalidateSoon("job", documentId, [slug]));
  strapi.eventHub.on("post.restore", async (documentId: string) => revalidateSoon("blog-post", documentId));
}

type Change = { types: ContentTag[]; documents: string[]; slugs: string[] };
type Named = { documentId?: string };

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

export function changesPublished(action: string, params: unknown): boolean {
  if (action === "create" || action === "update") return (params as { status?: string }).status === "published";
  return action === "publish" || action === "unpublish" || action === "delete";
}
