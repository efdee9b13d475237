import type { SignedIn } from "@repo/contract/http/session";
import { createPanel } from "@repo/testing/panel";
import { tampered } from "@repo/testing/tampered";
import jwt from "jsonwebtoken";
import { expect, inject } from "vitest";
import { panelToken } from "./panel-token";
import { signInTo } from "./sign-in";

const url = (path: string) => inject("cmsUrl") + path;

export const ROLES = [
  "nobody",
  "the site",
  "jobs-admin",
  "blog-admin",
  "expired token",
  "revoked token",
  "tampered token",
] as const;
export type Who = (typeof ROLES)[number];

/** Shorter than the five minutes for which a token is valid. */
const TOKEN_MS = 2 * 60_000;
/** Tokens by test file and role. */
const tokens = new Map<string, { token: Promise<string>; since: number }>();

/** Returns headers. Everyone except "nobody" reaches the CMS through the site. */
export async function as(who: Who): Promise<Record<string, string>> {
  if (who === "nobody") return {};
  const bySite = { "x-site-token": inject("settings").SITE_TOKEN ?? "" };
  if (who === "the site") return bySite;
  const key = `${expect.getState().testPath} ${who}`;
  let known = tokens.get(key);
  if (!known || Date.now() - known.since > TOKEN_MS) known = { token: tokenOf(who), since: Date.now() };
  tokens.set(key, known);
  return { ...bySite, authorization: `Bearer ${await known.token}` };
}

async function tokenOf(who: Who): Promise<string> {
  const settings = inject("settings");
  const response = await signInTo(settings, who === "blog-admin" ? "blog-admin" : "jobs-admin");
  const { token } = ((await response.json()) as SignedIn).access;
  if (who === "expired token") {
    return jwt.sign(
      { ...(jwt.decode(token) as object), exp: Math.floor(Date.now() / 1000) - 1 },
      settings.JWT_SECRET ?? "",
    );
  }
  if (who === "revoked token") {
    await rest("/api/sessions/end", { method: "POST", body: { token }, headers: site(who) });
  }
  return who === "tampered token" ? tampered(token) : token;
}

type Options = { who?: Who; method?: string; body?: unknown; headers?: Record<string, string> };

export async function rest(
  path: string,
  { who = "the site", method = "GET", body, headers }: Options = {},
): Promise<Response> {
  const form = body instanceof FormData || body instanceof URLSearchParams;
  return fetch(url(path), {
    method,
    headers: { ...(await as(who)), ...(body && !form ? { "content-type": "application/json" } : {}), ...headers },
    body: form ? body : body ? JSON.stringify(body) : undefined,
  });
}

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by the tests themselves
type Answer = { data?: any; errors?: { message: string; extensions: { code: string } }[] };

export async function graphql(query: string, who: Who = "the site", headers?: Record<string, string>): Promise<Answer> {
  return (await rest("/graphql", { who, method: "POST", body: { query }, headers })).json() as Promise<Answer>;
}

export const panel = createPanel(inject("cmsUrl"), panelToken);

export function panelSession(): Record<string, string> {
  return { authorization: `Bearer ${panelToken()}` };
}

export function site(clientAddress: string): Record<string, string> {
  return { "x-site-token": inject("settings").SITE_TOKEN ?? "", "x-client-address": clientAddress };
}
