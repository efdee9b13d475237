import type { CareersPageQuery } from "@repo/cms-client/generated/graphql";
import { Picture } from "@/components/picture";
import { Reveal } from "@/components/reveal";
import { SectionHeading } from "@/components/section-heading";

type Page = NonNullable<CareersPageQuery["careersPage"]>;

export function Benefits({ page }: { page: Page }) {
  return (
    <section className="section">
      <div className="container">
        <SectionHeading title={page.benefitsTitle} subtitle={page.benefitsSubtitle} />
        <ul className="mt-12 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {page.benefits?.map(
            (benefit, index) =>
              benefit && (
                <Reveal key={benefit.id} as="li" delay={index * 0.07} className="card p-7">
                  <span className="grid size-12 place-items-center rounded-2xl bg-sky">
                    <Picture picture={benefit.icon} sizes="24px" className="size-6" />
                  </span>
                  <h3 className="mt-5 text-card">{benefit.title}</h3>
                  <p className="mt-2 text-slate">{benefit.description}</p>
                </Reveal>
              ),
          )}
        </ul>
      </div>
    </section>
  );
}
