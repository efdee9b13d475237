import type { Core } from "@strapi/strapi";

/** Waits until Strapi serves, which it doesn't in commands that only load it. @param rule six fields, seconds first */
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
