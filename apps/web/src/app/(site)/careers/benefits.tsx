import type { CareersPageQuery } from "@repo/cms-client/generated/graphql";
import { IconCards } from "@/components/cards/icon-cards";
import { SectionHeading } from "@/components/headings/section-heading";

type Page = NonNullable<CareersPageQuery["careersPage"]>;

export function Benefits({ page }: { page: Page }) {
  return (
    <section className="section">
      <div className="container">
        <SectionHeading title={page.benefitsTitle} subtitle={page.benefitsSubtitle} />
        <IconCards cards={page.benefits} />
      </div>
    </section>
  );
}
