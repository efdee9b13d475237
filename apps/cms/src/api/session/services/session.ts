import { randomUUID } from "node:crypto";
import { fieldErrors } from "@repo/rules/application";
import { RuleError } from "@repo/rules/errors";
import { BLOG_ADMIN, JOBS_ADMIN, type Role } from "@repo/rules/roles";
import type { SignedIn } from "@repo/rules/session";
import { signInSchema } from "@repo/rules/sign-in";
import { cmsSettings } from "@repo/settings";
import type { Core } from "@strapi/strapi";
import { recordAudit } from "../../../privacy/audit";
import { createSignInLimits } from "../../../sessions/sign-in-limits";
import { claimsOf, refreshTokenOf } from "../../../sessions/tokens";
import { type Account, passwordDigest, type Session, userOfSession } from "../../../sessions/user-of-session";

const TABLE = "strapi_sessions";

/** Requests that leave a browser at the same moment show the same token: so long it is none that somebody has copied. */
const GRACE_MS = 10_000;

type Lifespans = { accessTokenLifespan: number; idleRefreshTokenLifespan: number };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const { signInsPerMinute } = cmsSettings(process.env);
  const limits = createSignInLimits(strapi, signInsPerMinute);
  const users = strapi.plugin("users-permissions").service("user");
  const sessions = strapi.db.query("admin::session");
  const manager = strapi.sessionManager("users-permissions");
  const { accessTokenLifespan, idleRefreshTokenLifespan } = strapi.config.get<Lifespans>(
    "plugin::users-permissions.sessions",
  );
  // Compared with when there is no account, so that this takes as long as when there is one.
  const decoy: Promise<{ password: string }> = users.ensureHashedPasswords({ password: randomUUID() });

  return {
    /** @throws {RuleError} INVALID_CREDENTIALS, whatever of them is wrong; VALIDATION_FAILED; RATE_LIMITED. */
    async signIn(body: unknown, clientAddress: string): Promise<SignedIn> {
      const { email, password, role } = read(body);
      const succeed = await limits.take(clientAddress, email);

      const account: Account | null = await strapi.db
        .query("plugin::users-permissions.user")
        .findOne({ where: { email: email.toLowerCase() }, populate: ["role"] });
      const { password: hash } = await decoy;
      const matches: boolean = await users.validatePassword(password, account?.password ?? hash);
      if (!account?.password || !matches || account.blocked || account.role?.type !== role) {
        await recordAudit(strapi, account?.email ?? "unknown", "session.sign-in-failed", role);
        throw new RuleError("INVALID_CREDENTIALS");
      }

      await succeed();
      await recordAudit(strapi, account.email, "session.sign-in", role);
      const { token } = await manager.generateRefreshToken(String(account.id), randomUUID(), {
        type: "refresh",
        metadata: { passwordDigest: passwordDigest(account) },
      });
      return signedIn(account, token);
    },

    /**
     * New tokens for a refresh token, which is then used up. Shown again later than a moment after, it is a copy that
     * somebody has: all sessions that have come from the same sign-in end.
     * @throws {RuleError} UNAUTHENTICATED
     */
    async refresh(refreshToken: unknown): Promise<SignedIn> {
      const claims = claimsOf(refreshToken);
      const next =
        claims?.type === "refresh" &&
        (await strapi.db.transaction(({ trx }) => rotate(trx, claims.sessionId, String(refreshToken))));
      if (!next) throw new RuleError("UNAUTHENTICATED");
      return next;
    },

    /** Ends the session of a token, whichever of the two it is. One that has no session is no error. */
    async end(token: unknown): Promise<void> {
      const claims = claimsOf(token, { ignoreExpiration: true });
      const session: Session | null = claims && (await sessions.findOne({ where: { sessionId: claims.sessionId } }));
      if (!session) return;
      const account = await userOfSession(strapi, session);
      if (account) await recordAudit(strapi, account.email, "session.sign-out", account.role.type);
      await endFamily(session);
    },
  };

  function read(body: unknown) {
    const role = (body as { role?: unknown } | undefined)?.role;
    const parsed = signInSchema.safeParse(body);
    if (!parsed.success) {
      throw new RuleError("VALIDATION_FAILED", undefined, fieldErrors(parsed.error));
    }
    if (role !== JOBS_ADMIN && role !== BLOG_ADMIN) throw new RuleError("BAD_REQUEST", "A role is needed.");
    return { ...parsed.data, role };
  }

  async function rotate(
    trx: Core.Strapi["db"]["connection"],
    id: string,
    refreshToken: string,
  ): Promise<SignedIn | null> {
    // The second of two at the same moment waits here, and finds that the first has rotated the session.
    await trx(TABLE).where({ session_id: id }).forUpdate().first("id");
    const session: Session | null = await sessions.findOne({ where: { sessionId: id } });
    if (!session) return null;
    const account = await userOfSession(strapi, session);
    if (!account) {
      await endFamily(session);
      return null;
    }
    if (session.status === "active") {
      const rotated = await manager.rotateRefreshToken(refreshToken);
      if ("error" in rotated) throw new Error(`A session could not be renewed: ${rotated.error}`);
      return signedIn(account, rotated.token);
    }
    const child: Session | null = await sessions.findOne({ where: { sessionId: session.childId } });
    if (child?.status === "active" && Date.now() - new Date(child.createdAt).getTime() < GRACE_MS) {
      return signedIn(account, refreshTokenOf(child));
    }
    await recordAudit(strapi, account.email, "session.copied-token", account.role.type);
    await endFamily(session);
    return null;
  }

  async function signedIn({ email, role }: Account, refreshToken: string): Promise<SignedIn> {
    const access = await manager.generateAccessToken(refreshToken);
    if ("error" in access) throw new Error(`An access token could not be made: ${access.error}`);
    return {
      user: { email, role: role.type as Role },
      access: { token: access.token, lifetime: accessTokenLifespan },
      refresh: { token: refreshToken, lifetime: idleRefreshTokenLifespan },
    };
  }

  /** Ends a session and all that have come from the same sign-in, the one that is being made this moment too. */
  async function endFamily({ deviceId }: Session): Promise<void> {
    await strapi.db.transaction(async ({ trx }) => {
      await trx(TABLE).where({ device_id: deviceId }).orderBy("id").forUpdate().select("id");
      await sessions.deleteMany({ where: { deviceId } });
    });
  }
};
