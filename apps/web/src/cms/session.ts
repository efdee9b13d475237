import "server-only";
import type { SignedIn } from "@repo/contract/http/session";
import { cookies } from "next/headers";
import { siteSettings } from "../settings";

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

/** Cookies don't depend on the port, so several instances on localhost need cookies of different names. */
function cookieNames() {
  const prefix = siteSettings().siteIsLocal ? `site-${siteSettings().webPort}-` : "__Host-";
  return { access: `${prefix}access`, refresh: `${prefix}refresh` };
}

// They are `lax`, because emails to HR link to the dashboard. Writes from other sites are refused by their origin.
const attributes = () => ({ httpOnly: true, secure: !siteSettings().siteIsLocal, sameSite: "lax", path: "/" }) as const;
