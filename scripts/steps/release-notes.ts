import { expected } from "./environment.ts";

/** The section of the changelog that belongs to a tag. @throws when tag, version and changelog do not agree. */
export function releaseNotes(tag: string, version: string, changelog: string): string {
  if (tag !== `v${version}`) throw expected(`The tag is ${tag || "missing"}, and package.json has ${version}.`);
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((each) => each.split(/\s/, 1)[0] === version);
  if (!section) throw expected(`CHANGELOG.md has no section ${version}.`);
  const [title = "", ...lines] = section.split("\n");
  if (!/ \d{4}-\d{2}-\d{2}$/.test(title)) throw expected(`CHANGELOG.md has no date beside ${version}.`);
  const notes = lines.join("\n").trim();
  if (!notes) throw expected(`CHANGELOG.md says nothing of ${version}.`);
  return notes;
}
