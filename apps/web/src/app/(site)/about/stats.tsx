import type { Page } from "@repo/cms-client/pages";

type Stats = Page<"about-page">["stats"];

export function Stats({ stats }: { stats: Stats }) {
  return (
    <section aria-label="The firm in numbers" className="border-line border-b">
      <dl className="container grid grid-cols-2 gap-x-6 gap-y-10 py-14 md:py-16 lg:grid-cols-4">
        {stats?.map((stat) => (
          <div key={stat.id} className="flex flex-col-reverse justify-end border-line border-l pl-5 md:pl-8">
            <dt className="mt-2 text-slate">{stat.label}</dt>
            <dd className="font-display font-semibold text-4xl text-blue-900 tracking-tight sm:text-5xl md:text-6xl">
              {stat.value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
