import jwt from "jsonwebtoken";
import { cmsSettings } from "../settings";

const ALGORITHM = "HS256";

type Claims = { type: "access" | "refresh"; sessionId: string };

const secret = () => cmsSettings().secrets.jwt;

/** Verifies a token with any accepted secret; Strapi's session manager knows only the current one. */
export function verified<Content>(token: unknown, options?: jwt.VerifyOptions): Content | null {
  for (const value of secret().accepted) {
    try {
      return jwt.verify(String(token), value, { algorithms: [ALGORITHM], ...options }) as Content;
    } catch {}
  }
  return null;
}

export function signed(content: object, options: jwt.SignOptions): string {
  return jwt.sign(content, secret().current, { algorithm: ALGORITHM, ...options });
}

export function claimsOf(token: unknown, options?: { ignoreExpiration: boolean }): Claims | null {
  const claims = verified<Claims>(token, options);
  return claims?.sessionId ? claims : null;
}
