import { cmsSettings } from "@repo/settings";
import jwt from "jsonwebtoken";
import type { Session } from "./user-of-session";

const ALGORITHM = "HS256";

type Claims = { type: "access" | "refresh"; sessionId: string };

const secret = () => cmsSettings(process.env).secrets.jwt;

/** What one of our tokens says, or `null` when it is none of them. */
export function claimsOf(token: unknown, options?: { ignoreExpiration: boolean }): Claims | null {
  try {
    return jwt.verify(String(token), secret(), { algorithms: [ALGORITHM], ...options }) as Claims;
  } catch {
    return null;
  }
}

/** The refresh token of a session, as the session manager has made it before. */
export function refreshTokenOf({ userId, sessionId, expiresAt }: Session): string {
  const claims = { userId, sessionId, type: "refresh", exp: Math.floor(new Date(expiresAt).getTime() / 1000) };
  return jwt.sign(claims, secret(), { algorithm: ALGORITHM, noTimestamp: true });
}
