import type { Core } from "@strapi/strapi";
import { createLinkToken } from "../access/link-token";
import { cmsSettings } from "../settings";

const TABLE = "job_applications";

/** Only this address contains the token: it can't be read from the digest that is stored. */
export function createPrivateLink(mail?: string): { href: string; accessDigest: string } {
  const { token, digest } = createLinkToken(mail);
  return { href: `${cmsSettings().siteUrl}/applications/${token}`, accessDigest: digest };
}

/** Leaves `updatedAt` alone, by which colleagues notice each other's changes. Returns whether a link changed. */
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
