import type { Core } from "@strapi/strapi";
import { ensureRateLimits } from "../access/rate-limit";
import { ensureIndexes } from "../database/indexes";
import { ensureUpdatedAtTrigger } from "../database/updated-at";

/** Runs at each start after Strapi's schema sync. A killed start leaves the rest to the next. */
export async function ensureSchema(strapi: Core.Strapi): Promise<void> {
  await ensureRateLimits(strapi);
  await ensureIndexes(strapi);
  await ensureUpdatedAtTrigger(strapi);
}
