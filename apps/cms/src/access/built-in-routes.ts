import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context, Next } from "koa";
import { READ } from "./panel-routes";

type Policy = string | { name: string; config: object };
type Route = { method: string; path: string; config: { policies?: Policy[]; middlewares?: unknown[] } };
export type Routers = Record<string, { routes: Route[] }>;

/** Any panel account could mail in the company's name by these routes, or change forms and languages. */
export function guardBuiltInRoutes(strapi: Core.Strapi): void {
  const admin = strapi.admin?.routes as Routers;
  const routersOf = (plugin: string) => strapi.plugin(plugin).routes as Routers;

  close(routersOf("email"), "POST", "/");
  close(admin, "GET", "/license-trial-time-left");
  close(routersOf("users-permissions"), "PUT", "/email-templates");

  const forms = routersOf("content-manager");
  allow(forms, "PUT", "/components/:uid/configuration", "content-manager.components.configure-layout");
  allow(routersOf("i18n"), "PUT", "/settings", "i18n.locale.update");

  checkRoute(admin, "POST", "/permissions/check", ({ request }) => {
    const { permissions } = (request.body ?? {}) as { permissions?: unknown };
    if (!Array.isArray(permissions)) throw new errors.ValidationError("permissions must be a list.");
  });
  checkRoute(admin, "POST", "/users", ({ request }) => {
    const { email } = (request.body ?? {}) as { email?: unknown };
    if (typeof email !== "string") throw new errors.ValidationError("email must be a text.");
  });
  checkRoute(admin, "POST", "/webhooks/:id/trigger", async ({ params }) => {
    const webhook = await strapi.get("webhookStore").findWebhook(params.id);
    if (!webhook) throw new errors.NotFoundError("This webhook doesn’t exist.");
  });
  for (const action of ["publish", "unpublish", "discard"]) {
    checkRoute(forms, "POST", `/single-types/:model/actions/${action}`, ({ params }) => {
      const type = strapi.contentTypes[params.model as UID.ContentType];
      if (type?.kind === "singleType" && type.options?.draftAndPublish) return;
      throw new errors.NotFoundError("No single page with drafts has this name.");
    });
  }
  guardReading(strapi, forms);
}

/** Keeps back what Strapi shows to any role: the order of a list, fields of entries to relate, and taken addresses. */
function guardReading(strapi: Core.Strapi, forms: Routers): void {
  checkRoute(
    forms,
    "POST",
    "/collection-types/:model/actions/bulkFindForValidation",
    async ({ params, request, state }) => {
      const body = (request.body ?? {}) as { sort?: unknown };
      const role = { userAbility: state.userAbility, model: params.model };
      const permissions = strapi.plugin("content-manager").service("permission-checker").create(role);
      body.sort = (await permissions.sanitizeQuery({ sort: body.sort })).sort;
    },
  );
  checkRoute(forms, "GET", "/relations/:model/:targetField", ({ query }) => {
    for (const name of ["fields", "populate"]) delete query[name];
  });
  for (const action of ["generate", "check-availability"]) {
    checkRoute(forms, "POST", `/uid/${action}`, ({ request, state }) => {
      const { contentTypeUID, field } = (request.body ?? {}) as { contentTypeUID?: unknown; field?: unknown };
      const isType = Object.hasOwn(strapi.contentTypes, String(contentTypeUID));
      if (isType && state.userAbility.can(READ, contentTypeUID, String(field))) return;
      throw new errors.ValidationError("There is no address that this role may read.");
    });
  }
}

function close(routers: Routers, method: string, path: string): void {
  find(routers, method, path);
  for (const router of Object.values(routers)) {
    router.routes = router.routes.filter((route) => route.method !== method || route.path !== path);
  }
}

function allow(routers: Routers, method: string, path: string, action: string): void {
  const { config } = find(routers, method, path);
  const isAllowed = { name: "admin::hasPermissions", config: { actions: [`plugin::${action}`] } };
  config.policies = ["admin::isAuthenticatedAdmin", ...(config.policies ?? []), isAllowed];
}

export function checkRoute(
  routers: Routers,
  method: string,
  path: string,
  refuse: (context: Context) => void | Promise<void>,
): void {
  wrapRoute(routers, method, path, async (context, next) => {
    await refuse(context);
    return next();
  });
}

export function wrapRoute(
  routers: Routers,
  method: string,
  path: string,
  middleware: (context: Context, next: Next) => Promise<unknown>,
): void {
  const { config } = find(routers, method, path);
  config.middlewares = [...(config.middlewares ?? []), middleware];
}

function find(routers: Routers, method: string, path: string): Route {
  for (const router of Object.values(routers)) {
    const route = router.routes.find((route) => route.method === method && route.path === path);
    if (route) return route;
  }
  throw new Error(`Strapi has no route ${method} ${path} any more.`);
}
