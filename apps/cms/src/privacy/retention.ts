import { cmsSettings } from "@repo/settings";
import type { Core } from "@strapi/strapi";
import { removeApplications } from "./remove-applications";

const DAY_MS = 24 * 60 * 60 * 1000;

export function startRetention(strapi: Core.Strapi): void {
  const days = cmsSettings(process.env).applicationRetentionDays;
  if (!days) return;
  const remove = async () => {
    try {
      const oldest = new Date(Date.now() - days * DAY_MS);
      const { applications } = await removeApplications(strapi, { createdAt: { $lt: oldest } });
      if (applications > 0) strapi.log.info(`Removed ${applications} applications older than ${days} days.`);
    } catch (error) {
      strapi.log.error(error);
    }
  };
  void remove();
  strapi.cron.add({ retention: { options: { rule: "0 7 3 * * *" }, task: remove } });
}
