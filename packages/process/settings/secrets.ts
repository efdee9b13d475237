import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Several values are accepted during a rotation, when replicas with old and new settings run side by side. */
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
