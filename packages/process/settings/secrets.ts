import { createHash, createHmac, timingSafeEqual } from "node:crypto";

const COMMAND_TOKEN_MS = 60_000;

const digest = (text: string) => createHash("sha256").update(text).digest();

export type RotatingSecret = {
  current: string;
  accepted: string[];
};

/** Takes constant time: hashing makes both sides equally long, and every value is compared. */
export function isAccepted(given: string, { accepted }: RotatingSecret): boolean {
  return accepted.filter((value) => timingSafeEqual(digest(given), digest(value))).length > 0;
}

export function isBearer(authorization: string | null | undefined, secret: RotatingSecret): boolean {
  const [, given] = /^Bearer (.+)$/.exec(authorization ?? "") ?? [];
  return given !== undefined && isAccepted(given, secret);
}

/** Tells the CMS for a minute that a command has `secret`, which must be one that the site doesn't get. */
export function commandToken(secret: string, at = Date.now()): string {
  return `${at}.${createHmac("sha256", secret).update(`command ${at}`).digest("base64url")}`;
}

export function isCommandToken(given: string, secret: string): boolean {
  const at = Number(given.split(".")[0]);
  if (!(Math.abs(Date.now() - at) < COMMAND_TOKEN_MS)) return false;
  return timingSafeEqual(digest(given), digest(commandToken(secret, at)));
}
