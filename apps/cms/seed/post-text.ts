import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Picture } from "./types";

const PICTURE = /!\[([^[\]]*)\]\(\.\.\/\.\.\/images\/([\w/.-]+)/g;

/** The Markdown of a sample post. Its file names pictures by their relative paths; `addressOf` gives the addresses. */
export async function postText(
  name: string,
  addressOf: (picture: Picture) => string | Promise<string>,
): Promise<string> {
  let text = await readFile(path.join(process.cwd(), "seed/data/posts", `${name}.md`), "utf8");
  for (const [written, alt = "", file = ""] of text.matchAll(PICTURE)) {
    const address = await addressOf({ file, alt });
    text = text.replace(written, () => `![${alt}](${address}`);
  }
  return text;
}
