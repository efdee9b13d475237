import type { Core } from "@strapi/strapi";
import { isSite } from "../access/site-token";

const CONTENT = /^\/(api|graphql)(\/|$)/i;
const API_TOKEN = { info: { type: "content-api" }, config: { auth: { strategies: ["content-api-token"] } } };

/** Content needs the site's token or an API token, checked before a body is read or a query parsed. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  (ctx, next) => {
    if (!CONTENT.test(ctx.path) || isSite(ctx.req.headers)) return next();
    ctx.state.route = API_TOKEN;
    return strapi.get("auth").authenticate(ctx, () => {
      delete ctx.state.route;
      return next();
    });
  };
