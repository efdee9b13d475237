import { toLines } from "@repo/contract/text/lines";
import type { Core } from "@strapi/strapi";

type JobData = Record<"requirements" | "responsibilities", string[] | string | null | undefined>;

export function registerJobLines(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid === "api::job.job" && (context.action === "create" || context.action === "update")) {
      const data = context.params.data as JobData;
      for (const field of ["requirements", "responsibilities"] as const) {
        if (Array.isArray(data[field])) data[field] = toLines(data[field]).join("\n");
      }
    }
    return next();
  });
}
