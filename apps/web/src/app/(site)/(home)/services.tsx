import type { HomeServiceCardFragment } from "@repo/cms-client/generated/graphql";
import type { Page } from "@repo/cms-client/pages";
import { toLines } from "@repo/contract/text/lines";
import { Icon } from "@repo/ui/icon";
import { CalloutCard } from "@/components/cards/callout-card";
import { SectionHeading } from "@/components/headings/headings";
import { Link } from "@/components/link";
import { Pinned } from "./pinned";

export function Services({ home }: { home: Page<"home-page"> }) {
  const cards = home.serviceCards ?? [];
  return (
    <Pinned cards={cards.length + 1} labelledBy="services" className="bg-mist">
      <div className={stage}>
        <div className={head}>
          <SectionHeading id="services" title={home.servicesTitle} subtitle={home.servicesSubtitle} />
          <div aria-hidden className="mt-8 hidden h-1 max-w-64 grow rounded-full bg-line pinned:block">
            <div className="pin-progress h-full rounded-full bg-blue" />
          </div>
        </div>
        <div className={frame}>
          <ul className={track}>
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

const stage =
  "section container pinned:[--gutter:max(2rem,calc((100%-77.5rem)/2+2rem))] pinned:sticky pinned:top-0 pinned:flex pinned:h-svh pinned:max-w-none pinned:items-center pinned:gap-4 pinned:overflow-clip pinned:py-0 pinned:pt-16 pinned:pr-0 pinned:pl-(--gutter) pinned:tall:flex-col pinned:tall:items-stretch pinned:tall:justify-center pinned:tall:gap-0 pinned:tall:pt-17.5 pinned:tall:pl-0";
const head =
  "pinned:w-70 pinned:shrink-0 pinned:lg:w-90 pinned:tall:flex pinned:tall:w-full pinned:tall:items-end pinned:tall:justify-between pinned:tall:gap-12 pinned:tall:px-(--gutter)";
const frame =
  "mt-12 pinned:@container pinned:mt-0 pinned:min-w-0 pinned:grow pinned:overflow-x-clip pinned:mask-l-from-[calc(100%-2.5rem)] pinned:tall:-mb-12 pinned:tall:grow-0 pinned:tall:mask-none";
const track =
  "pin-track grid gap-6 md:grid-cols-2 xl:grid-cols-3 pinned:flex pinned:w-max pinned:px-10 pinned:py-12 pinned:tall:px-(--gutter)";
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
