import { cmsSettings, isAccepted } from "@repo/process/settings";

export function isSite(headers: Record<string, string | string[] | undefined>): boolean {
  const token = headers["x-site-token"];
  return typeof token === "string" && isAccepted(token, cmsSettings(process.env).siteToken);
}
