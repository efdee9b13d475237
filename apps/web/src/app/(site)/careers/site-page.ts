import { JOBS_PER_PAGE } from "@repo/contract/job/job";
import { FEEDS } from "@repo/contract/site/addresses";
import { listOpenings } from "@/cms/careers";
import { lastPage, numbersFrom2 } from "@/lib/paging";
import { openingsPath } from "@/lib/paths";
import { sitePage } from "@/lib/site-page";
import { jobEntries } from "./[slug]/site-page";

export const careersPage = sitePage("careers-page", {
  dependsOn: ["privacy-page", "job", "author"],
  listPrerendered: async () => {
    const { total } = await listOpenings(1);
    const lists = numbersFrom2(lastPage(total, JOBS_PER_PAGE)).map(openingsPath);
    return [FEEDS.careers.rss, FEEDS.careers.json, ...lists];
  },
  entries: [jobEntries],
});
