import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { addPanelRoutes, READ } from "../panel/routes";
import { schedulableTypes } from "./attributes";
import { listSchedule } from "./list";

export function registerScheduleRoute(strapi: Core.Strapi): void {
  const handler = async (ctx: Context) => {
    const { userAbility } = ctx.state;
    const uids = schedulableTypes(strapi).filter((uid) => userAbility.can(READ, uid));
    const { documentId } = ctx.query;
    ctx.body = await listSchedule(strapi, {
      uids,
      documentId: documentId === undefined ? undefined : String(documentId),
    });
  };
  addPanelRoutes(strapi, "/content-manager", [{ method: "GET", path: "/schedule", handler }]);
}
