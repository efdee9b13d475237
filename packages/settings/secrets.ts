import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** In constant time: hashing makes both sides equally long. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

/** Compares a whole Authorization header. */
export function isBearer(authorization: string | null | undefined, token: string): boolean {
  return isSameSecret(authorization ?? "", `Bearer ${token}`);
}
