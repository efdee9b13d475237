import { uidOf } from "@repo/contract/page/content-types";
import { typesWithDrafts } from "@repo/plugin-kit/server/types-with-drafts";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { addPanelRoutes, READ } from "../../access/panel-routes";
import { policyGap } from "../publishing-checks/kept-days";
import { listWaitingDrafts } from "./waiting-drafts";

const APPLICATIONS = "api::job-application.job-application";
const POLICY = uidOf("privacy-page");
const SHOWN = 8;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

function policyEntry(strapi: Core.Strapi, note: string) {
  const { displayName } = strapi.contentType(POLICY).info;
  return { uid: POLICY, kind: "singleType", type: displayName, documentId: "", title: displayName, note };
}

export function registerHomeRoutes(strapi: Core.Strapi): void {
  async function waiting(ctx: Context): Promise<void> {
    const { userAbility } = ctx.state;
    const uids = typesWithDrafts(strapi).filter((uid) => userAbility.can(READ, uid));
    const note = uids.includes(POLICY) && (await policyGap(strapi));
    ctx.body = {
      ...(await listWaitingDrafts(strapi, uids, SHOWN)),
      policy: note ? policyEntry(strapi, note) : undefined,
    };
  }

  async function applications(ctx: Context): Promise<void> {
    if (!ctx.state.userAbility.can(READ, APPLICATIONS)) throw new errors.ForbiddenError();
    const rows = strapi.db.query(APPLICATIONS);
    const [unread, week, all] = await Promise.all([
      rows.count({ where: { status: "new" } }),
      rows.count({ where: { createdAt: { $gte: new Date(Date.now() - WEEK_MS) } } }),
      rows.count(),
    ]);
    ctx.body = { unread, week, all };
  }

  addPanelRoutes(strapi, "/panel-home", [
    { method: "GET", path: "/waiting", handler: waiting },
    { method: "GET", path: "/applications", handler: applications },
  ]);
}
