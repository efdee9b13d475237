import { RuleError } from "@repo/rules/errors";

/** A UUID, or the number of a file. */
const ID = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{1,15})$/i;

export function requireId(id: string): string {
  if (!ID.test(id)) throw new RuleError("NOT_FOUND");
  return id;
}
