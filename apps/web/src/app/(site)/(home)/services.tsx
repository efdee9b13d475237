import { toLines } from "@repo/contract/text/lines";
import { Icon } from "@repo/ui/icon";
import type { HomeServiceCardFragment } from "@/cms/generated/graphql";
import type { Page } from "@/cms/pages";
import { CalloutCard } from "@/components/cards/callout-card";
import { SectionHeading } from "@/components/headings/headings";
import { Link } from "@/components/link";
import { Pinned } from "./pinned";

export function Services({ home }: { home: Page<"home-page"> }) {
  const cards = home.serviceCards ?? [];
  return (
    <Pinned cards={cards.length + 1} labelledBy="services" className="bg-mist">
      <div className="section container pinned:pin-stage">
        <div className="pinned:pin-head">
          <SectionHeading id="services" title={home.servicesTitle} subtitle={home.servicesSubtitle} />
          <div aria-hidden className="mt-8 hidden h-1 max-w-64 grow rounded-full bg-line pinned:block">
            <div className="pin-progress h-full rounded-full bg-blue" />
          </div>
        </div>
        <div className="mt-12 pinned:pin-frame">
          <ul className="pin-track grid gap-6 md:grid-cols-2 xl:grid-cols-3 pinned:pin-cards">
            {cards.map((card, index) => (
              <ServiceCard key={card.id} card={card} number={index + 1} />
            ))}
            <li className={`${size} *:grow`}>
              <CalloutCard callout={home.viewAllCard} level={3} titleClass="text-title" className="night" />
            </li>
          </ul>
        </div>
      </div>
    </Pinned>
  );
}

const size = "relative flex flex-col md:min-h-[420px] pinned:w-[360px] pinned:shrink-0";

function ServiceCard({ card, number }: { card: HomeServiceCardFragment; number: number }) {
  return (
    <li className={`card card-hover group p-7 ${size}`}>
      <div className="flex items-start justify-between">
        <span aria-hidden className="font-display font-semibold text-cyan-700 text-sm tabular-nums">
          {String(number).padStart(2, "0")}
        </span>
        <span aria-hidden className="card-arrow">
          <Icon name="arrow-up-right" className="size-5" />
        </span>
      </div>
      <h3 className="mt-1 text-card">
        <Link
          href={card.link.href}
          newTab={card.link.newTab}
          title={card.link.label}
          className="after:absolute after:inset-0 after:rounded-card"
        >
          {card.title}
        </Link>
      </h3>
      <p className="mt-2 text-slate md:min-h-[2lh]">{card.description}</p>
      <ul className="checks mt-5 border-line border-t pt-5 text-[0.9375rem] leading-[1.6]">
        {toLines(card.bullets).map((bullet) => (
          <li key={bullet}>{bullet}</li>
        ))}
      </ul>
    </li>
  );
}
