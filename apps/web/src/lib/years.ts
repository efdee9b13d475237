import "server-only";
import { cacheLife } from "next/cache";
import { getSite } from "@/cms/site";

/** Returns what fills in `{year}`, and `{years}` as the years since the firm was founded, in texts of editors. */
export async function fillYears(): Promise<(text: string) => string> {
  const { siteSetting, company } = await getSite();
  const year = await currentYear(company.timeZone);
  const years = siteSetting ? Number(year) - siteSetting.foundingYear : 0;
  return (text) => text.replaceAll("{year}", year).replaceAll("{years}", String(years));
}

/** It is cached like content, so the year changes by itself. */
async function currentYear(timeZone: string): Promise<string> {
  "use cache";
  cacheLife("content");
  return new Intl.DateTimeFormat("en", { year: "numeric", timeZone }).format(new Date());
}
