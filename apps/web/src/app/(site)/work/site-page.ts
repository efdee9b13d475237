import { FEEDS } from "@repo/contract/site/addresses";
import { listCaseStudies } from "@/cms/work";
import { filterPath } from "@/lib/paths";
import { PRERENDERED_ENTRIES, sitePage } from "@/lib/site-page";
import { filtersOf } from "@/lib/work";
import { caseStudyEntries } from "./[slug]/site-page";

export const workPage = sitePage("work-page", {
  dependsOn: ["case-study", "industry", "service"],
  listPrerendered: async () => {
    const filters = filtersOf(await listCaseStudies()).slice(0, PRERENDERED_ENTRIES);
    return [FEEDS.work.rss, ...filters.map(filterPath)];
  },
  entries: [caseStudyEntries],
});
