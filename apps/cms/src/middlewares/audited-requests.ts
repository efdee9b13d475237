import type { Core } from "@strapi/strapi";
import type { Context, Next } from "koa";
import { notePanelLooks, recordLooks } from "../submissions/privacy/looks";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

const CHANGES =
  /^\/(admin\/(users|roles|api-tokens|admin-tokens|transfer|webhooks(?!\/[^/]+\/trigger)|register|reset-password)|users-permissions)(\/|$)/i;

/** Stores a change and its audit entry atomically: Strapi changes some rows outside a transaction. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    try {
      await (READS.has(ctx.method) || !CHANGES.test(ctx.path) ? next() : strapi.db.transaction(() => next()));
      await notePanelLooks(strapi, ctx);
    } finally {
      await recordLooks(strapi, ctx.state);
    }
  };
