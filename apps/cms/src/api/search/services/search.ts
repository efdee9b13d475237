import { RuleError } from "@repo/contract/http/errors";
import {
  HITS_MAX,
  HITS_PER_GROUP,
  QUERY_MAX_CHARACTERS,
  SEARCH_KINDS,
  type SearchAnswer,
  type SearchKind,
} from "@repo/contract/search/search";
import type { Core } from "@strapi/strapi";
import { createMemoryLimit } from "../../../access/rate-limit";
import { find } from "../../../search/find";
import { cmsSettings } from "../../../settings";

type Asked = { q: string; limit: number; kind: SearchKind | undefined; exact: boolean };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const limitSearches = createMemoryLimit(cmsSettings().searchesPerMinute);

  return {
    /** @throws {RuleError} RATE_LIMITED or VALIDATION_FAILED. */
    async check(query: Record<string, unknown>, clientAddress: string): Promise<Asked> {
      await limitSearches(clientAddress);
      const { q = "", limit = String(HITS_PER_GROUP), kind, exact } = query;
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
    },

    find: (asked: Asked): Promise<SearchAnswer> => find(strapi, asked),
  };
};
