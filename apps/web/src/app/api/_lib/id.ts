import { RuleError } from "@repo/contract/http/errors";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NUMBER = /^\d{1,15}$/;

export function requireId(id: string, mayBeNumber = false): string {
  if (!UUID.test(id) && !(mayBeNumber && NUMBER.test(id))) throw new RuleError("NOT_FOUND");
  return id;
}
