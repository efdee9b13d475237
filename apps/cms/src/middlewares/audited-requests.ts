import type { Core } from "@strapi/strapi";
import type { Context, Next } from "koa";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Strapi's own routes that change who may do what. A webhook that is tried waits for somebody else's server. */
const CHANGES =
  /^\/(admin\/(users|roles|api-tokens|admin-tokens|transfer|webhooks(?!\/[^/]+\/trigger)|register|reset-password)|users-permissions)(\/|$)/i;

/** A change and its entry in the audit are stored together or not at all: Strapi changes some rows in no transaction. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  (ctx: Context, next: Next): Promise<unknown> =>
    READS.has(ctx.method) || !CHANGES.test(ctx.path) ? next() : strapi.db.transaction(() => next());
