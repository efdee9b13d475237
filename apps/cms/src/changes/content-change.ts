import type { ContentTag } from "@repo/contract/page/content-types";

export type ContentChange = {
  types: ContentTag[];
  /** documentIds, or "any" where it isn't known which entries have changed. Types without entries have none. */
  documents?: string[] | "any";
  /** The addresses of their pages, before and after. */
  addresses?: string[];
};
