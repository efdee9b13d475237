import type { Core, UID } from "@strapi/strapi";

export type Locale = string | null;

export function isLocalized(strapi: Core.Strapi, uid: UID.ContentType): boolean {
  const { i18n } = (strapi.contentType(uid).pluginOptions ?? {}) as { i18n?: { localized?: boolean } };
  return i18n?.localized === true;
}

export async function localeCondition(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  locale: unknown,
): Promise<{ locale?: unknown }> {
  if (!isLocalized(strapi, uid) || locale === "*") return {};
  if (Array.isArray(locale)) return { locale: { $in: locale } };
  return { locale: locale ?? (await strapi.plugin("i18n").service("locales").getDefaultLocale()) };
}
