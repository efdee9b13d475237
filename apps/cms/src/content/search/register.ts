import { type ContentTag, type ContentType, uidOf } from "@repo/contract/page/content-types";
import type { Core } from "@strapi/strapi";
import { changesPublished } from "../document-middlewares/revalidate-site";
import { indexDocuments, reconcile } from "./index-entries";
import { KINDS, SOURCES, type Source } from "./kinds";
import { completeVocabulary } from "./vocabulary";

/** Of the kinds of which anything may have changed. */
const due = new Set<Source>();
let reconciling: Promise<void> | undefined;

/** Keeps the index: changes of the CMS in their own transaction, all others as soon as they are noticed. */
export function registerSearchIndex(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const kinds = SOURCES.filter((kind) => uidOf(KINDS[kind].type) === uid);
    const dependent = SOURCES.filter((kind) => KINDS[kind].dependsOn.some((type) => uidOf(type) === uid));
    if (kinds.length + dependent.length === 0 || !changesPublished(action, params)) return next();
    return strapi.db.transaction(async ({ onCommit }) => {
      const result = await next();
      const { documentId } = { ...params, ...(result as object) } as { documentId?: string };
      if (documentId) for (const kind of kinds) await indexDocuments(strapi, kind, [documentId]);
      onCommit(() => reconcileSoon(strapi, dependent));
      return result;
    });
  });

  for (const [event, kind] of [
    ["job.save", "job"],
    ["post.restore", "blog-post"],
  ] as const) {
    strapi.eventHub.on(event, async (documentId: string) =>
      indexDocuments(strapi, kind, [documentId]).catch((error) => void strapi.log.error(error)),
    );
  }
  strapi.eventHub.on("blog-table", async () => reconcileSoon(strapi, of("blog-post")));
  strapi.eventHub.on("content-rows", async (tags: ContentTag[]) => reconcileSoon(strapi, tags.flatMap(of)));
}

/** At the start, in the background: what was written meanwhile, or everything if the index is new or of another version. */
export async function completeSearchIndex(strapi: Core.Strapi): Promise<void> {
  for (const kind of SOURCES) due.add(kind);
  await reconcileDue(strapi);
  await completeVocabulary(strapi);
}

const of = (tag: ContentTag) =>
  SOURCES.filter((kind) => KINDS[kind].type === tag || KINDS[kind].dependsOn.includes(tag as ContentType));

function reconcileSoon(strapi: Core.Strapi, kinds: readonly Source[]): void {
  if (!strapi.server.httpServer.listening || kinds.length === 0) return;
  for (const kind of kinds) due.add(kind);
  reconcileDue(strapi).catch((error) => strapi.log.error(error));
}

function reconcileDue(strapi: Core.Strapi): Promise<void> {
  reconciling ??= (async () => {
    try {
      while (due.size > 0) {
        const kinds = [...due];
        due.clear();
        await reconcile(strapi, kinds);
      }
    } finally {
      reconciling = undefined;
    }
  })();
  return reconciling;
}
