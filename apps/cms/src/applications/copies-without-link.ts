import type { Core } from "@strapi/strapi";

/** A copy that is made in the panel has no link: the applicant's leads to what they sent. */
export function registerCopiesWithoutLink(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid === "api::job-application.job-application" && context.action === "clone") {
      Object.assign(context.params, { data: { ...context.params.data, accessDigest: null } });
    }
    return next();
  });
}
