import { type AccountReset, type AccountRow, type NewAccount, PLACES, type Place } from "@repo/contract/http/account";
import { RuleError } from "@repo/contract/http/errors";
import type { Role } from "@repo/contract/http/roles";
import type { ReadBodyOf } from "@repo/contract/operations/request";
import type { Core } from "@strapi/strapi";
import { COMMAND } from "../access/audit";
import { ACCOUNTS, findDashboardAccount } from "./dashboard-account";
import { PASSKEYS } from "./passkeys/stored-passkeys";
import { mailPasswordLink } from "./password-links/mail-link";
import { createPanelAccount, listPanelAccounts, resetPanelAccount } from "./password-links/panel-accounts";
import { resetAccount } from "./reset-account";

const DASHBOARD_PLACES = (Object.keys(PLACES) as Place[]).filter((place) => PLACES[place]);

type Row = { id: number; email: string; password: string | null; blocked: boolean; role: { type: Role } | null };

export const listAccounts = async (strapi: Core.Strapi): Promise<AccountRow[]> => [
  ...(await listPanelAccounts(strapi)),
  ...(await listOfDashboards(strapi)),
];

/** @throws {RuleError} CONFLICT for an address that has such an account. */
export async function createAccount(
  strapi: Core.Strapi,
  { email, place }: ReadBodyOf<"POST /api/accounts">,
): Promise<NewAccount> {
  const role = PLACES[place];
  const address = email.toLowerCase();
  return role ? createForDashboard(strapi, address, role) : createPanelAccount(strapi, address);
}

/** @throws {RuleError} NOT_FOUND for an address without such an account. */
export async function resetByCommand(
  strapi: Core.Strapi,
  { email, place }: ReadBodyOf<"POST /api/accounts/reset">,
): Promise<AccountReset> {
  const address = email.toLowerCase();
  return place ? resetPanelAccount(strapi, address) : resetAccount(strapi, { email: address }, COMMAND);
}

async function listOfDashboards(strapi: Core.Strapi): Promise<AccountRow[]> {
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
async function createForDashboard(strapi: Core.Strapi, email: string, type: Role): Promise<NewAccount> {
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
