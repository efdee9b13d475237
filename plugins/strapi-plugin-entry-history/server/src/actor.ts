import type { Core } from "@strapi/strapi";

/** Returns the email address of the request's sender; null without an account. Without a request, a task runs. */
export function currentActor(strapi: Core.Strapi): string | null {
  const request = strapi.requestContext.get();
  return request ? (request.state.user?.email ?? null) : "the schedule";
}
