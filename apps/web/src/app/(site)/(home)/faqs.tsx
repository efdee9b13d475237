import type { FaqFragment } from "@repo/cms-client/generated/graphql";
import type { Page } from "@repo/cms-client/pages";
import { Accordion } from "@repo/ui/accordion";
import { SectionHeading } from "@/components/headings/section-heading";
import { JsonLd } from "@/components/json-ld/json-ld";
import { Picture } from "@/components/picture";

export function Faqs({ home, faqs }: { home: Page<"home-page">; faqs: FaqFragment[] }) {
  return (
    <section className="section" aria-labelledby="faq">
      <div className="container">
        <SectionHeading id="faq" title={home.faqTitle} subtitle={home.faqSubtitle} />
        <div className="mt-12 grid items-start gap-12 lg:grid-cols-[360px_1fr] lg:gap-16">
          <Picture picture={home.faqImage} sizes="360px" className="hidden h-auto w-full rounded-card lg:block" />
          <Accordion items={faqs.map(({ documentId, question, answer }) => ({ id: documentId, question, answer }))} />
        </div>
      </div>
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@type": "FAQPage",
          mainEntity: faqs.map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: answer },
          })),
        }}
      />
    </section>
  );
}
