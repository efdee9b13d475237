import type { ServiceDetailFragment } from "@repo/cms-client/generated/graphql";
import { SectionHeading } from "@/components/headings/section-heading";
import { QuoteRow } from "@/components/sections/quote-row";

export function Testimonials({ service }: { service: ServiceDetailFragment }) {
  return (
    <section className="section">
      <div className="container">
        <SectionHeading title={service.testimonialsTitle} />
        <QuoteRow quotes={service.testimonials} label={service.testimonialsTitle} />
      </div>
    </section>
  );
}
