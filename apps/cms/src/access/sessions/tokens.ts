import { cmsSettings } from "@repo/process/settings";
import jwt from "jsonwebtoken";
import type { Session } from "./user-of-session";

const ALGORITHM = "HS256";

type Claims = { type: "access" | "refresh"; sessionId: string };

const secret = () => cmsSettings(process.env).secrets.jwt;

/** Verifies a token with any accepted secret; Strapi's session manager knows only the current one. */
export function claimsOf(token: unknown, options?: { ignoreExpiration: boolean }): Claims | null {
  for (const value of secret().accepted) {
    try {
      return jwt.verify(String(token), value, { algorithms: [ALGORITHM], ...options }) as Claims;
    } catch {}
  }
  return null;
}

export function refreshTokenOf({ userId, sessionId, expiresAt }: Session): string {
  const claims = { userId, sessionId, type: "refresh", exp: Math.floor(new Date(expiresAt).getTime() / 1000) };
  return jwt.sign(claims, secret().current, { algorithm: ALGORITHM, noTimestamp: true });
}
