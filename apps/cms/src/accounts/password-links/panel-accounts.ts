import type { AccountReset, AccountRow, NewAccount } from "@repo/contract/http/account";
import { RuleError } from "@repo/contract/http/errors";
import type { Core } from "@strapi/strapi";
import { COMMAND, recordAudit } from "../../access/audit";
import { createLinkToken } from "../../access/link-token";
import { tellAccount } from "../account-notice";
import { keepPanelLink } from "./panel-links";

type Row = {
  id: number;
  documentId: string;
  email: string;
  isActive: boolean;
  registrationToken: string | null;
  roles: { name: string }[];
};

const inPanel = (strapi: Core.Strapi, path: string) => `${strapi.config.get("admin.absoluteUrl")}/auth/${path}`;

/** The way back in for administrators who have lost password or address: whoever runs commands has all data anyway. */
export async function listPanelAccounts(strapi: Core.Strapi): Promise<AccountRow[]> {
  const rows: Row[] = await strapi.db.query("admin::user").findMany({ populate: ["roles"], orderBy: { email: "asc" } });
  return rows.map(({ email, isActive, registrationToken, roles }) => ({
    email,
    place: "panel",
    state: isActive ? "active" : registrationToken ? "invited" : "blocked",
    roles: roles.map(({ name }) => name),
    passkeys: 0,
  }));
}

/** Makes an administrator. @throws {RuleError} CONFLICT */
export async function createPanelAccount(strapi: Core.Strapi, email: string): Promise<NewAccount> {
  if ((await strapi.db.query("admin::user").count({ where: { email } })) > 0) {
    throw new RuleError("CONFLICT", `${email} has an account of the panel already.`);
  }
  const superAdmin = await strapi.service("admin::role").getSuperAdmin();
  const [firstname] = email.split("@");
  const { registrationToken } = await strapi
    .service("admin::user")
    .create({ email, firstname, isActive: false, roles: [superAdmin.id] });
  return { link: inPanel(strapi, `register?registrationToken=${registrationToken}`) };
}

/** Ends the account's sessions. @throws {RuleError} NOT_FOUND, CONFLICT for an account that may not sign in. */
export async function resetPanelAccount(strapi: Core.Strapi, email: string): Promise<AccountReset> {
  const account: Row | null = await strapi.db.query("admin::user").findOne({ where: { email } });
  if (!account) throw new RuleError("NOT_FOUND", `No account of the panel has the address ${email}.`);
  if (!account.isActive) {
    throw new RuleError("CONFLICT", `The account ${email} is not active. Make an administrator with another address.`);
  }
  const { token } = createLinkToken();
  return strapi.db.transaction(async () => {
    await recordAudit(strapi, COMMAND, "panel-account.reset", `panel-account ${account.id} ${email}`);
    await keepPanelLink(strapi, account, token);
    const where = { userId: String(account.id), origin: "admin" };
    const { count } = await strapi.db.query("admin::session").deleteMany({ where });
    const text = `A command on the server has made a link for a new password of ${email} in the panel, and its sessions have ended.`;
    await tellAccount(strapi, account, "Your account for the panel was reset", text);
    return { passkeys: 0, sessions: count, link: inPanel(strapi, `reset-password?code=${token}`) };
  });
}
