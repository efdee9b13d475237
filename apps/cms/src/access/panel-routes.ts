import type { Core } from "@strapi/strapi";

export const READ = "plugin::content-manager.explorer.read";
export const UPDATE = "plugin::content-manager.explorer.update";
export const DELETE = "plugin::content-manager.explorer.delete";
export const EXPORT_ANSWERS = "api::form-answers.export";

type PanelRoute<Context> = { method: "GET" | "POST"; path: string; handler: (ctx: Context) => Promise<void> };

export function addPanelRoutes<Context>(
  strapi: Core.Strapi,
  prefix: string,
  routes: readonly PanelRoute<Context>[],
): void {
  strapi.server.routes({
    type: "admin",
    prefix,
    routes: routes.map(({ handler, ...route }) => ({
      ...route,
      handler: (ctx: unknown) => handler(ctx as Context),
      info: { type: "admin" },
      config: { policies: ["admin::isAuthenticatedAdmin"] },
    })),
  });
}
