import { randomUUID } from "node:crypto";

/** Returns the header by which the CMS knows the site. */
export const bySite = (settings: Record<string, string>) => ({ "x-site-token": settings.SITE_TOKEN ?? "" });

/** The hash of some text, with as many rounds as Strapi uses, where a test's CMS takes four. */
export const TEN_ROUNDS = "$2b$10$0xOWjwEPtLpiUhWCZ3.MMenpeA.0FHErLIESV/32STzMzt5tVnrny";

export function signInTo(
  settings: Record<string, string>,
  role: "jobs-admin" | "blog-admin",
  account?: { email?: unknown; password?: unknown },
  clientAddress: string = randomUUID(),
): Promise<Response> {
  const prefix = role === "jobs-admin" ? "JOBS" : "BLOG";
  const own = { email: settings[`${prefix}_ADMIN_EMAIL`], password: settings[`${prefix}_ADMIN_PASSWORD`] };
  return fetch(`${settings.CMS_URL}/api/sessions`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...bySite(settings),
      "x-client-address": clientAddress,
    },
    body: JSON.stringify({ ...own, ...account, role }),
  });
}
