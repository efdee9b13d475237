import { company } from "@repo/brand";
import type { FAQPage, WebPage } from "schema-dts";
import type { SectionPage } from "@/cms/section-pages";
import { JsonLd } from "@/components/json-ld/json-ld";
import { absoluteUrl, breadcrumbs } from "@/lib/seo/structured-data";

type SectionPageJsonLdProps = { page: SectionPage; parent?: { name: string; path: string } };

export function SectionPageJsonLd({ page, parent }: SectionPageJsonLdProps) {
  const path = `/${page.path}`;
  const webPage: WebPage = {
    "@type": "WebPage",
    url: absoluteUrl(path),
    name: page.seo.metaTitle,
    description: page.seo.metaDescription,
    inLanguage: company().locale,
    isPartOf: { "@id": absoluteUrl("/#website") },
  };
  const crumbs = breadcrumbs(...(parent ? [parent] : []), { name: page.title, path });
  return <JsonLd data={{ "@context": "https://schema.org", "@graph": [webPage, crumbs, ...questionsOf(page)] }} />;
}

/** Gathers the questions of all sections, because search engines expect those of a page in one place. */
function questionsOf({ sections }: SectionPage): FAQPage[] {
  const questions = sections.flatMap((section) => ("questions" in section ? (section.questions ?? []) : []));
  if (questions.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ];
}
