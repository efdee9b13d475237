import type { Core } from "@strapi/strapi";

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** A webhook's receiver must not redirect content, and headers with secrets, to others. */
export function refuseWebhookRedirects(strapi: Core.Strapi): void {
  const runner = strapi.get("webhookRunner") as { fetch: Fetch };
  const fetch = runner.fetch.bind(runner);
  runner.fetch = (address, init) => fetch(address, { ...init, redirect: "manual" });
}
