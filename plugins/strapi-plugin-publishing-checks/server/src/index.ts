import { isValues } from "@repo/plugin-kit/server/values";
import type { Core, UID } from "@strapi/strapi";
import type { Context } from "koa";
import { checkTyped, requireChecks } from "./check-entry";
import { registerPublishingChecks } from "./check-published";
import { Refusal } from "./refusal";
import { config } from "./rule-options";
import type { Finding, Values } from "./types";

export type { Options } from "./rule-options";
export type * from "./types";
export type ChecksService = ReturnType<typeof checks>;

type Strapi = { strapi: Core.Strapi };
type BodyContext = Context & { request: { body?: unknown } };

const entryGuard = {
  policies: [
    "admin::isAuthenticatedAdmin",
    { name: "plugin::content-manager.hasPermissions", config: { actions: ["plugin::content-manager.explorer.read"] } },
  ],
};

const checks = ({ strapi }: Strapi) => ({
  /** Call it within a transaction that bypasses the Document Service. @throws an error that `findingsOf` reads */
  require: (uid: UID.ContentType, documentId: string) => requireChecks(strapi, uid, documentId),

  ofTyped: async (uid: UID.ContentType, values: Values): Promise<Finding[]> =>
    (await checkTyped(strapi, uid, { values })).findings,

  findingsOf: (error: unknown): Finding[] | undefined => (error instanceof Refusal ? error.findings : undefined),
});

const panel = ({ strapi }: Strapi) => ({
  async entry(ctx: BodyContext) {
    const { documentId, values } = isValues(ctx.request.body) ? ctx.request.body : {};
    ctx.body = await checkTyped(strapi, ctx.params.model, {
      documentId: typeof documentId === "string" ? documentId : undefined,
      values: isValues(values) ? values : {},
    });
  },
});

const plugin: Record<string, unknown> = {
  register({ strapi }: Strapi) {
    registerPublishingChecks(strapi);
  },

  config,
  services: { checks },
  controllers: { panel },
  routes: {
    admin: {
      type: "admin",
      routes: [{ method: "POST", path: "/entries/:model", handler: "panel.entry", config: entryGuard }],
    },
  },
};

export default plugin;
