import type { Core } from "@strapi/strapi";
import { forgetClients } from "../access/rate-limit";
import { ORPHAN_AGE_MS, removeOrphanedAttachments } from "../attachments/clean-up";
import { removeOldAnswers, removeOldApplications } from "../attachments/retention";
import { refreshCompany } from "../company/load-company";
import { emptyWriteAheadLog } from "../database/write-ahead-log";
import { closeByDate } from "../jobs/close-by-date";
import { sendDueMails } from "../mail/outbox";
import { checkBlogTable } from "../posts/watch-table";
import { dropFormerSearch } from "../search/former-tables";

/** Strapi's cron rules begin with the second. */
const TASKS: [rule: string, task: (strapi: Core.Strapi) => Promise<void>, againMs?: number][] = [
  ["* * * * * *", closeByDate],
  ["* * * * * *", refreshCompany],
  ["*/15 * * * * *", checkBlogTable],
  ["*/15 * * * * *", sendDueMails],
  ["0 17 * * * *", removeOrphanedAttachments, ORPHAN_AGE_MS],
  ["0 37 * * * *", emptyWriteAheadLog],
  ["0 7 3 * * *", removeOldApplications],
  ["0 9 3 * * *", removeOldAnswers],
  ["0 27 3 * * *", forgetClients],
  ["0 37 3 * * *", dropFormerSearch],
];

/** Runs each task immediately, again after `againMs` if given, then by its rule; never twice at the same time. */
export function startCronTasks(strapi: Core.Strapi): void {
  for (const [rule, task, againMs] of TASKS) {
    let running = false;
    const run = async () => {
      if (running) return;
      running = true;
      await task(strapi).catch((error) => strapi.log.error(error));
      running = false;
    };
    void run();
    if (againMs) setTimeout(run, againMs).unref();
    strapi.cron.add({ [task.name]: { task: run, options: { rule } } });
  }
}
