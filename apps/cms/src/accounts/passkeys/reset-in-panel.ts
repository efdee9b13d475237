import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { addPanelRoutes, UPDATE } from "../../access/panel-routes";
import { ACCOUNTS } from "../dashboard-account";
import { resetAccount } from "../reset-account";

export function registerAccountReset(strapi: Core.Strapi): void {
  addPanelRoutes(strapi, "/dashboard-accounts", [
    {
      method: "POST",
      path: "/:id/reset",
      async handler(ctx: Context) {
        const { user, userAbility } = ctx.state;
        if (!userAbility.can(UPDATE, ACCOUNTS)) throw new errors.ForbiddenError();
        ctx.body = await resetAccount(strapi, { documentId: ctx.params.id }, user.email);
      },
    },
  ]);
}
