import "server-only";
import { cmsRest, readAnswer } from "@repo/cms-client/rest";
import { RuleError } from "@repo/rules/errors";
import type { User } from "@repo/rules/roles";
import type { SignedIn } from "@repo/rules/session";
import { cookies } from "next/headers";
import { env } from "@/env";
import { siteHeaders } from "./site-headers";

export type Session = { user: User; accessToken: string };

/** Refreshes an expired access token. @throws {RuleError} CMS_UNAVAILABLE: an outage is not a sign-out. */
export async function openSession(): Promise<Session | null> {
  const { accessToken, refreshToken } = await readTokens();
  if (accessToken) {
    const user = await unlessSignedOut(() => currentUser(accessToken));
    if (user) return { user, accessToken };
  }
  const next = refreshToken && (await unlessSignedOut(() => refresh(refreshToken)));
  if (!next) return null;
  await keepTokens(next);
  return { user: next.user, accessToken: next.access.token };
}

export async function readTokens() {
  const jar = await cookies();
  const names = cookieNames();
  return { accessToken: jar.get(names.access)?.value, refreshToken: jar.get(names.refresh)?.value };
}

export async function keepTokens({ access, refresh }: SignedIn): Promise<void> {
  const jar = await cookies();
  const names = cookieNames();
  jar.set(names.access, access.token, { ...attributes(), maxAge: access.lifetime });
  jar.set(names.refresh, refresh.token, { ...attributes(), maxAge: refresh.lifetime });
}

export async function dropTokens(): Promise<void> {
  const jar = await cookies();
  for (const name of Object.values(cookieNames())) jar.set(name, "", { ...attributes(), maxAge: 0 });
}

async function currentUser(accessToken: string): Promise<User> {
  const headers = { ...(await siteHeaders()), authorization: `Bearer ${accessToken}` };
  return readAnswer<User>(await cmsRest("/api/sessions/current", { headers }));
}

async function refresh(refreshToken: string): Promise<SignedIn> {
  const response = await cmsRest("/api/sessions/refresh", {
    method: "POST",
    body: { refreshToken },
    headers: await siteHeaders(),
  });
  return readAnswer<SignedIn>(response);
}

async function unlessSignedOut<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof RuleError && error.code === "UNAUTHENTICATED") return null;
    throw error;
  }
}

/** Cookies ignore ports: instances side by side on localhost need their own names. */
function cookieNames() {
  const prefix = env().siteIsLocal ? `site-${env().webPort}-` : "__Host-";
  return { access: `${prefix}access`, refresh: `${prefix}refresh` };
}

// Lax, because mails to HR link into the dashboard; cross-site writes are refused by origin.
const attributes = () => ({ httpOnly: true, secure: !env().siteIsLocal, sameSite: "lax", path: "/" }) as const;
