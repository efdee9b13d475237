import { tagSlug } from "@repo/contract/post/post";
import { addressOf } from "@repo/contract/site/addresses";
import type { ReactNode } from "react";
import type { CaseStudyDetailFragment } from "@/cms/generated/graphql";
import { Breadcrumb } from "@/components/headings/breadcrumb";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";
import { filterPath } from "@/lib/paths";

const WITHHELD = "Name withheld at the client’s request";

/** A hero whose picture, as wide as the page, overlaps the section below, which leaves room for it. */
export function CaseStudyHero({ caseStudy }: { caseStudy: CaseStudyDetailFragment }) {
  const { title, summary, client, industry, services, picture } = caseStudy;
  return (
    <section className="on-dark night">
      <div className={`container flow-root pt-28 ${picture ? "" : "pb-16"}`}>
        <Breadcrumb parent={{ name: "Work", path: "/work" }} title={title} />
        <h1 className="mt-8 max-w-4xl text-title">{title}</h1>
        <div className="mt-6 grid gap-x-20 gap-y-8 lg:grid-cols-2">
          <p className="max-w-xl text-lead text-sky">{summary}</p>
          <dl className="grid content-start gap-x-8 gap-y-5 sm:grid-cols-2">
            <Fact name="Client">{client || WITHHELD}</Fact>
            {industry && (
              <Fact name="Industry">
                <FactLink href={filterPath({ kind: "industries", slug: tagSlug(industry.title) })}>
                  {industry.title}
                </FactLink>
              </Fact>
            )}
            {services.length > 0 && (
              <Fact name="Services">
                {services.map(
                  (service) =>
                    service && (
                      <span key={service.slug} className="mr-4 inline-block">
                        <FactLink href={addressOf("service", service)}>{service.title}</FactLink>
                      </span>
                    ),
                )}
              </Fact>
            )}
          </dl>
        </div>
        <Picture
          picture={picture}
          sizes="(min-width: 1240px) 1176px, 92vw"
          eager
          className="relative mt-12 -mb-16 print:mb-0 h-auto w-full rounded-card shadow-float md:-mb-32"
        />
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-white/15 border-t pt-3 sm:last:odd:col-span-2">
      <dt className="text-sky text-sm">{name}</dt>
      <dd className="mt-1 font-medium">{children}</dd>
    </div>
  );
}

function FactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="underline decoration-white/40 underline-offset-4 hover:decoration-current">
      {children}
    </Link>
  );
}
