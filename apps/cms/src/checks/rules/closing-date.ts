import { isOpen } from "@repo/rules/job";
import type { Entry, Found } from "../entry";

export function closingDate({ uid, values, parts }: Entry): Found[] {
  const part = parts.find(({ name }) => uid === "api::job.job" && name === "closesAt");
  const availability = values.availability as string | null | undefined;
  if (!part?.value || (availability ?? "open") !== "open") return [];
  if (isOpen({ closesAt: String(part.value) })) return [];
  const message = `The last day was ${part.value}: nobody can apply. Choose a later day, or say that the job is closed.`;
  return [{ part, message }];
}
