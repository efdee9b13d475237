import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { addPanelRoutes, UPDATE } from "../../access/panel-routes";
import { ACCOUNTS } from "../dashboard-account";

export function registerAccountReset(strapi: Core.Strapi): void {
  addPanelRoutes(strapi, "/dashboard-accounts", [
    {
      method: "POST",
      path: "/:id/reset",
      async handler(ctx: Context) {
        const { user, userAbility } = ctx.state;
        if (!userAbility.can(UPDATE, ACCOUNTS)) throw new errors.ForbiddenError();
        ctx.body = await strapi.service("api::account.account").reset({ documentId: ctx.params.id }, user.email);
      },
    },
  ]);
}
