import { listIndustries } from "@/cms/catalogue";
import { getPage } from "@/cms/pages";
import { PageHero } from "@/components/headings/page-hero";
import { NotFound } from "@/components/notices";
import { RelatedWork } from "@/components/work/related-work";
import { metadataOf } from "@/lib/seo/metadata";
import { IndustriesJsonLd } from "./industries-json-ld";
import { IndustryGrid } from "./industry-grid";
import { Intro } from "./intro";
import { Trades } from "./trades";

export const generateMetadata = () => metadataOf("industries-page");

export default async function IndustriesPage() {
  const [page, industries] = await Promise.all([getPage("industries-page"), listIndustries()]);
  if (!page) return <NotFound />;
  return (
    <>
      <IndustriesJsonLd page={page} />
      <PageHero hero={page.hero} aside={industries.length > 0 && <Trades industries={industries} />} />
      <Intro title={page.introTitle} text={page.introText} />
      <IndustryGrid industries={industries} callout={page.callout} />
      <RelatedWork place="onIndustriesPage" />
    </>
  );
}
