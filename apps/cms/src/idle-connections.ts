import type { Core } from "@strapi/strapi";

const IDLE_MS = 120_000;

/** For example a download whose client has stopped reading. */
export function endIdleConnections(strapi: Core.Strapi): void {
  strapi.server.httpServer.setTimeout(IDLE_MS);
}
