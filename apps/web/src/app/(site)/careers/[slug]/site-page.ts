import { jobCardLine } from "@repo/contract/job/job";
import { getJob, listOpeningEntries, listOpenings } from "@/cms/careers";
import { getPage } from "@/cms/pages";
import type { EntryPages } from "@/lib/site-page";

export const jobEntries: EntryPages = {
  type: "job",
  dependsOn: ["careers-page", "privacy-page", "author"],
  list: async () =>
    (await listOpeningEntries()).map(({ slug, updatedAt }) => ({ name: slug, lastModified: updatedAt ?? undefined })),
  listPrerendered: async () => (await listOpenings(1)).jobs.map(({ slug }) => slug),
  card: async (slug) => {
    const [job, page] = await Promise.all([getJob(slug), getPage("careers-page")]);
    return job && { title: job.title, kicker: jobCardLine(job), picture: page?.hero.image };
  },
};
