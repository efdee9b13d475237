import type { Core } from "@strapi/strapi";
import { applyPanelRoles } from "../access/panel-roles";
import { applyPermissions } from "../access/permissions";
import { ensureRateLimits } from "../access/rate-limit";
import { ensureAccounts } from "../accounts/ensure-accounts";
import { fillSettings } from "../company/fill-settings";
import { loadCompany } from "../company/load-company";
import { ensureIndexes } from "../database/indexes";
import { ensureUpdatedAtTrigger } from "../database/updated-at";
import { nameSender } from "../mail/named-sender";
import { applyConfigurations } from "../panel/configurations";

/** Runs at each start after Strapi's schema sync. A killed start leaves the rest to the next. */
export async function runStartSteps(strapi: Core.Strapi): Promise<void> {
  nameSender(strapi);
  await fillSettings(strapi);
  await loadCompany(strapi);
  await applyPermissions(strapi);
  await ensureAccounts(strapi); // with the roles that were just applied
  await ensureRateLimits(strapi);
  await ensureIndexes(strapi);
  await ensureUpdatedAtTrigger(strapi);
  await applyConfigurations(strapi);
  await applyPanelRoles(strapi);
}
