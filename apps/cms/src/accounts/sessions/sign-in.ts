import { RuleError } from "@repo/contract/http/errors";
import { BLOG_ADMIN, JOBS_ADMIN, type Role } from "@repo/contract/http/roles";
import type { PasskeyAsked, SignedIn } from "@repo/contract/http/session";
import type { ReadBodyOf } from "@repo/contract/operations/request";
import type { Core } from "@strapi/strapi";
import type { Account } from "../../access/account";
import { recordAudit } from "../../access/audit";
import { askForPasskey, verifyPasskey } from "../passkeys/passkeys";
import { matchesPassword } from "../passwords/matches-password";
import { claimsOf, signed } from "../tokens";
import { endFamily, openSession, signedIn } from "./open-sessions";
import { type SignInResult, signIns } from "./sign-in-counter";
import { countSignIn } from "./sign-in-limits";
import { type Session, userOfSession } from "./user-of-session";

const TABLE = "strapi_sessions";

/** Concurrent requests of one browser send the same token: for this long, reuse doesn't count as a stolen copy. */
const GRACE_MS = 10_000;

type Proof = "right" | SignInResult;

/** `agent` is the browser's `User-Agent`. */
export type Client = { address: string; agent: string };

/** Opens no session before the passkey. @throws {RuleError} INVALID_CREDENTIALS, whichever is wrong; RATE_LIMITED */
export async function signIn(
  strapi: Core.Strapi,
  { email, password, ...body }: ReadBodyOf<"POST /api/sessions">,
  client: Client,
): Promise<SignedIn | PasskeyAsked> {
  const role = roleIn(body);
  const succeed = await take(strapi, role, client, email);

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
  if (!account || refusal) throw await refused(strapi, role, account, refusal ?? "unknown-account");

  await succeed();
  const passkey = await askForPasskey(strapi, account);
  return passkey ? { passkey } : accept(strapi, account, client);
}

/** Signs in with a passkey alone, or after the password. @throws {RuleError} as `signIn` does; PASSKEY_UNKNOWN. */
export async function signInWithPasskey(
  strapi: Core.Strapi,
  body: ReadBodyOf<"POST /api/sessions/passkey">,
  client: Client,
): Promise<SignedIn> {
  const role = roleIn(body);
  const succeed = await take(strapi, role, client, body.response.id);
  const { account, proof } = await verifyPasskey(strapi, body);
  const refusal = refusalOf(account, proof, role);
  if (!account || refusal) throw await refused(strapi, role, account, refusal ?? "wrong-passkey");
  await succeed();
  return accept(strapi, account, client, true);
}

/** Reuse of a rotated token after GRACE_MS ends all sessions of its sign-in. @throws {RuleError} UNAUTHENTICATED */
export async function refreshSession(strapi: Core.Strapi, refreshToken: unknown): Promise<SignedIn> {
  const claims = claimsOf(refreshToken);
  const next =
    claims?.type === "refresh" && (await strapi.db.transaction(({ trx }) => rotate(strapi, trx, claims.sessionId)));
  if (!next) throw new RuleError("UNAUTHENTICATED");
  return next;
}

export async function endSession(strapi: Core.Strapi, token: unknown): Promise<void> {
  const claims = claimsOf(token, { ignoreExpiration: true });
  const where = { sessionId: claims?.sessionId };
  const session: Session | null = claims && (await strapi.db.query("admin::session").findOne({ where }));
  if (!session) return;
  const account = await userOfSession(strapi, session);
  if (account) await recordAudit(strapi, account.email, "session.sign-out", account.role.type);
  await endFamily(strapi, session);
}

async function take(strapi: Core.Strapi, role: Role, { address }: Client, name: string): Promise<() => Promise<void>> {
  return countSignIn(strapi, address, name).catch((error) => {
    if (error instanceof RuleError) signIns.inc({ role, result: "rate-limited" satisfies SignInResult });
    throw error;
  });
}

async function refused(
  strapi: Core.Strapi,
  role: Role,
  account: Account | null,
  result: SignInResult,
): Promise<RuleError> {
  signIns.inc({ role, result });
  await recordAudit(strapi, account?.email ?? "unknown", "session.sign-in-failed", role);
  return new RuleError(result === "unknown-passkey" ? "PASSKEY_UNKNOWN" : "INVALID_CREDENTIALS");
}

async function accept(strapi: Core.Strapi, account: Account, { agent }: Client, withPasskey?: true): Promise<SignedIn> {
  const role = account.role.type;
  signIns.inc({ role, result: "accepted" satisfies SignInResult });
  await recordAudit(strapi, account.email, "session.sign-in", role);
  return openSession(strapi, account, agent, withPasskey);
}

async function rotate(strapi: Core.Strapi, trx: Core.Strapi["db"]["connection"], id: string): Promise<SignedIn | null> {
  // The second of two concurrent requests waits here, then finds the session already rotated.
  await trx(TABLE).where({ session_id: id }).forUpdate().first("id");
  const sessions = strapi.db.query("admin::session");
  const session: Session | null = await sessions.findOne({ where: { sessionId: id } });
  if (!session) return null;
  const account = await userOfSession(strapi, session);
  if (!account) {
    await endFamily(strapi, session);
    return null;
  }
  if (session.status === "active") {
    const rotated = await strapi.sessionManager("users-permissions").rotateRefreshToken(refreshTokenOf(session));
    if ("error" in rotated) throw new Error(`A session could not be refreshed: ${rotated.error}`);
    return signedIn(strapi, account, rotated.token, session.metadata);
  }
  const child: Session | null = await sessions.findOne({ where: { sessionId: session.childId } });
  if (child?.status === "active" && Date.now() - new Date(child.createdAt).getTime() < GRACE_MS) {
    return signedIn(strapi, account, refreshTokenOf(child), child.metadata);
  }
  signIns.inc({ role: account.role.type, result: "copied-token" satisfies SignInResult });
  await recordAudit(strapi, account.email, "session.copied-token", account.role.type);
  await endFamily(strapi, session);
  return null;
}

function roleIn({ role }: { role?: unknown }): Role {
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
