import { cmsSettings, isSameSecret } from "@repo/settings";

export function isSite(headers: Record<string, string | string[] | undefined>): boolean {
  const token = headers["x-site-token"];
  return typeof token === "string" && isSameSecret(token, cmsSettings(process.env).siteToken);
}
