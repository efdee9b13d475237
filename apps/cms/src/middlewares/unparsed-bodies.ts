import type { Core } from "@strapi/strapi";

const UNPARSED =
  /^(POST \/api\/(job-applications|form-answers)|(POST|PATCH) \/api\/dashboard\/posts(\/[^/]+)?|POST \/api\/dashboard\/pictures|POST \/upload(\/files(\/\d+\/replace)?)?)\/?$/i;
const GRAPHQL = /^POST \/graphql\/?$/i;

/**
 * Strapi's body parser runs before authorization, and would buffer large bodies and write strangers' files to disk.
 * It looks only at the content type, which this hides for unknown routes and for those that parse their own bodies.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  (ctx, next) => {
    const type = ctx.get("content-type");
    const route = `${ctx.method} ${ctx.path}`;
    const isParsed = !UNPARSED.test(route) && strapi.server.router.match(ctx.path, ctx.method).route;
    if (!isParsed) {
      if (type) ctx.state.contentType = type;
      delete ctx.req.headers["content-type"];
    } else if (ctx.request.length !== 0 && ctx.is("json") === false) {
      ctx.status = 415;
      ctx.body = {
        data: null,
        error: { status: 415, name: "UnsupportedMediaTypeError", message: "The body must be JSON." },
      };
      return;
    }
    // GraphQL parses its own body; Strapi's parser leaves it alone only at this exact URL.
    if (GRAPHQL.test(route)) ctx.url = "/graphql";
    return next();
  };
