import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { addPanelRoutes, UPDATE } from "../access/panel-routes";
import { ACCOUNTS, findDashboardAccount } from "./dashboard-account";
import { mailPasswordLink } from "./password-links/mail-link";
import { resetAccount } from "./reset-account";

type Body = { username?: unknown; email?: unknown; password?: unknown };

/** Stands for a password that an administrator hasn't given: the plugin's validation requires one. */
export const NOT_GIVEN = randomUUID();

export function completeAccount(body: Body): void {
  body.username ||= body.email;
  body.password ||= NOT_GIVEN;
}

export function registerAccountsInPanel(strapi: Core.Strapi): void {
  const allow = ({ state }: Context) => {
    if (!state.userAbility.can(UPDATE, ACCOUNTS)) throw new errors.ForbiddenError();
  };

  async function reset(ctx: Context): Promise<void> {
    allow(ctx);
    ctx.body = await resetAccount(strapi, { documentId: ctx.params.id }, ctx.state.user.email);
  }

  async function mailLink(ctx: Context): Promise<void> {
    allow(ctx);
    const account = await findDashboardAccount(strapi, { documentId: ctx.params.id });
    if (!account) throw new errors.NotFoundError("No account that may sign in to a dashboard has this address.");
    await mailPasswordLink(strapi, account, ctx.state.user.email);
    ctx.body = { email: account.email };
  }

  addPanelRoutes(strapi, "/dashboard-accounts", [
    { method: "POST", path: "/:id/reset", handler: reset },
    { method: "POST", path: "/:id/password-link", handler: mailLink },
  ]);
}
