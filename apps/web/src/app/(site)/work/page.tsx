import { getPage } from "@repo/cms-client/pages";
import { listCaseStudies } from "@repo/cms-client/work";
import { PageHero } from "@/components/headings/page-hero";
import { CollectionJsonLd } from "@/components/json-ld/collection-json-ld";
import { NotFound } from "@/components/notices/not-found";
import { pageMetadata } from "@/lib/seo/metadata";
import { caseStudyPath } from "@/lib/work";
import { WorkList } from "./work-list";

export const generateMetadata = async () => pageMetadata("/work", (await getPage("work-page"))?.seo);

export default async function WorkPage() {
  const [page, caseStudies] = await Promise.all([getPage("work-page"), listCaseStudies()]);
  if (!page) return <NotFound />;
  return (
    <>
      <CollectionJsonLd
        page={page}
        name="Work"
        path="/work"
        items={caseStudies.map(({ title, slug }) => ({ name: title, path: caseStudyPath(slug) }))}
      />
      <PageHero hero={page.hero} />
      <WorkList page={page} all={caseStudies} />
    </>
  );
}
