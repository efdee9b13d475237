import type { AccountReset } from "@repo/contract/http/account";
import { RuleError } from "@repo/contract/http/errors";
import type { Core } from "@strapi/strapi";
import type { Account } from "../access/account";
import { recordAudit } from "../access/audit";
import { tellAccount } from "./account-notice";
import { removeCalendarFeed } from "./calendar-feeds";
import { removeAllPasskeys } from "./passkeys/stored-passkeys";
import { endSessionsOf } from "./sessions/open-sessions";

/** Without passkeys, the password alone signs in. @throws {RuleError} NOT_FOUND */
export async function resetAccount(
  strapi: Core.Strapi,
  where: { email: string } | { documentId: string },
  actor: string,
): Promise<AccountReset> {
  const account: Account | null = await strapi.db.query("plugin::users-permissions.user").findOne({ where });
  if (!account) throw new RuleError("NOT_FOUND", "No account of a dashboard has this address.");
  return strapi.db.transaction(async () => {
    await recordAudit(strapi, actor, "account.reset", `account ${account.id} ${account.email}`);
    await removeCalendarFeed(strapi, account);
    const text = `All passkeys of ${account.email} were removed, and its sessions and its calendar address have ended. Sign in with your password, and add a passkey again.`;
    await tellAccount(strapi, account, "The passkeys of your account were removed", text);
    const passkeys = await removeAllPasskeys(strapi, account);
    return { passkeys, sessions: await endSessionsOf(strapi, account) };
  });
}
