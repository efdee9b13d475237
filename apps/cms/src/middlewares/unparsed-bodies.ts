import type { Core } from "@strapi/strapi";

/** Applications, and posts as their dashboard writes them. */
const UNPARSED = /^POST \/api\/job-applications$|^(POST|PATCH) \/api\/dashboard\/posts(\/[^/]+)?$/;

/**
 * Keeps what may be large from Strapi's body parser, which would have read all of it, and written a stranger's file to
 * the temporary folder, before anyone asked who is sending it. The parser looks at the content type alone, so that is
 * put aside for the controller.
 */
export default (): Core.MiddlewareHandler => (ctx, next) => {
  if (UNPARSED.test(`${ctx.method} ${ctx.path}`)) {
    ctx.state.contentType = ctx.get("content-type");
    delete ctx.req.headers["content-type"];
  }
  return next();
};
