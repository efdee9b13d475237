import { spawnSync } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expected } from "../../steps/environment.ts";

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const UNRELEASED = "## Unreleased\n";

const MANIFESTS = ["package.json", "apps/*/package.json", "packages/*/package.json"];

type Files = { manifests: Record<string, string>; changelog: string };

/** `date` is an ISO day. @throws when `version` isn't a later one, or nothing is unreleased. */
export function nextRelease(version: string, date: string, { manifests, changelog }: Files): Files {
  const { version: current } = JSON.parse(manifests["package.json"] ?? "{}") as { version: string };
  if (!VERSION.test(version)) throw expected(`"${version}" must be a version like 1.2.3.`);
  if (!isLater(version, current)) throw expected(`${version} must be later than ${current}, which package.json has.`);
  const [before = "", after] = changelog.split(UNRELEASED, 2);
  const entries = after?.split(/^## /m, 1)[0]?.trim();
  if (!entries) throw expected("CHANGELOG.md has no entries under Unreleased.");
  const withVersion = (manifest: string) => manifest.replace(`"version": "${current}"`, `"version": "${version}"`);
  return {
    manifests: Object.fromEntries(Object.entries(manifests).map(([file, text]) => [file, withVersion(text)])),
    changelog: `${before}${UNRELEASED}\n## ${version} – ${date}\n${after}`,
  };
}

function isLater(one: string, other: string): boolean {
  return one.localeCompare(other, "en", { numeric: true }) > 0;
}

/**
 * Commits and tags a version if `check` passes, which gets a copy of the last commit and returns the tag's message.
 * @throws without changes if the work tree isn't clean, the tag exists, or commits were made meanwhile.
 */
export async function release(
  root: string,
  version: string,
  date: string,
  check: (copy: string) => Promise<string>,
): Promise<void> {
  const tag = `v${version}`;
  if (git(root, "status", "--porcelain")) throw expected("There are changes that are not committed.");
  if (git(root, "tag", "--list", tag)) throw expected(`The tag ${tag} exists.`);
  const begin = git(root, "rev-parse", "HEAD");
  const folder = await mkdtemp(path.join(tmpdir(), "release-"));
  const copy = path.join(folder, "copy");
  try {
    // As root, the checks run PostgreSQL's programs in the copy as another user.
    await chmod(folder, 0o711);
    const read = (file: string) => readFile(path.join(root, file), "utf8");
    const files = git(root, "ls-files", ...MANIFESTS).split("\n");
    const manifests = Object.fromEntries(
      await Promise.all(files.map(async (file) => [file, await read(file)] as const)),
    );
    const next = nextRelease(version, date, { manifests, changelog: await read("CHANGELOG.md") });
    git(root, "worktree", "add", "--quiet", "--detach", copy);
    for (const [file, text] of Object.entries({ ...next.manifests, "CHANGELOG.md": next.changelog })) {
      await writeFile(path.join(copy, file), text);
    }
    const message = await check(copy);
    if (git(root, "rev-parse", "HEAD") !== begin) throw expected("There are new commits: release again.");
    git(copy, "add", "--all");
    git(copy, "commit", "--quiet", "--message", `Release ${version}`);
    git(root, "merge", "--quiet", "--ff-only", git(copy, "rev-parse", "HEAD"));
    git(root, "tag", "--annotate", "--cleanup=verbatim", "--message", message, tag);
  } finally {
    await rm(folder, { recursive: true, force: true });
    git(root, "worktree", "prune");
  }
}

function git(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd, encoding: "utf8" });
  if (status !== 0) throw expected(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout.trim();
}
