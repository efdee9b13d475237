import type { Core } from "@strapi/strapi";

const CHANGES =
  /^\/(admin\/(users|roles|api-tokens|admin-tokens|transfer|webhooks(?!\/[^/]+\/trigger)|register|reset-password)|users-permissions)(\/|$)/i;

/** Stores a change and its audit entry atomically: Strapi changes some rows outside a transaction. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  (ctx, next) =>
    CHANGES.test(ctx.path) ? strapi.db.transaction(() => next()) : next();
