import { useIntl } from "react-intl";

type Texts = Record<string, string>;
type Values = Record<string, string | number>;

export function registerTexts(pluginId: string, languages: Record<string, Texts>) {
  return async ({ locales }: { locales: string[] }) =>
    locales.map((locale) => ({
      locale,
      data: Object.fromEntries(
        Object.entries(languages[locale] ?? {}).map(([key, text]) => [`${pluginId}.${key}`, text]),
      ),
    }));
}

export function useTexts(pluginId: string): (key: string, values?: Values) => string {
  const { formatMessage } = useIntl();
  return (key, values) => formatMessage({ id: `${pluginId}.${key}` }, values);
}
