import type { Core } from "@strapi/strapi";

export async function firmNameOf(strapi: Core.Strapi): Promise<string> {
  const site: { firmName: string } | null = await strapi.db
    .query("api::site-setting.site-setting")
    .findOne({ select: ["firmName"], where: { publishedAt: { $notNull: true } } });
  return site?.firmName ?? "";
}
