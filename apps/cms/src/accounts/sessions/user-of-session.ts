import type { Role, User } from "@repo/contract/http/roles";
import type { Core } from "@strapi/strapi";
import type { Account } from "../../access/account";
import { cmsSettings } from "../../settings";
import { passwordDigest } from "../dashboard-account";

export type Session = {
  sessionId: string;
  userId: string;
  /** Names one sign-in, which all sessions rotated from it share. */
  deviceId: string;
  childId: string | null;
  status: "active" | "rotated";
  createdAt: string;
  expiresAt: string;
  absoluteExpiresAt: string;
  metadata: SignInFacts;
};

/** What is kept of a sign-in. Sessions that are older than passkeys have the digest alone. */
export type SignInFacts = {
  passwordDigest: string;
  browser?: string;
  since?: string;
  withPasskey?: boolean;
};

const mustAddPasskey = ({ withPasskey }: SignInFacts) => cmsSettings().mustUsePasskeys && !withPasskey;

export const userOf = ({ email, role }: Account, facts: SignInFacts): User => ({
  email,
  role: role.type as Role,
  ...(mustAddPasskey(facts) && { mustAddPasskey: true }),
});

export async function userOfSession(strapi: Core.Strapi, session: Session): Promise<Account | null> {
  const account: Account | null = await strapi.db
    .query("plugin::users-permissions.user")
    .findOne({ where: { id: session.userId }, populate: ["role"] });
  if (!account?.role || account.blocked || new Date(session.absoluteExpiresAt) <= new Date()) return null;
  if (passwordDigest(account) !== session.metadata?.passwordDigest) return null;
  // It was opened by a password alone, before passkeys were required: the account has one, so it can sign in again.
  const isOutdated = mustAddPasskey(session.metadata) && (await hasPasskey(strapi, account));
  return isOutdated ? null : account;
}

const hasPasskey = async (strapi: Core.Strapi, { id }: Account) =>
  (await strapi.db.query("api::passkey.passkey").count({ where: { account: id } })) > 0;
