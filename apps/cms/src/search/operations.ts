import { RuleError } from "@repo/contract/http/errors";
import {
  HITS_MAX,
  HITS_PER_GROUP,
  QUERY_MAX_CHARACTERS,
  SEARCH_KINDS,
  type SearchKind,
} from "@repo/contract/search/search";
import type { Handlers } from "../access/operations";
import { createMemoryLimit } from "../access/rate-limit";
import { cmsSettings } from "../settings";
import { find } from "./find";

type Asked = { q: string; limit: number; kind: SearchKind | undefined; exact: boolean };

const limitSearches = createMemoryLimit(() => cmsSettings().searchesPerMinute);

export const searchOperations = {
  "GET /api/search": async ({ strapi, query, client }) => {
    await limitSearches(client);
    return find(strapi, readQuery(query));
  },
} satisfies Partial<Handlers>;

/** @throws {RuleError} VALIDATION_FAILED */
function readQuery({ q = "", limit = String(HITS_PER_GROUP), kind, exact }: Record<string, unknown>): Asked {
  const wrong: Record<string, string> = {};
  if (typeof q !== "string" || q.length > QUERY_MAX_CHARACTERS) {
    wrong.q = `Must be a text of at most ${QUERY_MAX_CHARACTERS} characters.`;
  }
  if (!/^[1-9]\d?$/.test(String(limit)) || Number(limit) > HITS_MAX)
    wrong.limit = `Must be a number up to ${HITS_MAX}.`;
  const asked = SEARCH_KINDS.find((each) => each === kind);
  if (kind !== undefined && !asked) wrong.kind = `Must be one of ${SEARCH_KINDS.join(", ")}.`;
  if (exact !== undefined && exact !== "true") wrong.exact = "Must be true, or left out.";
  if (Object.keys(wrong).length > 0) throw new RuleError("VALIDATION_FAILED", undefined, wrong);
  return { q: String(q), limit: Number(limit), kind: asked, exact: exact === "true" };
}
