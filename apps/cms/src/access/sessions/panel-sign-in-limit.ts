import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context, Next } from "koa";
import { RateLimiterMemory } from "rate-limiter-flexible";

type WithBody = Context & { request: { body?: { email?: unknown } } };

/** Strapi's limit of tries per account and address, in seconds. Strapi itself also counts sign-ins that succeed. */
const LIMIT = { points: 5, duration: 300 };

export function countFailedPanelSignIns(strapi: Core.Strapi): void {
  const tries = new RateLimiterMemory(LIMIT);

  strapi.get("middlewares").extend("admin::rateLimit", () => () => async (ctx: WithBody, next: Next) => {
    const email = String(ctx.request.body?.email ?? "").toLowerCase();
    // The router knows an address in any letters, and with a slash at its end.
    const address = ctx.path.toLowerCase().replace(/\/$/, "");
    const key = JSON.stringify([email, address, ctx.request.ip]);
    // The try is counted up front, so that concurrent tries count too.
    await tries.consume(key).catch(() => {
      throw new errors.RateLimitError();
    });
    await next();
    if (ctx.status < 400) await tries.reward(key);
  });
}
