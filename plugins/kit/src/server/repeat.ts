import type { Core } from "@strapi/strapi";

/**
 * Runs a task once Strapi serves, then by its rule, and never twice at the same time. Commands that only load Strapi run
 * none. Call it in `bootstrap`.
 * @param rule six fields, the first of which is the second
 */
export function repeat(strapi: Core.Strapi, name: string, rule: string, task: () => Promise<void>): void {
  let running = false;
  const run = async () => {
    if (running) return;
    running = true;
    await task().catch((error) => strapi.log.error(error));
    running = false;
  };
  strapi.server.httpServer.once("listening", () => {
    void run();
    strapi.cron.add({ [name]: { task: run, options: { rule } } });
  });
}
