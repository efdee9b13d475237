import "server-only";
import { QUERY_MAX_CHARACTERS, type SearchAnswer, type SearchKind } from "@repo/contract/search/search";
import { cleanText } from "@repo/contract/text/text";
import { ask } from "@/cms/ask";

type Asked = { q: string; limit: number; kind?: SearchKind | undefined; exact?: boolean };

/** Searches. Nothing is cached, because searches are private. Throws as `ask` does. */
export async function search({ q, limit, kind, exact }: Asked): Promise<SearchAnswer> {
  const text = cleanText(q).slice(0, QUERY_MAX_CHARACTERS);
  const query = { q: text, limit: String(limit), ...(kind && { kind }), ...(exact && { exact: "true" }) };
  return (await ask("GET /api/search", { query })).json();
}
