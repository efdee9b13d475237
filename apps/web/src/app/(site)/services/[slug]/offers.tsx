import type { ServiceDetailFragment } from "@repo/cms-client/generated/graphql";
import { IconCards } from "@/components/cards/icon-cards";
import { SectionHeading } from "@/components/headings/section-heading";

export function Offers({ service }: { service: ServiceDetailFragment }) {
  return (
    <section className="section pt-36 xl:pt-40">
      <div className="container">
        <SectionHeading title={service.whatWeOfferTitle} />
        <IconCards cards={service.whatWeOffer} />
      </div>
    </section>
  );
}
