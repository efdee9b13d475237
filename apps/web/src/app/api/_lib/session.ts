import "server-only";
import { RuleError } from "@repo/contract/http/errors";
import type { SignedIn } from "@repo/contract/http/session";
import { cookies } from "next/headers";
import { readResponse } from "@/cms/rest";
import { env } from "@/env";
import { callCms } from "@/lib/call-cms";

/** Renews a missing or refused token once. Throws a `RuleError`: UNAUTHENTICATED, or CMS_UNAVAILABLE in an outage. */
export async function withAccessToken<Result>(call: (accessToken: string) => Promise<Result>): Promise<Result> {
  const { accessToken, refreshToken } = await readTokens();
  if (accessToken) {
    try {
      return await call(accessToken);
    } catch (error) {
      if (!refreshToken || !isUnauthenticated(error)) throw error;
    }
  }
  if (!refreshToken) throw new RuleError("UNAUTHENTICATED");
  const next = await refresh(refreshToken);
  await keepTokens(next);
  return call(next.access.token);
}

export const isUnauthenticated = (error: unknown) => error instanceof RuleError && error.code === "UNAUTHENTICATED";

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

async function refresh(refreshToken: string): Promise<SignedIn> {
  return readResponse(await callCms("/api/sessions/refresh", { method: "POST", body: { refreshToken } }));
}

/** Cookies don't depend on the port, so several instances on localhost need cookies of different names. */
function cookieNames() {
  const prefix = env().siteIsLocal ? `site-${env().webPort}-` : "__Host-";
  return { access: `${prefix}access`, refresh: `${prefix}refresh` };
}

// They are `lax`, because emails to HR link to the dashboard. Writes from other sites are refused by their origin.
const attributes = () => ({ httpOnly: true, secure: !env().siteIsLocal, sameSite: "lax", path: "/" }) as const;
