import type { ContentType } from "@repo/contract/page/content-types";
import type { EntryType, PageType } from "@repo/contract/site/addresses";
import { type CardContent, cardOf } from "@/lib/seo/social-card";

/** A change in the CMS. `documents` are IDs; `addresses` are those before and after the change. */
export type Change = { types: string[]; documents: string[]; addresses: string[] };

export type SitePage = {
  /** The single type behind the page. While it is unpublished, there is no page. */
  type: PageType;
  dependsOn: ContentType[];
  card: () => Promise<CardContent | null>;
  /** Whether the page is hidden from search engines and programs, because it has no content of its own. */
  isHidden: boolean;
  /** Lists the paths to render at each start, apart from the page's own and those of its entries. */
  listPrerendered: () => Promise<string[]>;
  /** Entries whose pages exist only while this page is published. */
  entries: EntryPages[];
};

/** The pages of a type of entries. An entry's name is the value of the field that is in its address. */
export type EntryPages = {
  type: EntryType;
  dependsOn: ContentType[];
  list: () => Promise<{ name: string; lastModified?: string }[]>;
  listPrerendered: () => Promise<string[]>;
  card: (name: string) => Promise<CardContent | null>;
};

/** The number of entries to prerender, where editors may make a list long. */
export const PRERENDERED_ENTRIES = 24;

export function sitePage(type: PageType, facts: Partial<SitePage> = {}): SitePage {
  const nothing = { dependsOn: [], isHidden: false, listPrerendered: async () => [], entries: [] };
  return { type, card: cardOf(type), ...nothing, ...facts };
}
