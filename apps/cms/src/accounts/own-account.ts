import { company } from "@repo/brand";
import type { AccountDetail, Ceremony } from "@repo/contract/http/account";
import { RuleError } from "@repo/contract/http/errors";
import type { ReadBodyOf } from "@repo/contract/operations/request";
import type { Core } from "@strapi/strapi";
import type { Account } from "../access/account";
import { recordAudit } from "../access/audit";
import { tellAccount } from "./account-notice";
import { passwordDigest } from "./dashboard-account";
import { askForNewPasskey, checkNewPasskey } from "./passkeys/passkeys";
import { listPasskeys, removeStored, renameStored, storePasskey } from "./passkeys/stored-passkeys";
import { isCommonPassword } from "./passwords/common-password";
import { matchesPassword } from "./passwords/matches-password";
import { TOO_COMMON } from "./passwords/refuse-common-passwords";
import { endSessionsOf, listSessions, noteSignIn } from "./sessions/open-sessions";
import { countSignIn } from "./sessions/sign-in-limits";
import type { Session } from "./sessions/user-of-session";

const ACCOUNTS = "plugin::users-permissions.user";

export type Asker = { account: Account; session: Session; address: string };

type Body<Name extends "passkeys" | "password"> = ReadBodyOf<`POST /api/dashboard/account/${Name}`>;

export async function showAccount(strapi: Core.Strapi, { account, session }: Asker): Promise<AccountDetail> {
  const passkeys = await listPasskeys(strapi, account);
  return { ...passkeys, sessions: await listSessions(strapi, account, session) };
}

export async function passkeyOptions(strapi: Core.Strapi, asker: Asker, password: string): Promise<Ceremony> {
  await confirm(strapi, asker, password);
  return askForNewPasskey(strapi, asker.account, company().name);
}

/** Also proves the passkey of this session, which may then go on where passkeys are required. */
export async function addPasskey(strapi: Core.Strapi, asker: Asker, answer: Body<"passkeys">): Promise<AccountDetail> {
  const { account, session } = asker;
  const checked = await checkNewPasskey(strapi, account, answer);
  await strapi.db.transaction(async () => {
    await storePasskey(strapi, account, answer.name, checked);
    await noteSignIn(strapi, session, { withPasskey: true });
    const text = `“${answer.name}” can now be used to sign in to ${account.email}.`;
    await tellAccount(strapi, account, "A passkey was added to your account", text);
  });
  return showAccount(strapi, asker);
}

export async function renamePasskey(
  strapi: Core.Strapi,
  asker: Asker,
  id: string,
  name: string,
): Promise<AccountDetail> {
  await strapi.db.transaction(() => renameStored(strapi, asker.account, id, name));
  return showAccount(strapi, asker);
}

export async function removePasskey(
  strapi: Core.Strapi,
  asker: Asker,
  id: string,
  password: string,
): Promise<AccountDetail> {
  await confirm(strapi, asker, password);
  const { account } = asker;
  await strapi.db.transaction(async () => {
    const name = await removeStored(strapi, account, id);
    const text = `“${name}” can no longer be used to sign in to ${account.email}.`;
    await tellAccount(strapi, account, "A passkey was removed from your account", text);
  });
  return showAccount(strapi, asker);
}

/** Ends the account's other sessions. */
export async function changePassword(
  strapi: Core.Strapi,
  asker: Asker,
  { password, newPassword }: Body<"password">,
): Promise<AccountDetail> {
  await confirm(strapi, asker, password);
  if (isCommonPassword(newPassword)) {
    throw new RuleError("VALIDATION_FAILED", undefined, { newPassword: TOO_COMMON });
  }
  const { account, session } = asker;
  const where = { documentId: account.documentId };
  await strapi.db.transaction(async () => {
    await strapi.documents(ACCOUNTS).update({ ...where, data: { password: newPassword } });
    Object.assign(account, await strapi.db.query(ACCOUNTS).findOne({ where, select: ["password"] }));
    await endSessionsOf(strapi, account, { deviceId: { $ne: session.deviceId } });
    await noteSignIn(strapi, session, { passwordDigest: passwordDigest(account) });
    const text = `The password of ${account.email} was changed, and all its other sessions have ended.`;
    await tellAccount(strapi, account, "Your password was changed", text);
  });
  return showAccount(strapi, asker);
}

export async function endSessions(strapi: Core.Strapi, asker: Asker, ids: string[]): Promise<AccountDetail> {
  await recordAudit(strapi, asker.account.email, "session.end", `account ${asker.account.id}`);
  await endSessionsOf(strapi, asker.account, { deviceId: { $in: ids } });
  return showAccount(strapi, asker);
}

/** Counts like a sign-in. @throws {RuleError} VALIDATION_FAILED, RATE_LIMITED */
async function confirm(strapi: Core.Strapi, { account, address }: Asker, password: string): Promise<void> {
  const succeed = await countSignIn(strapi, address, account.email);
  if (!(await matchesPassword(strapi, password, account.password ?? ""))) {
    throw new RuleError("VALIDATION_FAILED", undefined, { password: "This is not your current password." });
  }
  await succeed();
}
