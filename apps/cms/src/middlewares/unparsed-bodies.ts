import type { Core } from "@strapi/strapi";

/** Applications, posts as their dashboard writes them, and files of the media library. */
const UNPARSED =
  /^POST \/api\/job-applications$|^(POST|PATCH) \/api\/dashboard\/posts(\/[^/]+)?$|^POST \/upload(\/files(\/\d+\/replace)?)?$/;
const GRAPHQL = /^POST \/graphql\/?$/i;

/**
 * Keeps from Strapi's body parser all but JSON for an address that there is. What may be large it would have read, and a
 * stranger's files written to the temporary folder, before anyone asked who is sending them. The parser looks at the
 * content type alone, so that is put aside for those who read such a body themselves.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  (ctx, next) => {
    const type = ctx.get("content-type");
    const route = `${ctx.method} ${ctx.path}`;
    if (type && (UNPARSED.test(route) || !strapi.server.router.match(ctx.path, ctx.method).route)) {
      ctx.state.contentType = type;
      delete ctx.req.headers["content-type"];
    } else if (type && ctx.request.length !== 0 && ctx.is("json") === false) {
      ctx.status = 415;
      ctx.body = {
        data: null,
        error: { status: 415, name: "UnsupportedMediaTypeError", message: "The body must be JSON." },
      };
      return;
    }
    // GraphQL reads its own, with a limit of its own, which Strapi knows by this very address.
    if (GRAPHQL.test(route)) ctx.url = "/graphql";
    return next();
  };
