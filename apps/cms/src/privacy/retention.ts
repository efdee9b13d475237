import { cmsSettings } from "@repo/settings";
import type { Core } from "@strapi/strapi";
import { purgeDeletedRows } from "./purge";
import { removeApplications } from "./remove-applications";

const DAY_MS = 24 * 60 * 60 * 1000;

export async function removeOldApplications(strapi: Core.Strapi): Promise<void> {
  const days = cmsSettings(process.env).applicationRetentionDays;
  if (!days) return;
  const oldest = new Date(Date.now() - days * DAY_MS);
  const { applications } = await removeApplications(strapi, { createdAt: { $lt: oldest } });
  if (applications === 0) return;
  await purgeDeletedRows(strapi);
  strapi.log.info(`Removed ${applications} applications older than ${days} days.`);
}
