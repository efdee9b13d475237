import type { Metadata } from "next";
import { RedirectType, redirect } from "next/navigation";
import { listOpenings } from "@/cms/careers";
import { getPage } from "@/cms/pages";
import { TitleBand } from "@/components/headings/title-band";
import { NotFound } from "@/components/notices";
import { pageNumber } from "@/lib/paging";
import { openingsPath } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { withCareersFeeds } from "../../careers-metadata";
import { Openings } from "../../openings";

/** Next.js requires at least one entry; this one answers for all lists of jobs that there aren't. */
export const generateStaticParams = () => [{ page: "1" }];

export async function generateMetadata({ params }: PageProps<"/careers/page/[page]">): Promise<Metadata> {
  const [number, page] = [pageNumber((await params).page), await getPage("careers-page")];
  if (!number || !page) return {};
  const seo = { ...page.seo, metaTitle: title(page.openingsTitle, number) };
  const metaDescription = `${seo.metaTitle}. ${page.hero.subtitle}`;
  return withCareersFeeds(await pageMetadata(openingsPath(number), { ...seo, metaDescription }));
}

export default async function OpeningsPage({ params }: PageProps<"/careers/page/[page]">) {
  const number = pageNumber((await params).page);
  const [page, openings] = number ? await Promise.all([getPage("careers-page"), listOpenings(number)]) : [];
  if (!number || !openings?.jobs.length) redirect("/careers", RedirectType.replace);
  if (!page) return <NotFound />;
  return (
    <>
      <TitleBand parent={{ name: "Careers", path: "/careers" }} title={title(page.openingsTitle, number)} />
      <section aria-label={page.openingsTitle} className="bg-mist py-16 md:py-24">
        <div className="container">
          <Openings page={page} number={number} openings={openings} />
        </div>
      </section>
    </>
  );
}

const title = (openings: string, number: number) => `${openings}, page ${number}`;
