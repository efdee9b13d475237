/** `node scripts/run.mjs release 1.2.3` checks everything that a release needs, then commits and tags it. */
import { spawnSync } from "node:child_process";
import { chmod, copyFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { createChecks } from "../ops/check/check.ts";
import { expected, fail, root } from "../ops/command.ts";
import { releaseNotes } from "../ops/release/notes.ts";
import { withPrivateFolder } from "../ops/trial/private-folder.ts";

const MANIFESTS = ["package.json", "apps/*/package.json", "packages/*/package.json"];
const UNRELEASED = "## Unreleased\n";
const LEFT =
  "- Left to the workflows: nightly tests, all faults, the long attack, the soak, images and rolled upgrades";
const [version = ""] = process.argv.slice(2);
const tag = `v${version}`;

try {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw expected(`"${version}" must be a version like 1.2.3.`);
  if (git(root, "status", "--porcelain")) throw expected("There are changes that are not committed.");
  if (git(root, "tag", "--list", tag)) throw expected(`The tag ${tag} exists.`);
  await withPrivateFolder("release", async (folder) => {
    // As root, the checks run PostgreSQL's programs in the copy as another user.
    await chmod(folder, 0o711);
    const copy = path.join(folder, "copy");
    git(root, "worktree", "prune");
    git(root, "worktree", "add", "--quiet", "--detach", copy);
    try {
      const message = `${await writeVersion(copy)}\n\nChecked before the tag:\n\n${await check(copy)}`;
      await copyFile(path.join(copy, "bench.json"), path.join(root, "bench.json"));
      git(copy, "commit", "--quiet", "--all", "--message", `Release ${version}`);
      git(root, "merge", "--quiet", "--ff-only", git(copy, "rev-parse", "HEAD"));
      git(root, "tag", "--annotate", "--cleanup=verbatim", "--message", message, tag);
    } finally {
      git(root, "worktree", "remove", "--force", copy);
    }
  });
  console.log(`\nTagged ${tag}. Publish it: git push --follow-tags, and once the release is there, with its weights:`);
  console.log(`gh release upload ${tag} bench.json`);
} catch (error) {
  fail(error);
}

async function writeVersion(copy: string): Promise<string> {
  const { version: current } = JSON.parse(await readFile(path.join(copy, "package.json"), "utf8"));
  if (version.localeCompare(current, "en", { numeric: true }) <= 0) {
    throw expected(`${version} must be later than ${current}, which package.json has.`);
  }
  const change = async (file: string, from: string, to: string) => {
    const text = (await readFile(path.join(copy, file), "utf8")).replace(from, to);
    await writeFile(path.join(copy, file), text);
    return text;
  };
  for (const file of git(copy, "ls-files", ...MANIFESTS).split("\n")) {
    await change(file, `"version": "${current}"`, `"version": "${version}"`);
  }
  const dated = `${UNRELEASED}\n## ${version} – ${new Date().toISOString().slice(0, 10)}\n`;
  return releaseNotes(tag, version, await change("CHANGELOG.md", UNRELEASED, dated));
}

async function check(copy: string): Promise<string> {
  const checks = createChecks();
  const script = (title: string, name: string, ...args: string[]) =>
    checks.run(title, [process.execPath, path.join(copy, "scripts/run.mjs"), name, ...args]);
  await script("Whole check", "test", "--full");
  await script("Upgrades", "test-upgrades");
  await script("Weight of pages", "bench", "pages", "--runs", "1", "--save");
  await script("Known vulnerabilities", "audit");
  await script("Bill of materials", "sbom", path.join(copy, "../sbom.cdx.json"));
  await script("Licences", "licences", path.join(copy, "../THIRD-PARTY.md"));
  await script("Plugins", "pack-plugins", path.join(copy, "../plugins"));
  const passed = (await checks.summarize()).map(({ title, seconds }) => `- ${title}: passed in ${seconds} s`);
  return [...passed, LEFT].join("\n");
}

function git(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd, encoding: "utf8" });
  if (status !== 0) throw expected(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout.trim();
}
