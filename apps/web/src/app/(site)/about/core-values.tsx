import type { Page } from "@repo/cms-client/pages";
import { Reveal } from "@/components/reveal";

export function CoreValues({ page }: { page: Page<"about-page"> }) {
  return (
    <section className="section">
      <div className="container">
        <h2 className="text-title">{page.valuesTitle}</h2>
        <ol className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {page.coreValues?.map((value, index) => (
            <Reveal key={value.id} as="li" delay={index * 0.07} className="card p-7">
              <p className="flex items-center gap-4 font-display font-semibold text-3xl text-blue tabular-nums after:h-px after:flex-1 after:bg-line">
                {value.number}
              </p>
              <h3 className="mt-6 text-card">{value.title}</h3>
              <p className="mt-2 text-slate">{value.description}</p>
            </Reveal>
          ))}
        </ol>
      </div>
    </section>
  );
}
