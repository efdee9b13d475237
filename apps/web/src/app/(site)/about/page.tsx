import { getPage } from "@/cms/pages";
import { PageHero } from "@/components/headings/page-hero";
import { NotFound } from "@/components/notices";
import { metadataOf } from "@/lib/seo/metadata";
import { AboutJsonLd } from "./about-json-ld";
import { Founding } from "./founding";
import { Banner, CoreValues, Founder, Purpose, Stats, Story } from "./sections";

export const generateMetadata = () => metadataOf("about-page");

export default async function AboutPage() {
  const page = await getPage("about-page");
  if (!page) return <NotFound />;
  return (
    <>
      <PageHero hero={page.hero} aside={<Founding page={page} />} />
      <Stats page={page} />
      <Story page={page} />
      <Founder page={page} />
      <Purpose page={page} />
      <Banner />
      <CoreValues page={page} />
      <AboutJsonLd page={page} />
    </>
  );
}
