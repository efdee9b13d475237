import type { Core } from "@strapi/strapi";

type Route = { method: string; config?: { middlewares?: unknown[] } };
type Added = Route[] | { routes: Route[] };

/** What each write passes once its sender is authorized. The transaction comes last, and waits for nobody. */
const WRITE = ["global::json-body", "global::webhook-addresses", "global::panel-sign-ins", "global::audited-changes"];

export function readBodiesInRoutes({ server }: Core.Strapi): void {
  const { routes } = server;
  const add = (added: Added) => {
    for (const route of Array.isArray(added) ? added : added.routes) {
      if (route.method === "GET") continue;
      route.config = { ...route.config, middlewares: [...WRITE, ...(route.config?.middlewares ?? [])] };
    }
    return routes.call(server, added as never);
  };
  server.routes = add as typeof routes;
}
