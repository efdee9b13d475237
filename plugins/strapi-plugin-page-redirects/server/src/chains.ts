import type { Core } from "@strapi/strapi";
import { type Redirect, sitePath } from "./redirect";

export const REDIRECT = "plugin::page-redirects.redirect";

/** Any number that no other advisory lock uses. */
const LOCK = 1_337_000_003;

type Stored = Redirect & { id: number };

/** Serializes changes of redirects. Call this within a transaction; SQLite has only one at a time. */
export async function lockRedirects(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client === "postgres") {
    await strapi.db.transaction(({ trx }) => trx.raw("select pg_advisory_xact_lock(?)", [LOCK]));
  }
}

export async function findRedirect(strapi: Core.Strapi, from: string): Promise<Stored | null> {
  return strapi.db.query(REDIRECT).findOne({ where: { from } });
}

export async function collapseChains(strapi: Core.Strapi, path: string, to: string): Promise<void> {
  for (const redirect of await redirectsTo(strapi, path)) {
    await strapi.db.query(REDIRECT).updateMany({ where: { id: redirect.id }, data: { to } });
  }
}

export async function redirectsTo(strapi: Core.Strapi, path: string): Promise<Stored[]> {
  const begin: Stored[] = await strapi.db.query(REDIRECT).findMany({ where: { to: { $startsWith: path } } });
  return begin.filter(({ to }) => sitePath(to)?.path === path);
}

/** Emits the event `page-redirects.change` once the change is committed. */
export async function announceChange(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(({ onCommit }) => onCommit(() => strapi.eventHub.emit("page-redirects.change")));
}
