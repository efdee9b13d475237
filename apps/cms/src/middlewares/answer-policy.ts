import type { Core } from "@strapi/strapi";

const DATA = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** An SVG may contain scripts: these must not run when it is opened directly. */
const PICTURE = `${DATA}; style-src 'unsafe-inline'; sandbox`;

/** Anything but HTML runs nothing when opened as a page, and is cached only if it says so: it may be personal. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  await next();
  const isOfPanel = /^\/admin(\/|$)/.test(ctx.path) && !ctx.response.is("json");
  if (isOfPanel || ctx.response.is("html")) return;
  ctx.set("Content-Security-Policy", ctx.path.startsWith("/uploads/") ? PICTURE : DATA);
  if (!ctx.response.get("Cache-Control")) ctx.set("Cache-Control", "no-store");
};
