import { type Ceremony, passkeyAnswerSchema } from "@repo/contract/http/account";
import { RuleError } from "@repo/contract/http/errors";
import { readBody } from "@repo/contract/http/read-body";
import { BLOG_ADMIN, JOBS_ADMIN, type Role } from "@repo/contract/http/roles";
import type { PasskeyAsked, SignedIn } from "@repo/contract/http/session";
import { signInSchema } from "@repo/contract/http/sign-in";
import type { Core } from "@strapi/strapi";
import { recordAudit } from "../../access/audit";
import type { Account } from "../dashboard-account";
import { createPasskeys } from "../passkeys/passkeys";
import { matchesPassword } from "../passwords/matches-password";
import { claimsOf, signed } from "../tokens";
import { createSessions } from "./open-sessions";
import { type SignInResult, signIns } from "./sign-in-counter";
import { createSignInLimits } from "./sign-in-limits";
import { type Session, userOfSession } from "./user-of-session";

const TABLE = "strapi_sessions";

/** Concurrent requests of one browser send the same token: for this long, reuse doesn't count as a stolen copy. */
const GRACE_MS = 10_000;

type Proof = "right" | SignInResult;

/** `agent` is the browser's `User-Agent`. */
export type Client = { address: string; agent: string };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const limits = createSignInLimits(strapi);
  const passkeys = createPasskeys(strapi);
  const opened = createSessions(strapi);
  const sessions = strapi.db.query("admin::session");
  const manager = strapi.sessionManager("users-permissions");

  return {
    /**
     * Asks an account with a passkey for it, without a session.
     * @throws {RuleError} INVALID_CREDENTIALS, whichever of them is wrong; VALIDATION_FAILED; RATE_LIMITED.
     */
    async signIn(body: unknown, client: Client): Promise<SignedIn | PasskeyAsked> {
      const { email, password } = readBody(signInSchema, body);
      const role = roleIn(body);
      const succeed = await take(role, client, email);

      const accounts = strapi.db.query("plugin::users-permissions.user");
      const account: Account | null = await accounts.findOne({
        where: { email: email.toLowerCase() },
        populate: ["role"],
      });
      // The decoy is compared if the account doesn't exist, and always read, so that timing doesn't tell which exist.
      const decoy: Account | null = await accounts.findOne({ where: { password: { $notNull: true } } });
      const hash = account?.password ?? decoy?.password;
      const matches = Boolean(hash) && (await matchesPassword(strapi, password, hash as string));
      const proof = !account?.password ? "unknown-account" : matches ? "right" : "wrong-password";
      const refusal = refusalOf(account, proof, role);
      if (!account || refusal) throw await refused(role, account, refusal ?? "unknown-account");

      await succeed();
      const passkey = await passkeys.askFor(account);
      return passkey ? { passkey } : accept(account, client);
    },

    askForPasskey: (): Promise<Ceremony> => passkeys.askForAny(),

    /** Signs in with a passkey alone, or after the password. @throws {RuleError} as `signIn` does; PASSKEY_UNKNOWN. */
    async signInWithPasskey(body: unknown, client: Client): Promise<SignedIn> {
      const answer = readBody(passkeyAnswerSchema, body);
      const role = roleIn(body);
      const succeed = await take(role, client, answer.response.id);
      const { account, proof } = await passkeys.verify(answer);
      const refusal = refusalOf(account, proof, role);
      if (!account || refusal) throw await refused(role, account, refusal ?? "wrong-passkey");
      await succeed();
      return accept(account, client, true);
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
      await opened.endFamily(session);
    },
  };

  async function take(role: Role, { address }: Client, name: string): Promise<() => Promise<void>> {
    return limits.take(address, name).catch((error) => {
      if (error instanceof RuleError) signIns.inc({ role, result: "rate-limited" satisfies SignInResult });
      throw error;
    });
  }

  async function refused(role: Role, account: Account | null, result: SignInResult): Promise<RuleError> {
    signIns.inc({ role, result });
    await recordAudit(strapi, account?.email ?? "unknown", "session.sign-in-failed", role);
    return new RuleError(result === "unknown-passkey" ? "PASSKEY_UNKNOWN" : "INVALID_CREDENTIALS");
  }

  async function accept(account: Account, { agent }: Client, withPasskey?: true): Promise<SignedIn> {
    const role = account.role.type;
    signIns.inc({ role, result: "accepted" satisfies SignInResult });
    await recordAudit(strapi, account.email, "session.sign-in", role);
    return opened.open(account, agent, withPasskey);
  }

  async function rotate(trx: Core.Strapi["db"]["connection"], id: string): Promise<SignedIn | null> {
    // The second of two concurrent requests waits here, then finds the session already rotated.
    await trx(TABLE).where({ session_id: id }).forUpdate().first("id");
    const session: Session | null = await sessions.findOne({ where: { sessionId: id } });
    if (!session) return null;
    const account = await userOfSession(strapi, session);
    if (!account) {
      await opened.endFamily(session);
      return null;
    }
    if (session.status === "active") {
      const rotated = await manager.rotateRefreshToken(refreshTokenOf(session));
      if ("error" in rotated) throw new Error(`A session could not be refreshed: ${rotated.error}`);
      return opened.signedIn(account, rotated.token, session.metadata);
    }
    const child: Session | null = await sessions.findOne({ where: { sessionId: session.childId } });
    if (child?.status === "active" && Date.now() - new Date(child.createdAt).getTime() < GRACE_MS) {
      return opened.signedIn(account, refreshTokenOf(child), child.metadata);
    }
    signIns.inc({ role: account.role.type, result: "copied-token" satisfies SignInResult });
    await recordAudit(strapi, account.email, "session.copied-token", account.role.type);
    await opened.endFamily(session);
    return null;
  }
};

function roleIn(body: unknown): Role {
  const { role } = body as { role?: unknown };
  if (role !== JOBS_ADMIN && role !== BLOG_ADMIN) throw new RuleError("BAD_REQUEST", "A role is required.");
  return role;
}

function refusalOf(account: Account | null, proof: Proof, role: Role): SignInResult | undefined {
  if (proof !== "right") return proof;
  if (account?.blocked) return "blocked";
  return account?.role?.type === role ? undefined : "other-role";
}

function refreshTokenOf({ userId, sessionId, expiresAt }: Session): string {
  const exp = Math.floor(new Date(expiresAt).getTime() / 1000);
  return signed({ userId, sessionId, type: "refresh", exp }, { noTimestamp: true });
}
