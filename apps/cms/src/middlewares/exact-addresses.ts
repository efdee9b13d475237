import type { Core } from "@strapi/strapi";

/**
 * Strapi's router takes any letters for those of a route, and a slash at the end. Whatever else looks at addresses does
 * not: other letters are an unknown address, and the slash, which the panel itself sends, goes.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  (ctx, next) => {
    const { pathAndMethod } = strapi.server.router.match(ctx.path, ctx.method);
    const given = ctx.path.split("/");
    const routes = pathAndMethod.filter(({ methods }) => methods.length > 0).map(({ path }) => String(path).split("/"));
    if (!routes.every((route) => route.every((segment, index) => isDynamic(segment) || segment === given[index])))
      return;
    if (routes.some(({ length }) => length === given.length - 1) && given.at(-1) === "")
      ctx.path = ctx.path.slice(0, -1);
    return next();
  };

const isDynamic = (segment: string) => /[:(*]/.test(segment);
