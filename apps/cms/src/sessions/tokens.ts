import { cmsSettings } from "@repo/settings";
import jwt from "jsonwebtoken";
import type { Session } from "./user-of-session";

const ALGORITHM = "HS256";

type Claims = { type: "access" | "refresh"; sessionId: string };

const secret = () => cmsSettings(process.env).secrets.jwt;

export function claimsOf(token: unknown, options?: { ignoreExpiration: boolean }): Claims | null {
  try {
    return jwt.verify(String(token), secret(), { algorithms: [ALGORITHM], ...options }) as Claims;
  } catch {
    return null;
  }
}

/** Reproduces the token that the session manager issued. */
export function refreshTokenOf({ userId, sessionId, expiresAt }: Session): string {
  const claims = { userId, sessionId, type: "refresh", exp: Math.floor(new Date(expiresAt).getTime() / 1000) };
  return jwt.sign(claims, secret(), { algorithm: ALGORITHM, noTimestamp: true });
}
