import { type EntryType, entryAt } from "@repo/contract/site/addresses";
import { caseStudyMarkdown } from "./case-study-markdown";
import { postMarkdown } from "./post-markdown";
import { sectionPageMarkdown } from "./section-page-markdown";
import { serviceMarkdown } from "./service-markdown";

export const WRITERS: { [type in EntryType]?: (name: string) => Promise<string | null> } = {
  service: serviceMarkdown,
  "case-study": caseStudyMarkdown,
  "blog-post": postMarkdown,
  page: sectionPageMarkdown,
};

/** Returns the page of an entry, or one that editors made, as Markdown. Returns `null` if there is none. */
export async function markdownAt(path: string): Promise<string | null> {
  const entry = entryAt(path);
  return (entry && WRITERS[entry.type]?.(entry.name)) ?? null;
}
