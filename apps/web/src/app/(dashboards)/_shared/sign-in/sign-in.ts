import type { Ceremony } from "@repo/contract/http/account";
import { type ErrorBody, errorText } from "@repo/contract/http/errors";
import type { Role } from "@repo/contract/http/roles";
import type { PasskeyAsked } from "@repo/contract/http/session";
import { dismissAll } from "@repo/ui/toaster";
import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { mutate } from "swr";
import { dropDeviceDrafts } from "@/app/(dashboards)/_shared/device-drafts";
import { abortReading } from "@/app/(dashboards)/_shared/requests/dashboard-fetch";
import { announceSession, readSession } from "@/components/use-session";
import { DASHBOARDS, lowerFlag, raiseFlag } from "@/lib/dashboards";
import { requestTimeout } from "@/lib/request-timeout";

const UNAVAILABLE = "Signing in is not possible right now. Please try again in a moment.";
const NO_COOKIES = "Your browser keeps no cookies of this site. Please allow them, and sign in again.";

const NO_PASSKEY = "No passkey was used. Please try again.";
const PASSKEY_REFUSED = "This passkey was not accepted. Please try again.";

type SignInFailure = { message: string; fields?: Record<string, string> };

/** Returns what is asked for next, or why the sign-in failed, or nothing if it is complete. */
export async function signIn(
  role: Role,
  credentials: Record<string, FormDataEntryValue>,
): Promise<SignInFailure | PasskeyAsked | undefined> {
  const response = await post(`${DASHBOARDS[role].api}/login`, credentials);
  const asked = response?.ok && ((await response.json().catch(() => ({}))) as Partial<PasskeyAsked>).passkey;
  return asked ? { passkey: asked } : outcomeOf(response, DASHBOARDS[role].signInFailed);
}

/** Lets the browser ask for a passkey: for one that the answer to a password names, or for any of this site. */
export async function signInWithPasskey(role: Role, asked?: Ceremony): Promise<SignInFailure | undefined> {
  const { api } = DASHBOARDS[role];
  const answer = asked ? undefined : await post(`${api}/passkey/options`, {});
  if (answer && !answer.ok) return outcomeOf(answer, UNAVAILABLE);
  const ceremony = asked ?? ((await answer?.json().catch(() => undefined)) as Ceremony | undefined);
  if (!ceremony) return { message: UNAVAILABLE };
  const response = await answerOf(ceremony).catch(() => undefined);
  if (!response) return { message: NO_PASSKEY };
  return outcomeOf(await post(`${api}/passkey`, { ticket: ceremony.ticket, response }), PASSKEY_REFUSED);
}

async function answerOf({ options }: Ceremony): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
}

async function outcomeOf(response: Response | undefined, refusal: string): Promise<SignInFailure | undefined> {
  if (response?.ok) return (await keepsSession()) ? undefined : { message: NO_COOKIES };
  const answer = (await response?.json().catch(() => undefined)) as Partial<ErrorBody> | null | undefined;
  const { code, message, fields } = answer?.error ?? {};
  if (code === "INVALID_CREDENTIALS") return { message: refusal };
  if (code === "RATE_LIMITED") return { message: tooMany(response?.headers.get("retry-after")) };
  if (code === "VALIDATION_FAILED" && (fields?.email || fields?.password)) return { message: "", fields };
  if (code === "FORBIDDEN") return { message: errorText(code, message) };
  return { message: UNAVAILABLE };
}

/** Tells this tab, other tabs and the guard about a sign-in. Call it after {@link signIn}. */
export async function completeSignIn(role: Role): Promise<void> {
  raiseFlag(role);
  await announceSession("signed-in");
}

export async function signOut(role: Role): Promise<boolean> {
  abortReading();
  const response = await post(`${DASHBOARDS[role].api}/logout`);
  if (!response?.ok) {
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

/** Whether the browser keeps cookies. Without them, dashboard and sign-in page would redirect to each other forever. */
async function keepsSession(): Promise<boolean> {
  const session = await readSession().catch(() => undefined);
  return session?.user !== null;
}

export function post(path: string, body?: object): Promise<Response | undefined> {
  return fetch(path, {
    method: "POST",
    signal: requestTimeout(),
    headers: body && { "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  }).catch(() => undefined);
}

function tooMany(retryAfter: string | null | undefined): string {
  const seconds = Number(retryAfter) || 60;
  return `Too many attempts to sign in. Please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;
}
