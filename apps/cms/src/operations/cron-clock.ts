import type { Core } from "@strapi/strapi";

const LOOK_MS = 1_000;

/** Reschedules tasks when the clock is set back: each would wait until the clock passes the task's last run again. */
export function followClock(strapi: Core.Strapi): void {
  let last = Date.now();
  const look = () => {
    const now = Date.now();
    if (now < last) for (const { job, options } of strapi.cron.jobs) job.reschedule(options);
    last = now;
  };
  setInterval(look, LOOK_MS).unref();
}
