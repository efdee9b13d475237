import type { ServiceDetailFragment } from "@repo/cms-client/generated/graphql";
import { Picture } from "@/components/picture";
import { Reveal } from "@/components/reveal";
import { SectionHeading } from "@/components/section-heading";

export function Offers({ service }: { service: ServiceDetailFragment }) {
  return (
    <section className="section pt-36 xl:pt-40">
      <div className="container">
        <SectionHeading title={service.whatWeOfferTitle} />
        <ul className="mt-12 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {service.whatWeOffer?.map(
            (offer, index) =>
              offer && (
                <Reveal key={offer.id} as="li" delay={(index % 3) * 0.07} className="card p-7 lg:p-8">
                  <span className="grid size-12 place-items-center rounded-2xl bg-sky">
                    <Picture picture={offer.icon} sizes="24px" className="size-6" />
                  </span>
                  <h3 className="mt-5 text-card">{offer.title}</h3>
                  <p className="mt-2 text-slate">{offer.description}</p>
                </Reveal>
              ),
          )}
        </ul>
      </div>
    </section>
  );
}
