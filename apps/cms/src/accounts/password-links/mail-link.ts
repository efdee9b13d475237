import type { Core } from "@strapi/strapi";
import { recordAudit } from "../../access/audit";
import { queueForAddress } from "../../mail/for-address";
import { sendDueMails } from "../../mail/outbox";
import { auditSubject, type DashboardAccount } from "../dashboard-account";

export async function mailPasswordLink(strapi: Core.Strapi, account: DashboardAccount, actor: string): Promise<void> {
  await strapi.db.transaction(async ({ onCommit }) => {
    await recordAudit(strapi, actor, account.password ? "account.mail-link" : "account.invite", auditSubject(account));
    await queueForAddress(strapi, "password-link", account.email, account.documentId);
    onCommit(() => void sendDueMails(strapi));
  });
}
