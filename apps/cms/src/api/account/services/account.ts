import {
  type AccountDetail,
  type AccountReset,
  type Ceremony,
  confirmationSchema,
  endedSessionsSchema,
  newPasskeySchema,
  passkeyNameSchema,
  passwordChangeSchema,
} from "@repo/contract/http/account";
import { RuleError } from "@repo/contract/http/errors";
import { readBody } from "@repo/contract/http/read-body";
import type { Core } from "@strapi/strapi";
import { recordAudit } from "../../../access/audit";
import { tellAccount } from "../../../accounts/account-notice";
import { type Account, passwordDigest } from "../../../accounts/dashboard-account";
import { createPasskeys } from "../../../accounts/passkeys/passkeys";
import { createStoredPasskeys } from "../../../accounts/passkeys/stored-passkeys";
import { isCommonPassword } from "../../../accounts/passwords/common-password";
import { matchesPassword } from "../../../accounts/passwords/matches-password";
import { TOO_COMMON } from "../../../accounts/passwords/refuse-common-passwords";
import { createSessions } from "../../../accounts/sessions/open-sessions";
import { createSignInLimits } from "../../../accounts/sessions/sign-in-limits";
import type { Session } from "../../../accounts/sessions/user-of-session";
import { createCalendarFeeds } from "../../../applications/interviews/calendar-feeds";
import { firmName } from "../../../mail/firm-name";

const ACCOUNTS = "plugin::users-permissions.user";

/** Who asks, by which session, from which address. */
export type Asker = { account: Account; session: Session; address: string };

/** What an account may do with its own passkeys, sessions and password. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const limits = createSignInLimits(strapi);
  const passkeys = createPasskeys(strapi);
  const stored = createStoredPasskeys(strapi);
  const sessions = createSessions(strapi);
  const feeds = createCalendarFeeds(strapi);

  async function show({ account, session }: Asker): Promise<AccountDetail> {
    return { ...(await stored.list(account)), sessions: await sessions.list(account, session) };
  }

  /** Counts like a sign-in. @throws {RuleError} VALIDATION_FAILED, RATE_LIMITED */
  async function confirm({ account, address }: Asker, password: string): Promise<void> {
    const succeed = await limits.take(address, account.email);
    if (!(await matchesPassword(strapi, password, account.password ?? ""))) {
      throw new RuleError("VALIDATION_FAILED", undefined, { password: "This is not your current password." });
    }
    await succeed();
  }

  return {
    show,

    async passkeyOptions(asker: Asker, body: unknown): Promise<Ceremony> {
      await confirm(asker, readBody(confirmationSchema, body).password);
      return passkeys.askForNew(asker.account, await firmName(strapi));
    },

    /** Also proves the passkey of this session, which may then go on where passkeys are required. */
    async addPasskey(asker: Asker, body: unknown): Promise<AccountDetail> {
      const answer = readBody(newPasskeySchema, body);
      const { account, session } = asker;
      const checked = await passkeys.check(account, answer);
      await strapi.db.transaction(async () => {
        await stored.add(account, answer.name, checked);
        await sessions.note(session, { withPasskey: true });
        const text = `“${answer.name}” can now be used to sign in to ${account.email}.`;
        await tellAccount(strapi, account, "A passkey was added to your account", text);
      });
      return show(asker);
    },

    async renamePasskey(asker: Asker, id: string, body: unknown): Promise<AccountDetail> {
      const { name } = readBody(passkeyNameSchema, body);
      await strapi.db.transaction(() => stored.rename(asker.account, id, name));
      return show(asker);
    },

    async removePasskey(asker: Asker, id: string, body: unknown): Promise<AccountDetail> {
      await confirm(asker, readBody(confirmationSchema, body).password);
      const { account } = asker;
      await strapi.db.transaction(async () => {
        const name = await stored.remove(account, id);
        const text = `“${name}” can no longer be used to sign in to ${account.email}.`;
        await tellAccount(strapi, account, "A passkey was removed from your account", text);
      });
      return show(asker);
    },

    /** Ends the account's other sessions. */
    async changePassword(asker: Asker, body: unknown): Promise<AccountDetail> {
      const { password, newPassword } = readBody(passwordChangeSchema, body);
      await confirm(asker, password);
      if (isCommonPassword(newPassword)) {
        throw new RuleError("VALIDATION_FAILED", undefined, { newPassword: TOO_COMMON });
      }
      const { account, session } = asker;
      const where = { documentId: account.documentId };
      await strapi.db.transaction(async () => {
        await strapi.documents(ACCOUNTS).update({ ...where, data: { password: newPassword } });
        Object.assign(account, await strapi.db.query(ACCOUNTS).findOne({ where, select: ["password"] }));
        await sessions.endOthers(account, session);
        await sessions.note(session, { passwordDigest: passwordDigest(account) });
        const text = `The password of ${account.email} was changed, and all its other sessions have ended.`;
        await tellAccount(strapi, account, "Your password was changed", text);
      });
      return show(asker);
    },

    async endSessions(asker: Asker, body: unknown): Promise<AccountDetail> {
      const { ids } = readBody(endedSessionsSchema, body);
      await recordAudit(strapi, asker.account.email, "session.end", `account ${asker.account.id}`);
      await sessions.end(asker.account, ids);
      return show(asker);
    },

    /**
     * Removes all passkeys of an account and ends its sessions and calendar address, so that its password signs it in.
     * @throws {RuleError} NOT_FOUND for an unknown account.
     */
    async reset(which: { email: string } | { documentId: string }, actor: string): Promise<AccountReset> {
      const account: Account | null = await strapi.db.query(ACCOUNTS).findOne({ where: which });
      if (!account) throw new RuleError("NOT_FOUND", "No account of a dashboard has this address.");
      return strapi.db.transaction(async () => {
        await recordAudit(strapi, actor, "account.reset", `account ${account.id} ${account.email}`);
        await feeds.removeOf(account);
        const text = `All passkeys of ${account.email} were removed, and its sessions and its calendar address have ended. Sign in with your password, and add a passkey again.`;
        await tellAccount(strapi, account, "The passkeys of your account were removed", text);
        return { passkeys: await stored.removeAll(account), sessions: await sessions.endAll(account) };
      });
    },
  };
};
