import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { changeOf, TESTED } from "../../scripts/steps/changed.ts";
import { root } from "./files.ts";

it.each(Object.entries(TESTED))("each pattern of what %s tests finds a file", (_, patterns) => {
  const found = (pattern: string) =>
    execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "--", `:(glob,top)${pattern}`], {
      cwd: root,
      encoding: "utf8",
    });
  expect(patterns.filter((pattern) => !found(pattern))).toEqual([]);
});

describe("a suite is run", () => {
  const OUTBOX = "apps/cms/src/mail/outbox.ts";
  let folder: string;
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();
  const write = (name: string) => {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), crypto.randomUUID());
  };
  const commit = (name: string, day: string) => {
    write(name);
    git("add", "--all");
    const date = `${day}T12:00:00Z`;
    const names = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.com"];
    execFileSync("git", [...names, "commit", "--quiet", "--message", name], {
      cwd: folder,
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    });
    return git("rev-parse", "HEAD");
  };
  const look = (CHECK_BASE?: string) => changeOf("chaos", folder, { CHECK_BASE });
  const changed = (file: string, since: string) => ({
    isChanged: true,
    why: `${file} has changed since ${since.slice(0, 8)}`,
  });
  const unchanged = (since: string) => ({
    isChanged: false,
    why: `nothing that it tests has changed since ${since.slice(0, 8)}`,
  });

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "changed-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    git("init", "--quiet", "--initial-branch=main");
  });

  it("when a branch has changed what it tests, committed or not", () => {
    const begun = commit(OUTBOX, "2026-01-01");
    git("switch", "--quiet", "--create", "branch");
    commit("README.md", "2026-01-02");
    expect(look()).toEqual(unchanged(begun));
    write("lab/topology/new.ts");
    expect(look()).toEqual(changed("lab/topology/new.ts", begun));
    rmSync(path.join(folder, "lab"), { recursive: true });
    rmSync(path.join(folder, OUTBOX));
    expect(look()).toEqual(changed(OUTBOX, begun));
    git("checkout", "--quiet", OUTBOX);
    commit(OUTBOX, "2026-01-03");
    expect(look()).toEqual(changed(OUTBOX, begun));
  });

  it("on main when that has changed within a day", () => {
    commit(OUTBOX, "2026-01-01");
    const before = commit("README.md", "2026-01-02");
    commit("README.md", "2026-01-05");
    expect(look()).toEqual(unchanged(before));
    const first = commit(OUTBOX, "2026-01-05");
    expect(look()).toEqual(changed(OUTBOX, before));
    expect(look(first)).toEqual(unchanged(first));
  });

  it("when it can't be told", () => {
    const because = (reason: string) => ({ isChanged: true, why: `${reason}: it can't be told what has changed` });
    expect(look()).toEqual(because("This is no clone"));
    commit(OUTBOX, "2026-01-01");
    expect(look()).toEqual(because("The history of this clone is shorter than a day"));
    expect(look("f".repeat(40))).toEqual(because(`${"f".repeat(40)} is no commit of this clone`));
    git("branch", "--move", "other");
    expect(look()).toEqual(because("There is no main that it began from"));
  });
});
