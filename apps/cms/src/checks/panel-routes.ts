import { CHOOSE_LEVELS, type CheckedEntry } from "@repo/rules/checks";
import type { Core, UID } from "@strapi/strapi";
import type { BodyContext } from "../dashboards/controller";
import { addPanelRoutes, READ } from "../panel/routes";
import { isValues } from "../schema/values";
import { checkEntry, readEntry } from "./check-entry";
import { changeLevels, readLevels } from "./levels";
import { readSearchResult } from "./search-texts";
import { readSocialCard } from "./social-card";
import { withStoredPictures } from "./typed-values";

const mayChange = { name: "admin::hasPermissions", config: { actions: [CHOOSE_LEVELS.action] } };
const mayRead = { name: "plugin::content-manager.hasPermissions", config: { actions: [READ] } };

export function registerPanelRoutes(strapi: Core.Strapi): void {
  strapi.service("admin::permission").actionProvider.registerMany([
    {
      uid: CHOOSE_LEVELS.action.replace("api::", ""),
      section: "settings",
      category: "publishing checks",
      displayName: "Choose which checks must pass before publishing",
    },
  ]);
  addPanelRoutes<BodyContext>(strapi, "/publishing-checks", [
    { method: "GET", path: "/levels", handler: levels, policies: [mayChange] },
    { method: "PUT", path: "/levels", handler: change, policies: [mayChange] },
    { method: "POST", path: "/entries/:model", handler: check, policies: [mayRead] },
  ]);

  async function levels(ctx: BodyContext): Promise<void> {
    ctx.body = await readLevels(strapi);
  }

  async function change(ctx: BodyContext): Promise<void> {
    ctx.body = await changeLevels(strapi, ctx.request.body, ctx.state.user.email);
  }

  async function check(ctx: BodyContext): Promise<void> {
    ctx.body = await checkTyped(strapi, ctx.params.model, ctx.request.body);
  }
}

async function checkTyped(strapi: Core.Strapi, uid: UID.ContentType, body: unknown): Promise<CheckedEntry> {
  const { documentId, values } = (isValues(body) ? body : {}) as { documentId?: unknown; values?: unknown };
  const stored = await withStoredPictures(strapi, uid, isValues(values) ? values : {});
  const entry = await readEntry(strapi, uid, stored, typeof documentId === "string" ? documentId : undefined);
  return {
    findings: await checkEntry(strapi, entry, ["advice", "required"]),
    result: readSearchResult(entry),
    card: await readSocialCard(strapi, entry),
  };
}
