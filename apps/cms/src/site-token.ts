import { createHash, timingSafeEqual } from "node:crypto";
import { cmsSettings } from "@repo/settings";

const digest = (text: string) => createHash("sha256").update(text).digest();

export function isSite(headers: Record<string, string | string[] | undefined>): boolean {
  const token = headers["x-site-token"];
  return typeof token === "string" && timingSafeEqual(digest(token), digest(cmsSettings(process.env).siteToken));
}
