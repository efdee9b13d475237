import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { addPanelRoutes } from "../../access/panel-routes";

const ACCOUNTS = "plugin::users-permissions.user";

/** Lets those reset an account in the panel who may change accounts, and deletes the passkeys of a deleted account. */
export function registerAccountReset(strapi: Core.Strapi): void {
  addPanelRoutes(strapi, "/dashboard-accounts", [
    {
      method: "POST",
      path: "/:id/reset",
      async handler(ctx: Context) {
        const { user, userAbility } = ctx.state;
        if (!userAbility.can("plugin::content-manager.explorer.update", ACCOUNTS)) throw new errors.ForbiddenError();
        ctx.body = await strapi.service("api::account.account").reset({ documentId: ctx.params.id }, user.email);
      },
    },
  ]);

  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (uid !== ACCOUNTS || action !== "delete") return next();
    const { documentId } = params as { documentId: string };
    return strapi.db.transaction(async () => {
      const passkeys = strapi.db.query("api::passkey.passkey");
      const own: { id: number }[] = await passkeys.findMany({ where: { account: { documentId } } });
      await passkeys.deleteMany({ where: { id: { $in: own.map(({ id }) => id) } } });
      return next();
    });
  });
}
