import type { PictureFragment, ServiceDetailFragment } from "@repo/cms-client/generated/graphql";
import { Icon } from "@repo/ui/icon";
import { SectionHeading } from "@/components/headings/section-heading";
import { Picture } from "@/components/picture";
import { Reveal } from "@/components/reveal";

type WhyChooseProps = { service: ServiceDetailFragment; image: PictureFragment | null | undefined };

export function WhyChoose({ service, image }: WhyChooseProps) {
  return (
    <section className="section bg-sand">
      <div className="container grid items-center gap-12 lg:grid-cols-2 lg:gap-20">
        <Reveal className="mx-auto w-full max-w-xl">
          <Picture
            picture={image}
            sizes="(min-width: 1024px) 560px, 92vw"
            className="h-auto w-full rounded-card shadow-lift"
          />
        </Reveal>
        <div>
          <SectionHeading title={service.whyChooseTitle} />
          <ul className="mt-8 divide-y divide-ink/10">
            {service.whyChooseList?.map((reason) => (
              <li key={reason.id} className="flex gap-4 py-3.5">
                <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-white text-blue-700 shadow-card">
                  <Icon name="check" className="size-4 stroke-[2.5]" />
                </span>
                {reason.name}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
