import { getCareersPage, listJobs } from "@repo/cms-client/careers";
import { PageHero } from "@/components/page-hero";
import { pageMetadata } from "@/lib/seo";
import { Benefits } from "./benefits";
import { Openings } from "./openings";

export const generateMetadata = async () => pageMetadata("/careers", (await getCareersPage())?.seo);

export default async function CareersPage() {
  const [page, jobs] = await Promise.all([getCareersPage(), listJobs()]);
  if (!page) return null;
  return (
    <>
      <PageHero hero={page.hero} />
      <Benefits page={page} />
      <Openings page={page} jobs={jobs} />
    </>
  );
}
