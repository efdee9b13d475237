import { createHash, randomBytes } from "node:crypto";
import { cmsSettings } from "@repo/process/settings";
import type { Core } from "@strapi/strapi";

const TABLE = "job_applications";

/** The token is in this address alone: what is stored can't be turned back into it. */
export function createPrivateLink(): { href: string; accessDigest: string } {
  const token = randomBytes(32).toString("base64url");
  return { href: `${cmsSettings(process.env).siteUrl}/applications/${token}`, accessDigest: digestOf(token) };
}

export function digestOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Leaves `updatedAt`, by which colleagues notice each other's changes. Says whether a link changed. */
export async function storeDigest(
  strapi: Core.Strapi,
  documentId: string,
  accessDigest: string | null,
): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }) => {
    const rows = trx(TABLE).where({ document_id: documentId });
    if (accessDigest === null) rows.whereNotNull("access_digest");
    return (await rows.update({ access_digest: accessDigest })) > 0;
  });
}
