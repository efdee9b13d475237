/** `node scripts/run.mjs release-notes v1.2.3` prints the notes for a tag that may be released, from CHANGELOG.md. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fail, root } from "../../ops/command.ts";
import { releaseNotes } from "../../ops/release/notes.ts";

const read = (file: string) => readFileSync(path.join(root, file), "utf8");

try {
  const [tag = ""] = process.argv.slice(2);
  console.log(releaseNotes(tag, JSON.parse(read("package.json")).version, read("CHANGELOG.md")));
} catch (error) {
  fail(error);
}
