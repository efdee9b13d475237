import type { Core } from "@strapi/strapi";
import { resumeStore } from "./store";

const HOUR_MS = 60 * 60 * 1000;

/** Removes what a crash between storing a file and inserting its row has left: now, and every day. */
export function startResumeCleanUp(strapi: Core.Strapi): void {
  const cleanUp = () => removeOrphans(strapi).catch((error) => strapi.log.error(error));
  void cleanUp();
  strapi.cron.add({ resumeCleanUp: { options: { rule: "0 17 3 * * *" }, task: cleanUp } });
}

/** Another replica may be between its two steps right now: younger files are left alone. */
async function removeOrphans(strapi: Core.Strapi): Promise<void> {
  for await (const { key, storedAt } of resumeStore().list()) {
    if (Date.now() - storedAt.getTime() < HOUR_MS) continue;
    if (await removeUnowned(strapi, key)) strapi.log.info(`Removed ${key}, which belongs to no application.`);
  }
}

/** Removes a file that no application has. @returns whether it did. */
export async function removeUnowned(strapi: Core.Strapi, resumeKey: string): Promise<boolean> {
  const owners = await strapi.db.query("api::job-application.job-application").count({ where: { resumeKey } });
  if (owners === 0) await resumeStore().remove(resumeKey);
  return owners === 0;
}
