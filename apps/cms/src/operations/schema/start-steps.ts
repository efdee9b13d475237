import type { Core } from "@strapi/strapi";
import { ensureRateLimits } from "../../access/rate-limit";
import { completeJobs } from "../../content/document-middlewares/job-defaults";
import { sortSeededPictures } from "../../content/panel/media-folders";
import { ensureSearchTables } from "../../content/search/search-tables";
import { foldAllRows } from "../../database/folded-columns";
import { ensureIndexes } from "../../database/indexes";
import { purgeOlderVersions } from "../../database/purge";
import { ensureUpdatedAtTrigger } from "../../database/updated-at";
import { addMailTemplates } from "./add-mail-templates";
import { moveLateNotes } from "./late-notes";
import { ensurePhoneDigits } from "./phone-digits";
import { readStatedNumbers } from "./stated-numbers";
import { ensureUniqueIdempotencyKeys } from "./unique-idempotency-keys";
import { ensureUniqueSlugs } from "./unique-job-slugs";
import { ensureUniquePaths } from "./unique-page-paths";
import { ensureUnsampledColumns } from "./unsampled-columns";

/** Steps of each start after Strapi's schema sync, in this order. A killed start leaves the rest to the next. */
export const startSteps: Record<string, (strapi: Core.Strapi) => Promise<void>> = {
  "rate-limits": ensureRateLimits,
  indexes: ensureIndexes,
  "search-tables": ensureSearchTables,
  "unsampled-columns": ensureUnsampledColumns,
  "updated-at": ensureUpdatedAtTrigger,
  "job-facts": completeJobs,
  "application-statuses": ensureStatuses,
  "late-notes": moveLateNotes,
  "phone-digits": ensurePhoneDigits,
  "stated-numbers": readStatedNumbers,
  "folded-columns": foldAllRows,
  "unique-idempotency-keys": ensureUniqueIdempotencyKeys,
  "unique-job-slugs": ensureUniqueSlugs,
  "unique-page-paths": ensureUniquePaths,
  "deleted-bytes": purgeOlderVersions,
  "media-folders": sortSeededPictures,
  "mail-templates": addMailTemplates,
};

export async function ensureSchema(strapi: Core.Strapi): Promise<void> {
  for (const step of Object.values(startSteps)) await step(strapi);
}

/** Fills the column for applications that are older than it. */
async function ensureStatuses(strapi: Core.Strapi): Promise<void> {
  await strapi.db
    .query("api::job-application.job-application")
    .updateMany({ where: { status: null }, data: { status: "new" } });
}
