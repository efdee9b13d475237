import type { Core } from "@strapi/strapi";

/** Longer than any answer takes. */
const IDLE_MS = 120_000;

/** Ends connections on which nothing moves, such as a download that nobody reads. */
export function endIdleConnections(strapi: Core.Strapi): void {
  strapi.server.httpServer.setTimeout(IDLE_MS);
}
