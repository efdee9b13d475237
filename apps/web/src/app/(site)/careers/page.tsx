import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { listOpenings } from "@/cms/careers";
import { getPage } from "@/cms/pages";
import { SectionHeading } from "@/components/headings/headings";
import { PageHero } from "@/components/headings/page-hero";
import { NotFound } from "@/components/notices";
import { metadataOf } from "@/lib/seo/metadata";
import { Benefits } from "./benefits";
import { withCareersFeeds } from "./careers-metadata";
import { Openings } from "./openings";

export const generateMetadata = async () => withCareersFeeds(await metadataOf("careers-page"));

export default async function CareersPage() {
  const [page, openings] = await Promise.all([getPage("careers-page"), listOpenings(1)]);
  if (!page) return <NotFound />;
  return (
    <>
      <PageHero hero={page.hero}>
        {openings.total > 0 && (
          <a href="#openings" className={buttonClass("spark", "mt-8")}>
            {openings.total} {openings.total === 1 ? "Open Position" : "Open Positions"}
            <Icon name="arrow-right" className="size-4 rotate-90" />
          </a>
        )}
      </PageHero>
      <Benefits page={page} />
      <section className="section bg-mist" aria-labelledby="openings">
        <div className="container">
          <SectionHeading id="openings" title={page.openingsTitle} subtitle={page.openingsSubtitle} />
          <div className="mt-10">
            {openings.total === 0 ? (
              <p className="card px-6 py-16 text-center text-lg text-slate">No current openings available.</p>
            ) : (
              <Openings page={page} number={1} openings={openings} />
            )}
          </div>
        </div>
      </section>
    </>
  );
}
