import { randomUUID } from "node:crypto";
import { RuleError } from "@repo/contract/http/errors";
import { readBody } from "@repo/contract/http/read-body";
import { BLOG_ADMIN, JOBS_ADMIN, type Role } from "@repo/contract/http/roles";
import type { SignedIn } from "@repo/contract/http/session";
import { meantPasswords, signInSchema } from "@repo/contract/http/sign-in";
import { cmsSettings } from "@repo/process/settings";
import type { Core } from "@strapi/strapi";
import { recordAudit } from "../audit";
import { type SignInResult, signIns } from "./sign-in-counter";
import { createSignInLimits } from "./sign-in-limits";
import { claimsOf, refreshTokenOf } from "./tokens";
import { type Account, passwordDigest, type Session, userOfSession } from "./user-of-session";

const TABLE = "strapi_sessions";

/** Concurrent requests of one browser send the same token: for this long, reuse doesn't count as a stolen copy. */
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

  return {
    /** @throws {RuleError} INVALID_CREDENTIALS, whichever of them is wrong; VALIDATION_FAILED; RATE_LIMITED. */
    async signIn(body: unknown, clientAddress: string): Promise<SignedIn> {
      const { email, password, role } = read(body);
      const count = (result: SignInResult) => signIns.inc({ role, result });
      const succeed = await limits.take(clientAddress, email).catch((error) => {
        if (error instanceof RuleError) count("rate-limited");
        throw error;
      });

      const accounts = strapi.db.query("plugin::users-permissions.user");
      const account: Account | null = await accounts.findOne({
        where: { email: email.toLowerCase() },
        populate: ["role"],
      });
      // The decoy is compared if the account doesn't exist, and always read, so that timing doesn't tell which exist.
      const decoy: Account | null = await accounts.findOne({ where: { password: { $notNull: true } } });
      const hash = account?.password ?? decoy?.password;
      const matches = Boolean(hash) && (await isOneOf(meantPasswords(password), hash as string));
      const refusal = refusalOf(account, matches, role);
      if (!account || refusal) {
        count(refusal ?? "unknown-account");
        await recordAudit(strapi, account?.email ?? "unknown", "session.sign-in-failed", role);
        throw new RuleError("INVALID_CREDENTIALS");
      }

      await succeed();
      count("accepted");
      await recordAudit(strapi, account.email, "session.sign-in", role);
      const { token } = await manager.generateRefreshToken(String(account.id), randomUUID(), {
        type: "refresh",
        metadata: { passwordDigest: passwordDigest(account) },
      });
      return signedIn(account, token);
    },

    /** Reuse of a rotated token after GRACE_MS ends all sessions of its sign-in. @throws {RuleError} UNAUTHENTICATED */
    async refresh(refreshToken: unknown): Promise<SignedIn> {
      const claims = claimsOf(refreshToken);
      const next =
        claims?.type === "refresh" && (await strapi.db.transaction(({ trx }) => rotate(trx, claims.sessionId)));
      if (!next) throw new RuleError("UNAUTHENTICATED");
      return next;
    },

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
    const credentials = readBody(signInSchema, body);
    const { role } = body as { role?: unknown };
    if (role !== JOBS_ADMIN && role !== BLOG_ADMIN) throw new RuleError("BAD_REQUEST", "A role is required.");
    return { ...credentials, role };
  }

  /** Compares all passwords, so that timing doesn't reveal which account exists. */
  async function isOneOf(passwords: string[], hash: string): Promise<boolean> {
    const found = await Promise.all(
      passwords.map((password): Promise<boolean> => users.validatePassword(password, hash)),
    );
    return found.includes(true);
  }

  async function rotate(trx: Core.Strapi["db"]["connection"], id: string): Promise<SignedIn | null> {
    // The second of two concurrent requests waits here, then finds the session already rotated.
    await trx(TABLE).where({ session_id: id }).forUpdate().first("id");
    const session: Session | null = await sessions.findOne({ where: { sessionId: id } });
    if (!session) return null;
    const account = await userOfSession(strapi, session);
    if (!account) {
      await endFamily(session);
      return null;
    }
    if (session.status === "active") {
      const rotated = await manager.rotateRefreshToken(refreshTokenOf(session));
      if ("error" in rotated) throw new Error(`A session could not be refreshed: ${rotated.error}`);
      return signedIn(account, rotated.token);
    }
    const child: Session | null = await sessions.findOne({ where: { sessionId: session.childId } });
    if (child?.status === "active" && Date.now() - new Date(child.createdAt).getTime() < GRACE_MS) {
      return signedIn(account, refreshTokenOf(child));
    }
    signIns.inc({ role: account.role.type, result: "copied-token" satisfies SignInResult });
    await recordAudit(strapi, account.email, "session.copied-token", account.role.type);
    await endFamily(session);
    return null;
  }

  async function signedIn({ email, role }: Account, refreshToken: string): Promise<SignedIn> {
    const access = await manager.generateAccessToken(refreshToken);
    if ("error" in access) throw new Error(`An access token could not be created: ${access.error}`);
    return {
      user: { email, role: role.type as Role },
      access: { token: access.token, lifetime: accessTokenLifespan },
      refresh: { token: refreshToken, lifetime: idleRefreshTokenLifespan },
    };
  }

  /** The lock waits for a concurrent rotation, so that the session it creates ends as well. */
  async function endFamily({ deviceId }: Session): Promise<void> {
    await strapi.db.transaction(async ({ trx }) => {
      await trx(TABLE).where({ device_id: deviceId }).orderBy("id").forUpdate().select("id");
      await sessions.deleteMany({ where: { deviceId } });
    });
  }
};

function refusalOf(account: Account | null, matches: boolean, role: string): SignInResult | undefined {
  if (!account?.password) return "unknown-account";
  if (!matches) return "wrong-password";
  if (account.blocked) return "blocked";
  return account.role?.type === role ? undefined : "other-role";
}
