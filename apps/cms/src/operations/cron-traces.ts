import { tracing } from "@repo/process/tracing";
import type { Core } from "@strapi/strapi";

/** Of a task that isn't run by its rule. */
export function traceTask<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return tracing()?.task(name, work) ?? work();
}

/** Plugins' tasks too. */
export function traceCronTasks(strapi: Core.Strapi): void {
  const traced = tracing();
  if (!traced) return;
  const add = strapi.cron.add.bind(strapi.cron);
  strapi.cron.add = (tasks) => {
    const named = Object.entries(tasks).map(([name, entry]) => {
      if (typeof entry === "function") return [name, entry];
      return [
        name,
        { ...entry, task: (...given: Parameters<typeof entry.task>) => traced.task(name, () => entry.task(...given)) },
      ];
    });
    return add(Object.fromEntries(named));
  };
}
