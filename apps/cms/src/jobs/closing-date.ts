import { isOpen } from "@repo/contract/job/job";
import type { Rule } from "strapi-plugin-publishing-checks/strapi-server";

export const closingDate: Rule = {
  name: "closing-date",
  level: "advice",
  check({ uid, values, parts }) {
    const part = parts.find(({ name }) => uid === "api::job.job" && name === "closesAt");
    if (!part?.value || (values.availability ?? "open") !== "open") return [];
    if (isOpen({ closesAt: String(part.value) })) return [];
    const message = `The last day was ${part.value}: nobody can apply. Choose a later day, or say that the job is closed.`;
    return [{ part, message }];
  },
};
