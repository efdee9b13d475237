import { cleanEmail } from "@repo/contract/text/email";
import type { Core } from "@strapi/strapi";
import type { Context, Next } from "koa";
import { refuseInPanel } from "../access/rate-limit";
import { countSignIn } from "../accounts/sessions/sign-in-limits";

const SIGN_IN = /^POST \/admin\/login\/?$/i;
const ACCOUNT = /^PUT \/admin\/users\//i;

/** Limits sign-ins, and tries of the current password of an open session, by what is counted for the dashboards too. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  return (ctx, next) => {
    const route = `${ctx.method} ${ctx.path}`;
    const { email, currentPassword } = (ctx.request.body ?? {}) as { email?: unknown; currentPassword?: unknown };
    if (SIGN_IN.test(route)) return limited(ctx, typeof email === "string" ? cleanEmail(email) : "", next);
    if (!ACCOUNT.test(route) || currentPassword === undefined) return next();
    return limited(ctx, ctx.state.user.email, next);
  };

  async function limited(ctx: Context, email: string, next: Next): Promise<void> {
    const succeed = await countSignIn(strapi, ctx.request.ip, email).catch(refuseInPanel(ctx));
    await next();
    if (ctx.status < 400) await succeed();
  }
};
