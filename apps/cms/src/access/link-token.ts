import { createHash, createHmac, randomBytes } from "node:crypto";
import { cmsSettings } from "../settings";

/**
 * Makes the token of a link in a mail, of 256 bits. Only its digest is stored. `mail` is the ID of a mail that gets its
 * link while it is sent: a copy that is sent again has the same one, because mailboxes may keep only the first.
 */
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
