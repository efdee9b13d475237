import { RuleError } from "@repo/contract/http/errors";
import { LINK_TOKEN } from "@repo/contract/http/mailed-link";
import { newPasswordSchema } from "@repo/contract/http/new-password";
import { readBody } from "@repo/contract/http/read-body";
import type { Core } from "@strapi/strapi";
import { recordAudit } from "../../access/audit";
import { digestOf } from "../../access/link-token";
import { createClientLimit, limitRequests } from "../../access/rate-limit";
import { enqueueMail } from "../../mail/enqueue";
import { queueForAddress } from "../../mail/for-address";
import { sendDueMails } from "../../mail/outbox";
import { cmsSettings } from "../../settings";
import { ACCOUNTS, auditSubject, type DashboardAccount, findDashboardAccount } from "../dashboard-account";
import { isCommonPassword } from "../passwords/common-password";
import { TOO_COMMON } from "../passwords/refuse-common-passwords";
import { passwordSet } from "./mails";

const TRIES_PER_MINUTE = 60;

const limitTries = createClientLimit(TRIES_PER_MINUTE);

/** The mail goes to an account of either dashboard. @throws {RuleError} RATE_LIMITED. */
export async function askForPasswordLink(strapi: Core.Strapi, email: string, client: string): Promise<void> {
  await limitRequests(strapi, "password-links", cmsSettings().contactPerMinute, client);
  await queueForAddress(strapi, "password-link", email);
}

/** Compares digests, so that timing says nothing. @throws {RuleError} NOT_FOUND, also if used or over; RATE_LIMITED */
export async function accountOfLink(strapi: Core.Strapi, token: unknown, client: string): Promise<DashboardAccount> {
  await limitTries(client);
  if (typeof token !== "string" || !LINK_TOKEN.test(token)) throw new RuleError("NOT_FOUND");
  const where = { passwordLinkDigest: digestOf(token), passwordLinkEndsAt: { $gt: new Date() } };
  const account = await findDashboardAccount(strapi, where);
  if (!account) throw new RuleError("NOT_FOUND");
  return account;
}

/** All sessions of the account end with its old password. @throws {RuleError} NOT_FOUND, VALIDATION_FAILED. */
export async function setPassword(strapi: Core.Strapi, account: DashboardAccount, typed: object): Promise<void> {
  const { password } = readBody(newPasswordSchema, typed);
  if (isCommonPassword(password)) throw new RuleError("VALIDATION_FAILED", undefined, { password: TOO_COMMON });
  const told = passwordSet(account);
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    const link = { id: account.id, password_link_digest: account.passwordLinkDigest };
    // The second of two at once waits here, and finds the link used.
    if (!(await trx("up_users").where(link).update({ password_link_digest: null }))) throw new RuleError("NOT_FOUND");
    await recordAudit(strapi, account.email, "account.set-password", auditSubject(account));
    await strapi.documents(ACCOUNTS).update({ documentId: account.documentId, data: { password } });
    await enqueueMail(strapi, account.documentId, told);
    onCommit(() => void sendDueMails(strapi));
  });
}
