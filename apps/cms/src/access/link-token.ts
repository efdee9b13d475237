import { createHash, randomBytes } from "node:crypto";

/** Makes the token of a link in a mail, which has 256 random bits. Only its digest is stored. */
export function createLinkToken(): { token: string; digest: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, digest: digestOf(token) };
}

export function digestOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
