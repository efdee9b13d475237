import { listCaseStudies } from "@/cms/work";
import { filterPath, WORK_RSS_PATH } from "@/lib/paths";
import { PRERENDERED_ENTRIES, sitePage } from "@/lib/site-page";
import { filtersOf } from "@/lib/work";
import { caseStudyEntries } from "./[slug]/site-page";

export const workPage = sitePage("work-page", {
  dependsOn: ["case-study", "industry", "service"],
  listPrerendered: async () => {
    const filters = filtersOf(await listCaseStudies()).slice(0, PRERENDERED_ENTRIES);
    return [WORK_RSS_PATH, ...filters.map(filterPath)];
  },
  entries: [caseStudyEntries],
});
