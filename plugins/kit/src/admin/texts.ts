import { useIntl } from "react-intl";

type Texts = Record<string, string>;
type Values = Record<string, string | number>;

/** What `registerTrads` of a plugin is: its texts, by language. Where a language lacks one, Strapi shows the English. */
export function registerTexts(pluginId: string, languages: Record<string, Texts>) {
  return async ({ locales }: { locales: string[] }) =>
    locales.map((locale) => ({
      locale,
      data: Object.fromEntries(
        Object.entries(languages[locale] ?? {}).map(([key, text]) => [`${pluginId}.${key}`, text]),
      ),
    }));
}

/** Looks up the texts of a plugin in the language of the panel. */
export function useTexts(pluginId: string): (key: string, values?: Values) => string {
  const { formatMessage } = useIntl();
  return (key, values) => formatMessage({ id: `${pluginId}.${key}` }, values);
}
