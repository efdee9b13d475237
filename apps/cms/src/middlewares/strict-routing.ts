import type { Core } from "@strapi/strapi";

type Layer = { path: string | RegExp; methods: string[] };

/**
 * Strapi's router ignores case and a trailing slash, unlike other code that checks addresses. So other spellings are
 * unknown addresses, and the panel's trailing slash is removed.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  (ctx, next) => {
    const given = ctx.path.split("/");
    const { pathAndMethod }: { pathAndMethod: Layer[] } = strapi.server.router.match(ctx.path, ctx.method);
    const routes = pathAndMethod.filter(({ methods }) => methods.length > 0).map(({ path }) => String(path).split("/"));
    const isSpelled = (route: string[]) =>
      beforePattern(route).every((segment, index) => segment.startsWith(":") || segment === given[index]);
    if (!routes.every(isSpelled)) return;
    const isShorter = (route: string[]) => route.length === given.length - 1 && beforePattern(route) === route;
    if (ctx.path.endsWith("/") && routes.some(isShorter)) ctx.path = ctx.path.slice(0, -1);
    return next();
  };

function beforePattern(route: string[]): string[] {
  const start = route.findIndex((segment) => /[(*]/.test(segment));
  return start < 0 ? route : route.slice(0, start);
}
