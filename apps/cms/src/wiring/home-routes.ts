import { uidOf } from "@repo/contract/page/content-types";
import { typesWithDrafts } from "@repo/plugin-kit/server/types-with-drafts";
import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { addPanelRoutes, READ } from "../access/panel-routes";
import { policyGap } from "../forms/kept-days";
import { listSitePages } from "../pages/site-pages";
import { listWaitingDrafts } from "../panel/waiting-drafts";

const APPLICATIONS = "api::job-application.job-application";
const ANSWERS = "api::form-answer.form-answer";
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

  async function pages(ctx: Context): Promise<void> {
    const { userAbility } = ctx.state;
    ctx.body = await listSitePages(strapi, (uid) => userAbility.can(READ, uid));
  }

  const counts = (uid: UID.ContentType, unread?: object) => async (ctx: Context) => {
    if (!ctx.state.userAbility.can(READ, uid)) throw new errors.ForbiddenError();
    const rows = strapi.db.query(uid);
    const [week, all, fresh] = await Promise.all([
      rows.count({ where: { createdAt: { $gte: new Date(Date.now() - WEEK_MS) } } }),
      rows.count(),
      unread && rows.count({ where: unread }),
    ]);
    ctx.body = { unread: fresh, week, all };
  };

  addPanelRoutes(strapi, "/panel-home", [
    { method: "GET", path: "/pages", handler: pages },
    { method: "GET", path: "/waiting", handler: waiting },
    { method: "GET", path: "/applications", handler: counts(APPLICATIONS, { status: "new" }) },
    { method: "GET", path: "/answers", handler: counts(ANSWERS) },
  ]);
}
