import type { Core } from "@strapi/strapi";

const DATA = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A drawing may hold a script: as a picture it never runs, and on its own address it must not either. */
const PICTURE = `${DATA}; style-src 'unsafe-inline'; sandbox`;

/**
 * The panel's pages and their files keep the policy of strapi::security. What is no page loads and runs nothing when it
 * is opened as one, and is stored nowhere unless it says for how long: it may be of one person.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  await next();
  const isOfPanel = /^\/admin(\/|$)/.test(ctx.path) && !ctx.response.is("json");
  if (isOfPanel || ctx.response.is("html")) return;
  ctx.set("Content-Security-Policy", ctx.path.startsWith("/uploads/") ? PICTURE : DATA);
  if (!ctx.response.get("Cache-Control")) ctx.set("Cache-Control", "no-store");
};
