import { randomUUID } from "node:crypto";
import type { SessionItem } from "@repo/contract/http/account";
import type { SignedIn } from "@repo/contract/http/session";
import type { Core } from "@strapi/strapi";
import type { Account } from "../../access/account";
import { passwordDigest } from "../dashboard-account";
import { browserName } from "./browser-name";
import { type Session, type SignInFacts, userOf } from "./user-of-session";

const ORIGIN = "users-permissions";
const TABLE = "strapi_sessions";

type Lifespans = { accessTokenLifespan: number; idleRefreshTokenLifespan: number };

const sessionsIn = (strapi: Core.Strapi) => strapi.db.query("admin::session");
const ofAccount = ({ id }: Account) => ({ userId: String(id), origin: ORIGIN });

export async function openSession(
  strapi: Core.Strapi,
  account: Account,
  agent: string,
  withPasskey?: true,
): Promise<SignedIn> {
  const facts: SignInFacts = {
    passwordDigest: passwordDigest(account),
    browser: browserName(agent),
    since: new Date().toISOString(),
    withPasskey,
  };
  const manager = strapi.sessionManager(ORIGIN);
  const { token } = await manager.generateRefreshToken(String(account.id), randomUUID(), {
    type: "refresh",
    metadata: facts,
  });
  return signedIn(strapi, account, token, facts);
}

export async function signedIn(
  strapi: Core.Strapi,
  account: Account,
  refreshToken: string,
  facts: SignInFacts,
): Promise<SignedIn> {
  const lifespans = strapi.config.get<Lifespans>("plugin::users-permissions.sessions");
  const access = await strapi.sessionManager(ORIGIN).generateAccessToken(refreshToken);
  if ("error" in access) throw new Error(`An access token could not be created: ${access.error}`);
  return {
    user: userOf(account, facts),
    access: { token: access.token, lifetime: lifespans.accessTokenLifespan },
    refresh: { token: refreshToken, lifetime: lifespans.idleRefreshTokenLifespan },
  };
}

export async function listSessions(strapi: Core.Strapi, account: Account, current: Session): Promise<SessionItem[]> {
  const now = new Date();
  const live: Session[] = await sessionsIn(strapi).findMany({
    where: { ...ofAccount(account), status: "active", expiresAt: { $gt: now }, absoluteExpiresAt: { $gt: now } },
    orderBy: { id: "desc" },
  });
  return live
    .filter(({ metadata }) => metadata?.passwordDigest === passwordDigest(account))
    .map(({ deviceId, createdAt, metadata }) => ({
      id: deviceId,
      browser: metadata.browser ?? browserName(""),
      since: metadata.since ?? createdAt,
      usedAt: createdAt,
      isCurrent: deviceId === current.deviceId,
    }));
}

/** Ends all sessions that were rotated from one sign-in: they share its `deviceId`. */
export const endFamily = (strapi: Core.Strapi, { deviceId }: Session) =>
  locked(strapi, { device_id: deviceId }, () => sessionsIn(strapi).deleteMany({ where: { deviceId } }));

export async function endSessionsOf(strapi: Core.Strapi, account: Account, which: object = {}): Promise<number> {
  const where = { ...ofAccount(account), ...which };
  const { count } = await locked(strapi, { user_id: where.userId }, () => sessionsIn(strapi).deleteMany({ where }));
  return count;
}

export async function noteSignIn(
  strapi: Core.Strapi,
  { deviceId, metadata }: Session,
  facts: Partial<SignInFacts>,
): Promise<void> {
  const data = { metadata: { ...metadata, ...facts } };
  const update = () => sessionsIn(strapi).updateMany({ where: { deviceId }, data });
  await locked(strapi, { device_id: deviceId }, update);
}

/** The lock waits for a concurrent rotation, so that the session it creates is changed as well. */
const locked = async (
  strapi: Core.Strapi,
  columns: object,
  change: () => Promise<{ count: number }>,
): Promise<{ count: number }> =>
  await strapi.db.transaction(async ({ trx }) => {
    await trx(TABLE).where(columns).orderBy("id").forUpdate().select("id");
    return change();
  });
