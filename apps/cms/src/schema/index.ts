import type { Core } from "@strapi/strapi";
import { completeJobs } from "../document-middlewares/job-defaults";
import { purgeOlderVersions } from "../privacy/purge";
import { ensureRateLimits } from "../rate-limit";
import { ensureSearchTables } from "../search/tables";
import { ensureIndexes } from "./indexes";
import { ensurePhoneDigits } from "./phone-digits";
import { ensureUniqueIdempotencyKeys } from "./unique-idempotency-keys";
import { ensureUniqueSlugs } from "./unique-job-slugs";
import { ensureUniquePaths } from "./unique-page-paths";
import { ensureUnsampledColumns } from "./unsampled-columns";
import { ensureUpdatedAtTrigger } from "./updated-at";

export async function ensureSchema(strapi: Core.Strapi): Promise<void> {
  await ensureRateLimits(strapi);
  await ensureIndexes(strapi);
  await ensureSearchTables(strapi);
  await ensureUnsampledColumns(strapi);
  await ensureUpdatedAtTrigger(strapi);
  await completeJobs(strapi);
  await strapi.db
    .query("api::job-application.job-application")
    .updateMany({ where: { status: null }, data: { status: "new" } });
  await ensurePhoneDigits(strapi);
  await ensureUniqueIdempotencyKeys(strapi);
  await ensureUniqueSlugs(strapi);
  await ensureUniquePaths(strapi);
  await purgeOlderVersions(strapi);
}
