import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context, Next } from "koa";
import { RateLimiterMemory } from "rate-limiter-flexible";

type WithBody = Context & { request: { body?: { email?: unknown } } };

/** As many tries of an account from an address as Strapi allows, in seconds. Strapi counts sign-ins that succeed too. */
const LIMIT = { points: 5, duration: 300 };

export function countFailedPanelSignIns(strapi: Core.Strapi): void {
  const tries = new RateLimiterMemory(LIMIT);

  strapi.get("middlewares").extend("admin::rateLimit", () => () => async (ctx: WithBody, next: Next) => {
    const key = JSON.stringify([String(ctx.request.body?.email ?? "").toLowerCase(), ctx.path, ctx.request.ip]);
    // Counted up front, for concurrent tries.
    await tries.consume(key).catch(() => {
      throw new errors.RateLimitError();
    });
    await next();
    if (ctx.status < 400) await tries.reward(key);
  });
}
