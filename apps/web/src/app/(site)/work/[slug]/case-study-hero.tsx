import type { CaseStudyDetailFragment } from "@repo/cms-client/generated/graphql";
import { tagSlug } from "@repo/contract/post/post";
import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/headings/breadcrumb";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";
import { filterPath } from "@/lib/paths";

const WITHHELD = "Name withheld at the client’s request";

/** A hero whose picture overlaps the section below, which leaves room for it. */
export function CaseStudyHero({ caseStudy }: { caseStudy: CaseStudyDetailFragment }) {
  const { title, summary, client, industry, services, picture } = caseStudy;
  return (
    <section className="on-dark night">
      <div className="container pt-28">
        <Breadcrumb parent={{ name: "Work", path: "/work" }} title={title} />
        <div className="mt-8 grid gap-x-12 gap-y-12 xl:mt-10 xl:grid-cols-[1.1fr_1fr]">
          <div className="xl:pb-14">
            <h1 className="text-[clamp(2.125rem,1.5rem+2.2vw,3.25rem)] leading-[1.1] tracking-[-0.03em]">{title}</h1>
            <p className="mt-6 max-w-xl text-lead text-sky">{summary}</p>
            <dl className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-2">
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
                          <FactLink href={`/services/${service.slug}`}>{service.title}</FactLink>
                        </span>
                      ),
                  )}
                </Fact>
              )}
            </dl>
          </div>
          <Picture
            picture={picture}
            sizes="(min-width: 1280px) 540px, 88vw"
            eager
            className="relative -mb-16 print:mb-0 h-auto w-full self-end rounded-card shadow-float"
          />
        </div>
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
