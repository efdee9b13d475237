import { isValues } from "@repo/plugin-kit/server/values";
import type { Core, UID } from "@strapi/strapi";
import type { Context } from "koa";
import { checkTyped, requireChecks } from "./check-entry";
import { registerPublishingChecks } from "./check-published";
import { changeLevels, readSettings } from "./levels";
import { Refusal } from "./refusal";
import { config } from "./rule-options";
import type { Finding } from "./types";

export type { Options } from "./rule-options";
export type * from "./types";
export type ChecksService = ReturnType<typeof checks>;

type Strapi = { strapi: Core.Strapi };
type BodyContext = Context & { request: { body?: unknown } };

const UPDATE_LEVELS = "plugin::publishing-checks.levels.update";

const guarded = (policy: string, action: string) => ({
  policies: ["admin::isAuthenticatedAdmin", { name: policy, config: { actions: [action] } }],
});
const settingsGuard = guarded("admin::hasPermissions", UPDATE_LEVELS);
const entryGuard = guarded("plugin::content-manager.hasPermissions", "plugin::content-manager.explorer.read");

const checks = ({ strapi }: Strapi) => ({
  /** Call it within a transaction that bypasses the Document Service. @throws an error that `findingsOf` reads */
  require: (uid: UID.ContentType, documentId: string) => requireChecks(strapi, uid, documentId),

  /** The findings that kept an entry from being published; undefined for any other error. */
  findingsOf: (error: unknown): Finding[] | undefined => (error instanceof Refusal ? error.findings : undefined),
});

const panel = ({ strapi }: Strapi) => ({
  async levels(ctx: Context) {
    ctx.body = await readSettings(strapi);
  },

  async updateLevels(ctx: BodyContext) {
    ctx.body = await changeLevels(strapi, ctx.request.body, ctx.state.user.email);
  },

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

  async bootstrap({ strapi }: Strapi) {
    await strapi.service("admin::permission").actionProvider.registerMany([
      {
        section: "settings",
        category: "publishing checks",
        displayName: "Choose which checks must pass before publishing",
        uid: "levels.update",
        pluginName: "publishing-checks",
      },
    ]);
  },

  config,
  services: { checks },
  controllers: { panel },
  routes: {
    admin: {
      type: "admin",
      routes: [
        { method: "GET", path: "/levels", handler: "panel.levels", config: settingsGuard },
        { method: "PUT", path: "/levels", handler: "panel.updateLevels", config: settingsGuard },
        { method: "POST", path: "/entries/:model", handler: "panel.entry", config: entryGuard },
      ],
    },
  },
};

export default plugin;
