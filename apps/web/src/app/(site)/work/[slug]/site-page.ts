import { getCaseStudy, listCaseStudies } from "@/cms/work";
import { type EntryPages, PRERENDERED_ENTRIES } from "@/lib/site-page";

export const caseStudyEntries: EntryPages = {
  type: "case-study",
  dependsOn: ["work-page", "industry", "service", "technology"],
  list: async () => (await listCaseStudies()).map(({ slug }) => ({ name: slug })),
  listPrerendered: async () => (await listCaseStudies()).slice(0, PRERENDERED_ENTRIES).map(({ slug }) => slug),
  card: async (slug) => {
    const study = await getCaseStudy(slug);
    return study && { title: study.title, kicker: study.client || undefined, picture: study.picture };
  },
};
