import type { Page } from "@repo/cms-client/pages";
import { Icon } from "@repo/ui/icon";
import type { IconName } from "@repo/ui/icon-names";
import { Reveal } from "@/components/reveal";

export function Purpose({ page }: { page: Page<"about-page"> }) {
  return (
    <section className="section">
      <div className="container grid gap-6 md:grid-cols-2">
        <Card icon="compass" title={page.missionTitle} text={page.missionText} className="bg-sky text-blue" />
        <Card icon="telescope" title={page.visionTitle} text={page.visionText} className="bg-sand text-orange-700" />
      </div>
    </section>
  );
}

type CardProps = { icon: IconName; title: string; text: string; className: string };

function Card({ icon, title, text, className }: CardProps) {
  return (
    <Reveal className={`rounded-card p-8 md:p-10 lg:p-14 ${className}`}>
      <span className="grid size-14 place-items-center rounded-2xl bg-white shadow-card">
        <Icon name={icon} className="size-7 stroke-[1.5]" />
      </span>
      <h2 className="mt-8 text-ink text-title">{title}</h2>
      <p className="mt-4 text-ink text-lead">{text}</p>
    </Reveal>
  );
}
