import MarkdownIt from "markdown-it";
import { useBlocks } from "./blocks";
import { useCode } from "./code";
import { useFootnotes } from "./footnotes";
import { useHeadings } from "./headings";
import { useLinks } from "./links";
import { usePictures } from "./pictures";
import { useTasks } from "./tasks";

/** Of quotes and lists; deeper ones are left out. Each level is parsed again for every line. */
const MAX_NESTING = 20;

/** No raw HTML: what looks like a tag is text, and so is a link that may lead to a script. */
export const parser = new MarkdownIt({ html: false, linkify: true, maxNesting: MAX_NESTING })
  .use(useBlocks)
  .use(useCode)
  .use(useHeadings)
  .use(useLinks)
  .use(useFootnotes)
  .use(useTasks)
  .use(usePictures);
