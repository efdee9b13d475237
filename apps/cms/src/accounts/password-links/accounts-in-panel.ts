import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { addPanelRoutes, UPDATE } from "../../access/panel-routes";
import { ACCOUNTS, findDashboardAccount } from "../dashboard-account";
import { mailPasswordLink } from "./mail-link";

type Body = { username?: unknown; email?: unknown; password?: unknown };

/** Stands for a password that an administrator hasn't given: the plugin's validation requires one. */
export const NOT_GIVEN = randomUUID();

export function completeAccount(body: Body): void {
  body.username ||= body.email;
  body.password ||= NOT_GIVEN;
}

export function registerAccountsInPanel(strapi: Core.Strapi): void {
  async function mailLink({ state, params, response }: Context): Promise<void> {
    if (!state.userAbility.can(UPDATE, ACCOUNTS)) throw new errors.ForbiddenError();
    const account = await findDashboardAccount(strapi, { documentId: params.id });
    if (!account) throw new errors.NotFoundError("No account that may sign in to a dashboard has this address.");
    await mailPasswordLink(strapi, account, state.user.email);
    response.body = { email: account.email };
  }

  addPanelRoutes(strapi, "/dashboard-accounts", [{ method: "POST", path: "/:id/password-link", handler: mailLink }]);
}
