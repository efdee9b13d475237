import { getJob, listOpeningEntries, listOpenings } from "@repo/cms-client/careers";
import { getPage } from "@repo/cms-client/pages";
import { jobCardLine } from "@repo/contract/job/job";
import type { EntryPages } from "@/lib/site-page";

export const jobEntries: EntryPages = {
  below: "/careers",
  type: "job",
  dependsOn: ["careers-page", "privacy-page", "author"],
  list: async () =>
    (await listOpeningEntries()).map(({ slug, updatedAt }) => ({ name: slug, lastModified: updatedAt ?? undefined })),
  listPrerendered: async () => (await listOpenings(1)).jobs.map(({ slug }) => slug),
  changed: ({ slugs }) => slugs,
  card: async (slug) => {
    const [job, page] = await Promise.all([getJob(slug), getPage("careers-page")]);
    return job && { title: job.title, kicker: jobCardLine(job), picture: page?.hero.image };
  },
};
