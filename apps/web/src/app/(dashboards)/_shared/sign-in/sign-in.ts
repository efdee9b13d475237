import type { Ceremony } from "@repo/contract/http/account";
import { type ErrorCode, RuleError } from "@repo/contract/http/errors";
import type { Role } from "@repo/contract/http/roles";
import { dismissAll } from "@repo/ui/toaster";
import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { mutate } from "swr";
import { dropDeviceDrafts } from "@/app/(dashboards)/_shared/device-drafts";
import { forgetUnknown } from "@/app/(dashboards)/_shared/passkey-manager";
import { announceSession, type Session } from "@/components/use-session";
import { DASHBOARDS, lowerFlag, raiseFlag } from "@/lib/dashboards";
import { abortReading, siteFetch } from "@/lib/site-fetch";

const UNAVAILABLE = "Signing in is not possible right now. Please try again in a moment.";
const NO_COOKIES = "Your browser keeps no cookies of this site. Please allow them, and sign in again.";

const SAID: ErrorCode[] = ["INVALID_CREDENTIALS", "PASSKEY_UNKNOWN", "RATE_LIMITED", "FORBIDDEN"];

const NO_PASSKEY = "No passkey was used. Please try again.";
const PASSKEY_REFUSED = "This passkey was not accepted. Please try again.";

/** Also asks for a passkey, if the account has one. Throws what `explainSignIn` explains. */
export async function signIn(role: Role, credentials: FormData): Promise<Session | undefined> {
  const { api, signInFailed } = DASHBOARDS[role];
  const body = Object.fromEntries(credentials) as { email: string; password: string };
  const answer = await siteFetch(`POST ${api}/login`, { body }).catch(saying(signInFailed));
  return "passkey" in answer ? signInWithPasskey(role, answer.passkey) : readNewSession();
}

/** Lets the browser ask for a passkey: for one that the answer to a password names, or for any of this site. */
export async function signInWithPasskey(role: Role, asked?: Ceremony): Promise<Session | undefined> {
  const { api } = DASHBOARDS[role];
  const ceremony = asked ?? (await siteFetch(`POST ${api}/passkey/options`));
  const response = await answerOf(ceremony).catch(saying(NO_PASSKEY));
  const body = { ticket: ceremony.ticket, response };
  await siteFetch(`POST ${api}/passkey`, { body }).catch(async (error) => {
    if (error instanceof RuleError && error.code === "PASSKEY_UNKNOWN") await forgetUnknown(response.id);
    saying(PASSKEY_REFUSED)(error);
  });
  return readNewSession();
}

async function answerOf({ options }: Ceremony): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
}

const saying = (refused: string) => (error: unknown) => {
  const isOther = error instanceof RuleError && error.code !== "INVALID_CREDENTIALS";
  throw isOther ? error : new RuleError("INVALID_CREDENTIALS", refused);
};

export function explainSignIn(error: unknown): { fields?: Record<string, string>; message?: string } {
  const { code, message, fields } = error instanceof RuleError ? error : new RuleError("INTERNAL_ERROR");
  if (code === "VALIDATION_FAILED" && fields) return { fields };
  return { message: SAID.includes(code) ? message : UNAVAILABLE };
}

/** Tells this tab, other tabs and the guard about a sign-in, with what {@link signIn} has read. */
export async function completeSignIn(role: Role, session?: Session): Promise<void> {
  raiseFlag(role);
  await announceSession("signed-in", session);
}

export async function signOut(role: Role): Promise<boolean> {
  abortReading();
  try {
    await siteFetch(`POST ${DASHBOARDS[role].api}/logout`);
  } catch {
    void mutate(isDashboardData);
    return false;
  }
  lowerFlag(role);
  await announceSession("signed-out");
  await clearDashboardData();
  return true;
}

/** Removes drafts and cached data after a sign-out in this tab or another one. */
export async function clearDashboardData(): Promise<void> {
  dropDeviceDrafts();
  dismissAll();
  await mutate(isDashboardData, undefined, { revalidate: false });
}

/** Lets a dashboard read its data anew. SWR reads nothing again within two seconds, although it was cleared. */
export const readDashboardDataAnew = () => mutate(isDashboardData);

const isDashboardData = (key: unknown) => typeof key === "string" && key.startsWith("/api/dashboard/");

/** Without cookies, dashboard and sign-in page would redirect to each other forever. */
async function readNewSession(): Promise<Session | undefined> {
  const session = await siteFetch("GET /api/session").catch(() => undefined);
  if (session?.user === null) throw new RuleError("INVALID_CREDENTIALS", NO_COOKIES);
  return session;
}
