import { caseStudyMarkdown } from "./case-study-markdown";
import { postMarkdown } from "./post-markdown";
import { sectionPageMarkdown } from "./section-page-markdown";
import { serviceMarkdown } from "./service-markdown";

/** Writers of entries' pages, by the path above the entries. */
export const WRITERS: Record<string, (name: string) => Promise<string | null>> = {
  "/services": serviceMarkdown,
  "/work": caseStudyMarkdown,
  "/blog": postMarkdown,
};

/** Returns the page of an entry, or one that editors made, as Markdown. Returns `null` if there is none. */
export function markdownAt(path: string): Promise<string | null> {
  const slash = path.lastIndexOf("/");
  const write = WRITERS[path.slice(0, slash)];
  return write ? write(path.slice(slash + 1)) : sectionPageMarkdown(path.slice(1));
}
