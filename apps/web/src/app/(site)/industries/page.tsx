import { listIndustries } from "@repo/cms-client/catalogue";
import { getIndustriesPage } from "@repo/cms-client/pages";
import { notFound } from "next/navigation";
import { PageHero } from "@/components/page-hero";
import { pageMetadata } from "@/lib/seo";
import { IndustriesData } from "./industries-data";
import { IndustryGrid } from "./industry-grid";
import { Intro } from "./intro";

export const generateMetadata = async () => pageMetadata("/industries", (await getIndustriesPage())?.seo);

export default async function IndustriesPage() {
  const [page, industries] = await Promise.all([getIndustriesPage(), listIndustries()]);
  if (!page) notFound();
  return (
    <>
      <IndustriesData page={page} />
      <PageHero hero={page.hero} />
      <Intro title={page.introTitle} text={page.introText} />
      <IndustryGrid industries={industries} callout={page.callout} />
    </>
  );
}
