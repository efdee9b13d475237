import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { releaseNotes } from "../../scripts/release/steps/notes.ts";
import { nextRelease, release } from "../../scripts/release/steps/release.ts";
import { commands, read } from "./files.ts";

const MANIFEST = '{\n  "name": "website",\n  "version": "1.9.0"\n}\n';
const CHANGELOG = "# Changelog\n\n## Unreleased\n\n- A page.\n\n## 1.9.0 – 2026-11-21\n\n- Everything.\n";
const DATE = "2026-12-01";

describe("the next release", () => {
  const next = (version: string, changelog = CHANGELOG) =>
    nextRelease(version, DATE, {
      manifests: { "package.json": MANIFEST, "apps/web/package.json": MANIFEST },
      changelog,
    });

  it("has the version, the date and what was unreleased", () => {
    const { manifests, changelog } = next("1.10.0");
    for (const name of ["package.json", "apps/web/package.json"]) {
      expect(JSON.parse(manifests[name] ?? "")).toEqual({ name: "website", version: "1.10.0" });
    }
    expect(releaseNotes("v1.10.0", "1.10.0", changelog)).toBe("- A page.");
    expect(releaseNotes("v1.9.0", "1.9.0", changelog)).toBe("- Everything.");
    expect(changelog).toContain("## Unreleased\n\n## 1.10.0 – 2026-12-01\n");
  });

  it.each([
    ["1.9.0", "later than 1.9.0"],
    ["1.8.9", "later than 1.9.0"],
    ["v2.0.0", "must be a version"],
    ["", "must be a version"],
  ])("can't be %j", (version, reason) => expect(() => next(version)).toThrow(reason));

  it("has entries", () => expect(() => next("2.0.0", CHANGELOG.replace("- A page.\n\n", ""))).toThrow("no entries"));
});

it("runs commands that exist", () => {
  const names = [...read("scripts/release.ts").matchAll(/script\("[^"]+", "([^"]+)"/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(3);
  const known = commands.map((file) => path.parse(file).name);
  expect(names.filter((name = "") => !known.includes(name))).toEqual([]);
});

describe("a release", () => {
  let folder: string;
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();
  const start = (check: (copy: string) => Promise<string>) => release(folder, "1.10.0", DATE, check);
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "release-test-"));
    git("init", "--quiet");
    git("config", "user.name", "Nobody");
    git("config", "user.email", "nobody@example.com");
    await write("package.json", MANIFEST);
    await write("CHANGELOG.md", CHANGELOG);
    git("add", "--all");
    git("commit", "--quiet", "--message", "Begin");
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("is a commit with what its check wrote, and a tag that says what was checked", async () => {
    await start(async (copy) => {
      expect(await readFile(path.join(copy, "package.json"), "utf8")).toContain("1.10.0");
      expect((await stat(path.dirname(copy))).mode & 0o001).toBe(1);
      await writeFile(path.join(copy, "measurement.json"), "{}");
      return "- A page.\n\nChecked before the tag:\n\n- Whole check: passed in 9 s";
    });
    expect(git("log", "-1", "--format=%s")).toBe("Release 1.10.0");
    expect(git("show", "--name-only", "--format=", "HEAD").split("\n")).toEqual([
      "CHANGELOG.md",
      "measurement.json",
      "package.json",
    ]);
    expect(git("tag", "--list", "--format=%(contents)", "v1.10.0")).toContain("- Whole check: passed in 9 s");
    expect(git("rev-parse", "v1.10.0^{commit}")).toBe(git("rev-parse", "HEAD"));
    expect(git("status", "--porcelain")).toBe("");
  });

  it("leaves nothing behind if its check fails", async () => {
    const failed = start(async (copy) => {
      await writeFile(path.join(copy, "measurement.json"), "{}");
      throw new Error("Failed: End to end.");
    });
    await expect(failed).rejects.toThrow("Failed: End to end.");
    expect(git("log", "--format=%s")).toBe("Begin");
    expect(git("tag", "--list")).toBe("");
    expect(git("status", "--porcelain")).toBe("");
    expect(git("worktree", "list").split("\n")).toHaveLength(1);
    expect(await readFile(path.join(folder, "CHANGELOG.md"), "utf8")).toBe(CHANGELOG);
  });

  it("is refused if it isn't of the last commit any more, and keeps what was written meanwhile", async () => {
    const failed = start(async () => {
      await write("feature.txt", "New");
      git("add", "--all");
      git("commit", "--quiet", "--message", "Add a feature");
      return "- A page.";
    });
    await expect(failed).rejects.toThrow("There are new commits");
    expect(git("log", "-1", "--format=%s")).toBe("Add a feature");
    expect(git("tag", "--list")).toBe("");
  });

  it("is refused with changes that are not committed, and for a tag that exists", async () => {
    const never = () => Promise.reject(new Error("checked"));
    git("tag", "v1.10.0");
    await expect(start(never)).rejects.toThrow("The tag v1.10.0 exists.");
    await write("draft.txt", "Mine");
    await expect(start(never)).rejects.toThrow("not committed");
    expect(await readFile(path.join(folder, "draft.txt"), "utf8")).toBe("Mine");
  });
});
