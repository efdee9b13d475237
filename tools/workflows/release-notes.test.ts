import { expect, it } from "vitest";
import { releaseNotes } from "../../scripts/release/steps/notes.ts";
import { read } from "./files.ts";

const CHANGELOG = `# Changelog

## Unreleased

- Not yet.

## 1.2.0 – 2026-11-21

### Added

- A page.

## 1.1.0 – 2026-10-01

## 1.0.0

- Everything.
`;

it("a release tells what the changelog has of its version", () => {
  expect(releaseNotes("v1.2.0", "1.2.0", CHANGELOG)).toBe("### Added\n\n- A page.");
});

it("the changelog of this repository can be read so", () => {
  expect(releaseNotes("v1.0.0", "1.0.0", read("CHANGELOG.md"))).toContain("The public site");
});

it.each([
  ["", "1.2.0", "The tag is missing, but package.json has 1.2.0."],
  ["v1.3.0", "1.2.0", "The tag is v1.3.0, but package.json has 1.2.0."],
  ["1.2.0", "1.2.0", "The tag is 1.2.0, but package.json has 1.2.0."],
  ["v1.2", "1.2", "CHANGELOG.md has no section for 1.2."],
  ["v1.3.0", "1.3.0", "CHANGELOG.md has no section for 1.3.0."],
  ["v1.1.0", "1.1.0", "CHANGELOG.md has no entries for 1.1.0."],
  ["v1.0.0", "1.0.0", "CHANGELOG.md has no date for 1.0.0."],
])("the tag %j with the version %s is refused", (tag, version, message) => {
  expect(() => releaseNotes(tag, version, CHANGELOG)).toThrow(message);
});
