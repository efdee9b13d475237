import { randomUUID } from "node:crypto";
import type { SessionItem } from "@repo/contract/http/account";
import type { SignedIn } from "@repo/contract/http/session";
import type { Core } from "@strapi/strapi";
import { type Account, passwordDigest } from "../dashboard-account";
import { browserName } from "./browser-name";
import { type Session, type SignInFacts, userOf } from "./user-of-session";

const ORIGIN = "users-permissions";
const TABLE = "strapi_sessions";

type Lifespans = { accessTokenLifespan: number; idleRefreshTokenLifespan: number };

/** The rows of sessions. Those that were rotated from one sign-in share its `deviceId`. */
export function createSessions(strapi: Core.Strapi) {
  const sessions = strapi.db.query("admin::session");
  const manager = strapi.sessionManager(ORIGIN);
  const { accessTokenLifespan, idleRefreshTokenLifespan } = strapi.config.get<Lifespans>(
    "plugin::users-permissions.sessions",
  );
  const ofAccount = ({ id }: Account) => ({ userId: String(id), origin: ORIGIN });

  /** The lock waits for a concurrent rotation, so that the session it creates is changed as well. */
  const locked = async (columns: object, change: () => Promise<{ count: number }>): Promise<{ count: number }> =>
    await strapi.db.transaction(async ({ trx }) => {
      await trx(TABLE).where(columns).orderBy("id").forUpdate().select("id");
      return change();
    });

  async function remove(account: Account, which: object = {}): Promise<number> {
    const where = { ...ofAccount(account), ...which };
    const { count } = await locked({ user_id: where.userId }, () => sessions.deleteMany({ where }));
    return count;
  }

  async function signedIn(account: Account, refreshToken: string, facts: SignInFacts): Promise<SignedIn> {
    const access = await manager.generateAccessToken(refreshToken);
    if ("error" in access) throw new Error(`An access token could not be created: ${access.error}`);
    return {
      user: userOf(account, facts),
      access: { token: access.token, lifetime: accessTokenLifespan },
      refresh: { token: refreshToken, lifetime: idleRefreshTokenLifespan },
    };
  }

  return {
    signedIn,

    async open(account: Account, agent: string, withPasskey?: true): Promise<SignedIn> {
      const facts: SignInFacts = {
        passwordDigest: passwordDigest(account),
        browser: browserName(agent),
        since: new Date().toISOString(),
        withPasskey,
      };
      const { token } = await manager.generateRefreshToken(String(account.id), randomUUID(), {
        type: "refresh",
        metadata: facts,
      });
      return signedIn(account, token, facts);
    },

    async list(account: Account, current: Session): Promise<SessionItem[]> {
      const now = new Date();
      const live: Session[] = await sessions.findMany({
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
    },

    endFamily: ({ deviceId }: Session) =>
      locked({ device_id: deviceId }, () => sessions.deleteMany({ where: { deviceId } })),

    /** Ends everything from those sign-ins that are the account's. */
    end: (account: Account, deviceIds: string[]) => remove(account, { deviceId: { $in: deviceIds } }),

    endOthers: (account: Account, { deviceId }: Session) => remove(account, { deviceId: { $ne: deviceId } }),

    endAll: (account: Account) => remove(account),

    async note({ deviceId, metadata }: Session, facts: Partial<SignInFacts>): Promise<void> {
      const data = { metadata: { ...metadata, ...facts } };
      await locked({ device_id: deviceId }, () => sessions.updateMany({ where: { deviceId }, data }));
    },
  };
}
