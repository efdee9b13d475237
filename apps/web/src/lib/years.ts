import "server-only";
import { company } from "@repo/brand";
import { cacheLife } from "next/cache";
import { getSite } from "@/cms/site";

/** Returns what fills in `{year}`, and `{years}` as the years since the firm was founded, in texts of editors. */
export async function fillYears(): Promise<(text: string) => string> {
  const [year, { siteSetting }] = await Promise.all([currentYear(), getSite()]);
  const years = siteSetting ? Number(year) - siteSetting.foundingYear : 0;
  return (text) => text.replaceAll("{year}", year).replaceAll("{years}", String(years));
}

/** Returns the year in the company's zone. It is cached like content, so the year changes by itself. */
async function currentYear(): Promise<string> {
  "use cache";
  cacheLife("content");
  const { locale, timeZone } = company();
  return new Intl.DateTimeFormat(locale, { year: "numeric", timeZone }).format(new Date());
}
