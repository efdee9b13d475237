import { expected } from "../command.ts";

/** Returns the changelog's section. @throws when tag, version and changelog disagree. */
export function releaseNotes(tag: string, version: string, changelog: string): string {
  if (tag !== `v${version}`) throw expected(`The tag is ${tag || "missing"}, but package.json has ${version}.`);
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((each) => each.split(/\s/, 1)[0] === version);
  if (!section) throw expected(`CHANGELOG.md has no section for ${version}.`);
  const [title = "", ...lines] = section.split("\n");
  if (!/ \d{4}-\d{2}-\d{2}$/.test(title)) throw expected(`CHANGELOG.md has no date for ${version}.`);
  const notes = lines.join("\n").trim();
  if (!notes) throw expected(`CHANGELOG.md has no entries for ${version}.`);
  return notes;
}
