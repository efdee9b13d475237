import type { FaqFragment } from "@/cms/generated/graphql";
import type { Page } from "@/cms/pages";
import { SectionHeading } from "@/components/headings/headings";
import { Picture } from "@/components/picture";
import { FaqList } from "./faq-list";

export function Faqs({ home, faqs }: { home: Page<"home-page">; faqs: FaqFragment[] }) {
  return (
    <section className="section" aria-labelledby="faq">
      <div className="container">
        <SectionHeading id="faq" title={home.faqTitle} subtitle={home.faqSubtitle} />
        <div className="mt-12 grid items-start gap-12 lg:grid-cols-[360px_1fr] lg:gap-16">
          <Picture picture={home.faqImage} sizes="360px" className="hidden h-auto w-full rounded-card lg:block" />
          <div>
            <FaqList items={faqs.map(({ question, answer }, index) => ({ id: String(index), question, answer }))} />
          </div>
        </div>
      </div>
    </section>
  );
}
