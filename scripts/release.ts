/** `node scripts/run.mjs release 1.2.3` checks everything that a release needs, then commits and tags it. */
import { spawnSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { releaseNotes } from "./release/steps/notes.ts";
import { release } from "./release/steps/release.ts";
import { createChecks } from "./steps/check.ts";
import { fail, root } from "./steps/environment.ts";

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
  await script("All faults", "test-faults");
  await script("Long attack", "test-attack", "--minutes", "30");
  await script("Weight of pages", "bench", "pages", "--save");
  await script("Bill of materials", "sbom", beside("sbom.cdx.json"));
  await script("Plugins", "pack-plugins", beside("plugins"));
  const hasEngine = spawnSync("docker", ["info"], { stdio: "ignore" }).status === 0;
  const isRoot = process.platform === "linux" && process.getuid?.() === 0;
  if (hasEngine) {
    await script("Images and replicas", "test-topology");
    for (const older of await readdir(path.join(copy, "lab/upgrades/archives"))) {
      await script(`Rolled upgrade from ${older}`, "test-topology", `--upgrade=${older}`);
    }
  }
  if (hasEngine && isRoot) await script("Random faults", "test-topology", "--chaos");
  if (isRoot) await script("A week in an hour", "soak", "--docs");
  const ticked = (await checks.summarize()).map(({ title, seconds }) => `- ${title}: passed in ${seconds} s`);
  if (!hasEngine)
    ticked.push("- Images, rolled upgrade and random faults: left to the workflow, without a container engine here");
  else if (!isRoot) ticked.push("- Random faults: left to the workflow, since they need root on Linux");
  if (!isRoot) ticked.push("- A week in an hour: not run, since it needs root on Linux");
  return [notes, "Checked before the tag:", ticked.join("\n")].join("\n\n");
}
