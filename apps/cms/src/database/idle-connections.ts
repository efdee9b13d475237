import type { Core } from "@strapi/strapi";

const IDLE_MS = 120_000;

export function endIdleConnections(strapi: Core.Strapi): void {
  strapi.server.httpServer.setTimeout(IDLE_MS);
}
