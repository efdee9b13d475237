import { createHash } from "node:crypto";
import { DASHBOARDS, type Role } from "@repo/contract/http/roles";
import type { Core } from "@strapi/strapi";
import type { Account } from "../access/account";

export const ACCOUNTS = "plugin::users-permissions.user";

export const passwordDigest = (account: Account) =>
  createHash("sha256")
    .update(account.password ?? "")
    .digest("base64url");

export type DashboardAccount = {
  id: number;
  documentId: string;
  email: string;
  password: string | null;
  role: { type: Role };
  passwordLinkDigest: string | null;
};

export async function findDashboardAccount(strapi: Core.Strapi, where: object): Promise<DashboardAccount | null> {
  const account = await strapi.db.query(ACCOUNTS).findOne({ where, populate: ["role"] });
  return account && !account.blocked && Object.hasOwn(DASHBOARDS, account.role?.type) ? account : null;
}

export const auditSubject = ({ id, email }: { id: number; email: string }) => `account ${id} ${email}`.slice(0, 255);
