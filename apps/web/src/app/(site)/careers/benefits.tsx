import type { Page } from "@/cms/pages";
import { IconCards } from "@/components/cards/icon-cards";
import { SectionHeading } from "@/components/headings/headings";

export function Benefits({ page }: { page: Page<"careers-page"> }) {
  return (
    <section className="section">
      <div className="container">
        <SectionHeading title={page.benefitsTitle} subtitle={page.benefitsSubtitle} />
        <IconCards cards={page.benefits} />
      </div>
    </section>
  );
}
