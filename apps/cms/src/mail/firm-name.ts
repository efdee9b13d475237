import type { Core } from "@strapi/strapi";
import { cmsSettings } from "../settings";

export async function firmName(strapi: Core.Strapi): Promise<string> {
  const settings = await strapi.documents("api::site-setting.site-setting").findFirst({ status: "published" });
  return settings?.firmName ?? new URL(cmsSettings().siteUrl).hostname;
}
