import type { FaqFragment } from "@repo/cms-client/generated/graphql";
import { Accordion } from "@repo/ui/accordion";
import { SectionHeading } from "@/components/headings/section-heading";

export function Faq({ title, faqs }: { title: string; faqs: FaqFragment[] }) {
  return (
    <section className="section bg-mist">
      <div className="container grid items-start gap-10 lg:grid-cols-[1fr_1.8fr] lg:gap-16">
        <SectionHeading title={title} className="lg:sticky lg:top-28" />
        <Accordion items={faqs.map(({ documentId, question, answer }) => ({ id: documentId, question, answer }))} />
      </div>
    </section>
  );
}
