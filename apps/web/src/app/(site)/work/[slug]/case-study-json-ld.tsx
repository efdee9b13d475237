import { mediaPath } from "@repo/contract/page/media";
import { addressOf } from "@repo/contract/site/addresses";
import type { Article } from "schema-dts";
import type { CaseStudyDetailFragment } from "@/cms/generated/graphql";
import { getSite } from "@/cms/site";
import { JsonLd } from "@/components/json-ld/json-ld";
import { absoluteUrl, breadcrumbs } from "@/lib/seo/structured-data";

export async function CaseStudyJsonLd({ caseStudy }: { caseStudy: CaseStudyDetailFragment }) {
  const { siteSetting } = await getSite();
  const path = addressOf("case-study", caseStudy);
  const firm = { "@type": "Organization" as const, name: siteSetting?.firmName, url: absoluteUrl("/") };
  const article: Article = {
    "@type": "Article",
    headline: caseStudy.title,
    description: caseStudy.seo.metaDescription,
    url: absoluteUrl(path),
    mainEntityOfPage: absoluteUrl(path),
    image: caseStudy.picture ? absoluteUrl(mediaPath(caseStudy.picture.url)) : undefined,
    datePublished: caseStudy.createdAt ?? undefined,
    dateModified: caseStudy.updatedAt ?? undefined,
    articleSection: caseStudy.industry?.title,
    about: caseStudy.services.flatMap((service) =>
      service
        ? [{ "@type": "Service" as const, name: service.title, url: absoluteUrl(addressOf("service", service)) }]
        : [],
    ),
    author: firm,
    publisher: firm,
  };
  const crumbs = breadcrumbs({ name: "Work", path: "/work" }, { name: caseStudy.title, path });
  return <JsonLd data={{ "@context": "https://schema.org", "@graph": [article, crumbs] }} />;
}
