import type { Core } from "@strapi/strapi";

/** The email address of the panel or dashboard user; null without a request, as for scheduled changes. */
export function currentActor(strapi: Core.Strapi): string | null {
  const request = strapi.requestContext.get();
  return request ? (request.state.user?.email ?? null) : "the schedule";
}
