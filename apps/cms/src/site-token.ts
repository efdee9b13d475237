import { createHash, timingSafeEqual } from "node:crypto";
import { cmsSettings } from "@repo/settings";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether a request comes from the site's own server: its header `x-site-token` holds the setting SITE_TOKEN. */
export function isSite(headers: Record<string, string | string[] | undefined>): boolean {
  const token = headers["x-site-token"];
  return typeof token === "string" && timingSafeEqual(digest(token), digest(cmsSettings(process.env).siteToken));
}
