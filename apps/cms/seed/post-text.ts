import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Picture } from "./types";

const PICTURE = /!\[([^\]]{1,300})\]\(\.\.\/\.\.\/images\/([\w/-]{1,100}\.webp)/g;

/**
 * The Markdown of a sample post. Its files name pictures from where they are, so that they show in an editor and on
 * a forge; `addressOf` gives the address on the site.
 */
export async function postText(
  name: string,
  addressOf: (picture: Picture) => string | Promise<string>,
): Promise<string> {
  let text = await readFile(path.join(process.cwd(), "seed/data/posts", `${name}.md`), "utf8");
  for (const [written, alt = "", file = ""] of text.matchAll(PICTURE)) {
    text = text.replace(written, `![${alt}](${await addressOf({ file, alt })}`);
  }
  return text;
}
