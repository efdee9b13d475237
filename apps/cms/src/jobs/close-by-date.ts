import { addressOf } from "@repo/contract/site/addresses";
import { today } from "@repo/time/company";
import type { Core } from "@strapi/strapi";
import { contentChanged } from "../changes/content-changed";

const UID = "api::job.job";

/** Starts with today, because pages rendered at the start already know the day. */
let day = today();

/** Tells the site at midnight that jobs have closed, because nobody changes a job when its last day ends. */
export async function closeByDate(strapi: Core.Strapi): Promise<void> {
  const now = today();
  if (now === day) return;
  const ended = await strapi.db.query(UID).findMany({
    select: ["documentId", "slug"],
    where: { publishedAt: { $notNull: true }, closesAt: { $gte: day, $lt: now } },
  });
  if (ended.length > 0) {
    const documents = ended.map(({ documentId }) => documentId);
    const addresses = ended.map((job) => addressOf("job", job));
    await contentChanged(strapi, { types: ["job"], documents, addresses });
  }
  day = now;
}
