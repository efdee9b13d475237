import { addressOf } from "@repo/contract/site/addresses";
import { getPage } from "@/cms/pages";
import { getCaseStudy } from "@/cms/work";
import { NotFound } from "@/components/notices";
import { followRedirect } from "@/lib/redirects";
import { pageMetadata, withMarkdown } from "@/lib/seo/metadata";
import { Invitation } from "../work-list";
import { CaseStudyHero } from "./case-study-hero";
import { CaseStudyJsonLd } from "./case-study-json-ld";
import { Gallery, Next, Quote, Results, Story, Technologies } from "./sections";
import { caseStudyEntries } from "./site-page";

/** Next.js requires at least one entry. */
export async function generateStaticParams() {
  const slugs = await caseStudyEntries.listPrerendered();
  return slugs.length > 0 ? slugs.map((slug) => ({ slug })) : [{ slug: "none" }];
}

export async function generateMetadata({ params }: PageProps<"/work/[slug]">) {
  const { slug } = await params;
  const [caseStudy, page] = await Promise.all([getCaseStudy(slug), getPage("work-page")]);
  const path = addressOf("case-study", { slug });
  return withMarkdown(await pageMetadata(path, page && caseStudy?.seo, () => caseStudyEntries.card(slug)), path);
}

export default async function CaseStudyPage({ params }: PageProps<"/work/[slug]">) {
  const { slug } = await params;
  const [caseStudy, page] = await Promise.all([getCaseStudy(slug), getPage("work-page")]);
  if (!page) return <NotFound />;
  if (!caseStudy) {
    await followRedirect(addressOf("case-study", { slug }), caseStudyEntries);
    return <NotFound />;
  }
  return (
    <>
      <CaseStudyJsonLd caseStudy={caseStudy} />
      <article>
        <CaseStudyHero caseStudy={caseStudy} />
        <Story caseStudy={caseStudy} page={page} />
        <Results caseStudy={caseStudy} page={page} />
        <Quote caseStudy={caseStudy} />
        <Technologies caseStudy={caseStudy} page={page} />
        <Gallery caseStudy={caseStudy} page={page} />
      </article>
      <Next slug={slug} />
      <Invitation page={page} />
    </>
  );
}
