import MarkdownIt from "markdown-it";
import { useBlocks } from "./blocks";
import { useCode } from "./code";
import { useFootnotes } from "./footnotes";
import { useHeadings } from "./headings";
import { useHtml } from "./html";
import { useLines } from "./lines";
import { useLinks } from "./links";
import { usePictures } from "./pictures";
import { useTasks } from "./tasks";

/** Deeper quotes and lists are left out, because each level is parsed again for every line. */
const MAX_NESTING = 20;

export const parser = new MarkdownIt({ html: false, linkify: true, maxNesting: MAX_NESTING })
  .use(useBlocks)
  .use(useCode)
  .use(useHtml)
  .use(useHeadings)
  .use(useLinks)
  .use(useFootnotes)
  .use(useTasks)
  .use(usePictures)
  .use(useLines);
