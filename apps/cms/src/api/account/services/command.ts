import {
  type AccountReset,
  type AccountRow,
  type NewAccount,
  newAccountSchema,
  PLACES,
  type Place,
  resetSchema,
} from "@repo/contract/http/account";
import { RuleError } from "@repo/contract/http/errors";
import { readBody } from "@repo/contract/http/read-body";
import type { Role } from "@repo/contract/http/roles";
import type { Core } from "@strapi/strapi";
import { COMMAND } from "../../../access/audit";
import { ACCOUNTS, findDashboardAccount } from "../../../accounts/dashboard-account";
import { PASSKEYS } from "../../../accounts/passkeys/stored-passkeys";
import { mailPasswordLink } from "../../../accounts/password-links/mail-link";
import { createPanelAccounts } from "../../../accounts/password-links/panel-accounts";

const DASHBOARD_PLACES = (Object.keys(PLACES) as Place[]).filter((place) => PLACES[place]);

type Row = { id: number; email: string; password: string | null; blocked: boolean; role: { type: Role } | null };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const panel = createPanelAccounts(strapi);

  async function listOfDashboards(): Promise<AccountRow[]> {
    const rows: Row[] = await strapi.db.query(ACCOUNTS).findMany({ populate: ["role"], orderBy: { email: "asc" } });
    const listed = rows.map(async ({ id, email, password, blocked, role }): Promise<AccountRow[]> => {
      const place = DASHBOARD_PLACES.find((each) => PLACES[each] === role?.type);
      if (!place) return [];
      const state = blocked ? "blocked" : password ? "active" : "invited";
      const passkeys = await strapi.db.query(PASSKEYS).count({ where: { account: id } });
      return [{ email, place, state, roles: [], passkeys }];
    });
    return (await Promise.all(listed)).flat();
  }

  /** Its owner gets the same mail as one whom an administrator has added in the panel. */
  async function createForDashboard(email: string, type: Role): Promise<NewAccount> {
    if ((await strapi.db.query(ACCOUNTS).count({ where: { email } })) > 0) {
      throw new RuleError("CONFLICT", `${email} has an account of a dashboard already.`);
    }
    const role = await strapi.db.query("plugin::users-permissions.role").findOne({ where: { type } });
    await strapi.db.transaction(async () => {
      const data = { username: email, email, provider: "local", confirmed: true, blocked: false, role: role.id };
      const { documentId } = await strapi.documents(ACCOUNTS).create({ data });
      const account = await findDashboardAccount(strapi, { documentId });
      if (account) await mailPasswordLink(strapi, account, COMMAND);
    });
    return {};
  }

  return {
    list: async (): Promise<AccountRow[]> => [...(await panel.list()), ...(await listOfDashboards())],

    /** @throws {RuleError} VALIDATION_FAILED, CONFLICT for an address that has such an account. */
    async create(body: unknown): Promise<NewAccount> {
      const { email, place } = readBody(newAccountSchema, body);
      const role = PLACES[place];
      return role ? createForDashboard(email.toLowerCase(), role) : panel.create(email.toLowerCase());
    },

    /** @throws {RuleError} VALIDATION_FAILED, NOT_FOUND for an address without such an account. */
    async reset(body: unknown): Promise<AccountReset> {
      const { email, place } = readBody(resetSchema, body);
      const address = email.toLowerCase();
      return place ? panel.reset(address) : strapi.service("api::account.account").reset({ email: address }, COMMAND);
    },
  };
};
