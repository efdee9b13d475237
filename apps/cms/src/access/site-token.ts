import { isAccepted } from "@repo/process/settings";
import { cmsSettings } from "../settings";

export function isSite(headers: Record<string, string | string[] | undefined>): boolean {
  const token = headers["x-site-token"];
  return typeof token === "string" && isAccepted(token, cmsSettings().siteToken);
}
