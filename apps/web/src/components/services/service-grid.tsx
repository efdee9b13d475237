import { addressOf } from "@repo/contract/site/addresses";
import { Icon } from "@repo/ui/icon";
import type { ServiceCardFragment } from "@/cms/generated/graphql";
import { Heading, type Level } from "@/components/headings/headings";
import { IconPicture } from "@/components/icon-picture";
import { Link } from "@/components/link";
import { Reveal } from "@/components/reveal";

type ServiceGridProps = { services: ServiceCardFragment[]; level?: Level; className: string };

/** A grid in which a last card that is alone spans both columns. */
export function ServiceGrid({ services, level = 3, className }: ServiceGridProps) {
  return (
    <ul className={`grid gap-6 min-[769px]:grid-cols-2 ${className}`}>
      {services.map((service, index) => (
        <Reveal
          key={service.documentId}
          as="li"
          delay={(index % 3) * 0.07}
          className="@container min-[769px]:max-[999.9px]:last:odd:col-span-2"
        >
          <ServiceCard service={service} level={level} />
        </Reveal>
      ))}
    </ul>
  );
}

function ServiceCard({ service, level }: { service: ServiceCardFragment; level: Level }) {
  return (
    <article
      className={`card card-hover group relative flex h-full flex-col p-7 hover:border-blue min-[1000px]:min-h-[100cqi] min-[1180px]:p-9 ${row}`}
    >
      <div className="flex items-start justify-between min-[560px]:max-[768px]:contents">
        <span className="grid size-14 place-items-center rounded-2xl bg-sky transition-colors group-hover:bg-blue min-[1180px]:size-16">
          <IconPicture
            picture={service.icon}
            sizes="32px"
            className="size-7 transition-[filter] group-hover:brightness-0 group-hover:invert min-[1180px]:size-8"
          />
        </span>
        <span className="order-last grid size-11 place-items-center rounded-full border border-line text-blue transition-colors group-hover:border-orange group-hover:bg-orange group-hover:text-ink">
          <Icon name="arrow-right" className="size-5 -rotate-45 transition-transform group-hover:rotate-0" />
        </span>
      </div>
      <div className="mt-8 min-[1000px]:mt-6 min-[560px]:max-[768px]:mt-0">
        <Heading level={level} className="text-card">
          <Link
            href={addressOf("service", service)}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-orange-700 focus-visible:after:outline-offset-3"
          >
            {service.title}
          </Link>
        </Heading>
        <p className="mt-3 text-slate min-[1180px]:min-h-[4lh] min-[1180px]:text-lg/7 min-[560px]:max-[768px]:mt-1">
          {service.description}
        </p>
      </div>
    </article>
  );
}

/** Classes for 560 to 768 px, where each card has a row to itself and is laid out horizontally. */
const row =
  "min-[560px]:max-[768px]:grid min-[560px]:max-[768px]:grid-cols-[auto_1fr_auto] min-[560px]:max-[768px]:items-center min-[560px]:max-[768px]:gap-6";
