import { createHash, createHmac, randomBytes } from "node:crypto";
import { cmsSettings } from "../settings";

/** `mail` is an ID. Sent again, it has the same link: mailboxes may keep only the first copy. Store the digest. */
export function createLinkToken(mail?: string): { token: string; digest: string } {
  const bytes = mail === undefined ? randomBytes(32) : keyed(mail);
  const token = bytes.toString("base64url");
  return { token, digest: digestOf(token) };
}

const keyed = (mail: string) =>
  createHmac("sha256", cmsSettings().secrets.jwt.current).update(`link in mail ${mail}`).digest();

export function digestOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
