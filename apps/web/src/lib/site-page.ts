import type { ContentType, PageType } from "@repo/contract/page/content-types";
import { type CardContent, cardOf } from "@/lib/seo/social-card";

/** `documents` are ids; `slugs` are those before and after the change. */
export type Change = { types: string[]; documents: string[]; slugs: string[] };

export type SitePage = {
  /** The single type behind the page; while unpublished, there is no page. */
  type: PageType;
  dependsOn: ContentType[];
  card: () => Promise<CardContent | null>;
  /** Not for search engines and programs: it has no content of its own. */
  isHidden: boolean;
  /** Paths that are rendered at each start besides that of the page and of entries. */
  listPrerendered: () => Promise<string[]>;
  /** Shown only while the page is published. */
  entries: EntryPages[];
};

/** Pages of entries below a path, named by what follows it. */
export type EntryPages = {
  below: string;
  type: ContentType;
  dependsOn: ContentType[];
  list: () => Promise<{ name: string; lastModified?: string }[]>;
  listPrerendered: () => Promise<string[]>;
  /** Names of the entries that a change is about. */
  changed: (change: Change) => string[];
  card: (name: string) => Promise<CardContent | null>;
};

/** Of lists that editors may make long. */
export const PRERENDERED_ENTRIES = 24;

export function sitePage(type: PageType, facts: Partial<SitePage> = {}): SitePage {
  const nothing = { dependsOn: [], isHidden: false, listPrerendered: async () => [], entries: [] };
  return { type, card: cardOf(type), ...nothing, ...facts };
}
