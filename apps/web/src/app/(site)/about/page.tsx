import { getPage } from "@repo/cms-client/pages";
import { PageHero } from "@/components/headings/page-hero";
import { NotFound } from "@/components/notices/not-found";
import { pageMetadata } from "@/lib/seo/metadata";
import { AboutJsonLd } from "./about-json-ld";
import { Banner } from "./banner";
import { CoreValues } from "./core-values";
import { Founder } from "./founder";
import { Purpose } from "./purpose";
import { Stats } from "./stats";
import { Story } from "./story";

export const generateMetadata = async () => pageMetadata("/about", (await getPage("about-page"))?.seo);

export default async function AboutPage() {
  const page = await getPage("about-page");
  if (!page) return <NotFound />;
  return (
    <>
      <PageHero hero={page.hero} />
      <Stats stats={page.stats} />
      <Story page={page} />
      <Founder page={page} />
      <Purpose page={page} />
      <Banner />
      <CoreValues page={page} />
      <AboutJsonLd page={page} />
    </>
  );
}
