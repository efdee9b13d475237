import { RuleError } from "@repo/contract/http/errors";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function requireUuid(id: string): string {
  if (!UUID.test(id)) throw new RuleError("NOT_FOUND");
  return id;
}
