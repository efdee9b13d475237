import type { SearchHit, SearchKind } from "@repo/contract/search/search";
import { SEARCH_PATH } from "./search-path";

export const KIND_LABELS: Record<SearchKind, string> = {
  service: "Services",
  "case-study": "Case studies",
  industry: "Industries",
  technology: "Technologies",
  page: "Pages",
  job: "Open positions",
  "blog-post": "Articles",
  author: "Authors",
};

export function searchPath(
  q: string,
  { kind, exact }: { kind?: SearchKind | undefined; exact?: boolean } = {},
): string {
  return `${SEARCH_PATH}?${new URLSearchParams({ q, ...(kind && { kind }), ...(exact && { exact: "true" }) })}`;
}

/** Returns a key for a hit. Its path alone isn't unique: all industries, for example, have the same one. */
export const keyOf = ({ path, title }: Pick<SearchHit, "path" | "title">) =>
  `${path} ${title.map(({ text }) => text).join("")}`;
