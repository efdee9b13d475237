import type { Core } from "@strapi/strapi";
import type { ContentChange } from "../content-change";
import { indexDocuments, reconcile } from "./index-entries";
import { KINDS, SOURCES, type Source } from "./search-kinds";
import { completeVocabulary } from "./vocabulary";

/** Kinds of which anything may have changed. */
const due = new Set<Source>();
let reconciling: Promise<void> | undefined;

/** Updates the named entries in the transaction of the change, and all others that it may concern soon after. */
export async function updateSearchIndex(strapi: Core.Strapi, { types, documents = [] }: ContentChange): Promise<void> {
  const changed = SOURCES.filter((kind) => types.includes(KINDS[kind].type));
  const dependent = SOURCES.filter((kind) => KINDS[kind].dependsOn.some((type) => types.includes(type)));
  if (documents === "any") return reconcileSoon(strapi, [...changed, ...dependent]);
  if (changed.length + dependent.length === 0) return;
  await strapi.db.transaction(async ({ onCommit }) => {
    for (const kind of changed) await indexDocuments(strapi, kind, documents);
    onCommit(() => reconcileSoon(strapi, dependent));
  });
}

/** Runs in the background at the start, and indexes what was written meanwhile, or all if the index is outdated. */
export async function completeSearchIndex(strapi: Core.Strapi): Promise<void> {
  for (const kind of SOURCES) due.add(kind);
  await reconcileDue(strapi);
  await completeVocabulary(strapi);
}

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
