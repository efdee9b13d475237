import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { addPanelRoutes, UPDATE } from "../../access/panel-routes";
import { fieldError } from "../../database/field-error";
import { ACCOUNTS, findDashboardAccount } from "./dashboard-account";
import { mailPasswordLink } from "./mail-link";

type Body = { username?: unknown; email?: unknown; password?: unknown };
type Written = { data?: { password?: unknown }; documentId?: string };
type Row = { id: number; email: string; password: string | null; blocked: boolean; role: { id: number } | null };

/** Stands for a password that an administrator hasn't given: the plugin's validation requires one. */
const NOT_GIVEN = randomUUID();

const NEEDED = "Without a password, an account needs one of the two dashboards, for which it gets an invitation.";

/** Fills in what the form of an account may leave out, before the plugin's own validation. */
export function completeAccount(body: Body): void {
  body.username ||= body.email;
  body.password ||= NOT_GIVEN;
}

/** Invites the owner of an account that is created without a password, and ends links when an account changes. */
export function registerAccountsInPanel(strapi: Core.Strapi): void {
  const read = (documentId = ""): Promise<Row | null> =>
    strapi.db.query(ACCOUNTS).findOne({ where: { documentId }, populate: ["role"] });

  strapi.documents.use(async ({ uid, action, params }, next) => {
    const { data, documentId } = params as Written;
    // A link must not lead to a copy of its account.
    if (uid === ACCOUNTS && action === "clone") Object.assign(params, { data: { ...data, passwordLinkDigest: null } });
    if (uid !== ACCOUNTS || (action !== "create" && action !== "update")) return next();
    const isInvited = data?.password === NOT_GIVEN;
    if (isInvited) delete data.password;
    return strapi.db.transaction(async () => {
      const before = await read(documentId);
      const written = await next();
      if (isInvited) await invite((written as { documentId: string }).documentId);
      if (before && hasChanged(before, await read(documentId))) {
        await strapi.db.query(ACCOUNTS).update({ where: { id: before.id }, data: { passwordLinkDigest: null } });
      }
      return written;
    });
  });

  async function invite(documentId: string): Promise<void> {
    const account = await findDashboardAccount(strapi, { documentId });
    if (!account) throw fieldError(NEEDED, "role");
    await mailPasswordLink(strapi, account, strapi.requestContext.get()?.state.user?.email);
  }

  async function mailLink({ state, params, response }: Context): Promise<void> {
    if (!state.userAbility.can(UPDATE, ACCOUNTS)) throw new errors.ForbiddenError();
    const account = await findDashboardAccount(strapi, { documentId: params.id });
    if (!account) throw new errors.NotFoundError("No account that may sign in to a dashboard has this address.");
    await mailPasswordLink(strapi, account, state.user.email);
    response.body = { email: account.email };
  }

  addPanelRoutes(strapi, "/dashboard-accounts", [{ method: "POST", path: "/:id/password-link", handler: mailLink }]);
}

function hasChanged(before: Row, after: Row | null): boolean {
  const significant = (row: Row | null) => [row?.email, row?.password, row?.blocked, row?.role?.id];
  return JSON.stringify(significant(before)) !== JSON.stringify(significant(after));
}
