import { today } from "@repo/contract/job/job";
import type { Core } from "@strapi/strapi";
import { contentChanged } from "../changes/content-changed";

const UID = "api::job.job";

/** Pages of a start know the day already. */
let day = today();

/** Nobody changes a job whose last day ends. Tells the site at midnight, so that the job leaves lists and search engines. */
export async function closeByDate(strapi: Core.Strapi): Promise<void> {
  const now = today();
  if (now === day) return;
  const ended = await strapi.db.query(UID).findMany({
    select: ["documentId", "slug"],
    where: { publishedAt: { $notNull: true }, closesAt: { $gte: day, $lt: now } },
  });
  if (ended.length > 0) {
    const [documents, slugs] = [ended.map(({ documentId }) => documentId), ended.map(({ slug }) => slug)];
    await contentChanged(strapi, { types: ["job"], documents, slugs });
  }
  day = now;
}
