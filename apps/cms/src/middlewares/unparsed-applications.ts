import type { Core } from "@strapi/strapi";

/**
 * Keeps applications from Strapi's body parser, which would write a stranger's file to the temporary folder before
 * anyone asked who is sending it. It looks at the content type alone, so that is put aside for the controller.
 */
export default (): Core.MiddlewareHandler => (ctx, next) => {
  if (ctx.method === "POST" && ctx.path === "/api/job-applications") {
    ctx.state.contentType = ctx.get("content-type");
    delete ctx.req.headers["content-type"];
  }
  return next();
};
