import { cmsSettings } from "@repo/process/settings";
import type { Core } from "@strapi/strapi";

export async function firmName(strapi: Core.Strapi): Promise<string> {
  const settings = await strapi.documents("api::site-setting.site-setting").findFirst({ status: "published" });
  return settings?.firmName ?? new URL(cmsSettings(process.env).siteUrl).hostname;
}
