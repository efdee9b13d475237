import { addressOf, FEEDS } from "@repo/contract/site/addresses";
import type { Metadata } from "next";
import { getPage } from "@/cms/pages";
import { listCaseStudies } from "@/cms/work";
import { PageHero } from "@/components/headings/page-hero";
import { CollectionJsonLd } from "@/components/json-ld/collection-json-ld";
import { NotFound } from "@/components/notices";
import { metadataOf, withFeeds } from "@/lib/seo/metadata";
import { LeadingResult } from "./leading-result";
import { WorkList } from "./work-list";

export async function generateMetadata(): Promise<Metadata> {
  const page = await getPage("work-page");
  return withFeeds(await metadataOf("work-page"), page?.seo.metaTitle, FEEDS.work);
}

export default async function WorkPage() {
  const [page, caseStudies] = await Promise.all([getPage("work-page"), listCaseStudies()]);
  if (!page) return <NotFound />;
  const leading = caseStudies.find(({ results }) => results?.length);
  return (
    <>
      <CollectionJsonLd
        page={page}
        name="Work"
        path="/work"
        items={caseStudies.map(({ title, slug }) => ({ name: title, path: addressOf("case-study", { slug }) }))}
      />
      <PageHero hero={page.hero} aside={leading && <LeadingResult caseStudy={leading} />} />
      <WorkList page={page} all={caseStudies} />
    </>
  );
}
