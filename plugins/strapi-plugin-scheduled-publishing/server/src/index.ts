import { repeat } from "@repo/plugin-kit/server/repeat";
import { typesWithDrafts } from "@repo/plugin-kit/server/types-with-drafts";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { addScheduleAttributes } from "./attributes";
import scheduleFailure from "./content-types/schedule-failure.json";
import { registerSchedule } from "./keep-schedule";
import { listSchedule } from "./list";
import { runSchedule } from "./run";
import { type Schedule, scheduleErrors } from "./schedule";
import { config, optionsOf, zoneOf } from "./schedule-options";

export type { Schedule } from "./schedule";
export type { Options } from "./schedule-options";
export type ScheduleService = ReturnType<typeof schedule>;

type Strapi = { strapi: Core.Strapi };

const READ = "plugin::content-manager.explorer.read";

const guarded = { policies: ["admin::isAuthenticatedAdmin"] };

const schedule = ({ strapi }: Strapi) => ({
  errorsOf: (change: Partial<Schedule>, stored: Schedule) => scheduleErrors(change, stored, zoneOf(strapi)),
});

const panel = ({ strapi }: Strapi) => ({
  settings(ctx: Context) {
    ctx.body = optionsOf(strapi);
  },

  async entries(ctx: Context) {
    const { userAbility } = ctx.state;
    const uids = typesWithDrafts(strapi).filter((uid) => userAbility.can(READ, uid));
    const { documentId } = ctx.query;
    ctx.body = await listSchedule(strapi, {
      uids,
      documentId: documentId === undefined ? undefined : String(documentId),
    });
  },
});

const plugin: Record<string, unknown> = {
  register({ strapi }: Strapi) {
    addScheduleAttributes(strapi);
    registerSchedule(strapi);
  },

  bootstrap({ strapi }: Strapi) {
    repeat(strapi, "scheduled-publishing", "*/5 * * * * *", () => runSchedule(strapi));
  },

  config,
  contentTypes: { "schedule-failure": { schema: scheduleFailure } },
  services: { schedule },
  controllers: { panel },
  routes: {
    admin: {
      type: "admin",
      routes: [
        { method: "GET", path: "/settings", handler: "panel.settings", config: guarded },
        { method: "GET", path: "/entries", handler: "panel.entries", config: guarded },
      ],
    },
  },
};

export default plugin;
