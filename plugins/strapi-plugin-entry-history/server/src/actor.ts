import type { Core } from "@strapi/strapi";

/** The email address of whoever has sent the request; null without an account. Without a request, a task has run. */
export function currentActor(strapi: Core.Strapi): string | null {
  const request = strapi.requestContext.get();
  return request ? (request.state.user?.email ?? null) : "the schedule";
}
