/** `node scripts/run.mjs release 1.2.3` checks everything that a release needs, then commits and tags it. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { releaseNotes } from "./release/steps/notes.ts";
import { release } from "./release/steps/release.ts";
import { createChecks } from "./steps/check.ts";
import { fail, root } from "./steps/environment.ts";

/** Each of these takes an hour or needs a container engine. */
const LEFT =
  "- Left to the workflows: all faults, the long attack, images, rolled upgrades, random faults, a week in an hour";
const [version = ""] = process.argv.slice(2);

try {
  await release(root, version, new Date().toISOString().slice(0, 10), check);
  console.log(`\nTagged v${version}. Publish it: git push --follow-tags`);
} catch (error) {
  fail(error);
}

async function check(copy: string): Promise<string> {
  const notes = releaseNotes(`v${version}`, version, await readFile(path.join(copy, "CHANGELOG.md"), "utf8"));
  const checks = createChecks();
  // Without a base to compare with, the full check leaves nothing out.
  const env = { CHECK_BASE: "none" };
  const script = (title: string, name: string, ...args: string[]) =>
    checks.run(title, [process.execPath, path.join(copy, "scripts/run.mjs"), name, ...args], env);
  const beside = (name: string) => path.join(copy, "..", name);

  await script("Whole check", "test", "--full");
  await script("Weight of pages", "bench", "pages", "--runs", "1", "--save");
  await script("Bill of materials", "sbom", beside("sbom.cdx.json"));
  await script("Plugins", "pack-plugins", beside("plugins"));
  const passed = (await checks.summarize()).map(({ title, seconds }) => `- ${title}: passed in ${seconds} s`);
  return [notes, "Checked before the tag:", [...passed, LEFT].join("\n")].join("\n\n");
}
