import type { Core } from "@strapi/strapi";

const DATA = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A drawing may hold a script: as a picture it never runs, and on its own address it must not either. */
const PICTURE = `${DATA}; style-src 'unsafe-inline'; sandbox`;

/** The panel's pages keep the policy of strapi::security; what is no page loads and runs nothing when it is opened as one. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  await next();
  if (/^\/admin(\/|$)/.test(ctx.path) || ctx.response.is("html")) return;
  ctx.set("Content-Security-Policy", ctx.path.startsWith("/uploads/") ? PICTURE : DATA);
};
