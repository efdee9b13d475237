import { caseStudyMarkdown } from "./case-study-markdown";
import { postMarkdown } from "./post-markdown";
import { sectionPageMarkdown } from "./section-page-markdown";
import { serviceMarkdown } from "./service-markdown";

/** By the path that the entries are below. */
export const WRITERS: Record<string, (name: string) => Promise<string | null>> = {
  "/services": serviceMarkdown,
  "/work": caseStudyMarkdown,
  "/blog": postMarkdown,
};

/** The page of an entry as Markdown; `null` where there is none. */
export function markdownAt(path: string): Promise<string | null> {
  const slash = path.lastIndexOf("/");
  const write = WRITERS[path.slice(0, slash)];
  return write ? write(path.slice(slash + 1)) : sectionPageMarkdown(path.slice(1));
}
