import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { chmod, lstat, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { holdDataDir, withDataDir } from "../../instance/data-dir.ts";
import { makePrivate } from "../../instance/private.ts";

const HOLDER = path.join(import.meta.dirname, "holder.ts");

let dataDir: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = path.join(await mkdtemp(path.join(tmpdir(), "data-dir-test-")), "data");
});
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  await rm(path.dirname(dataDir), { recursive: true, force: true });
});

async function cms(env: NodeJS.ProcessEnv = {}) {
  const child = fork(HOLDER, [dataDir], { env: { ...process.env, ...env }, execArgv: [] });
  children.push(child);
  const [said] = (await once(child, "message")) as [string];
  return { child, said };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

const heldBy = (pid: number | undefined) => `DATA_DIR: ${dataDir} is in use by process ${pid}.`;

it("a CMS that was started by itself keeps a second one and npm start out, until it ends", async () => {
  const first = await cms();
  expect(first.said).toBe("holds");
  expect((await cms()).said).toBe(heldBy(first.child.pid));
  await expect(withDataDir(dataDir, async () => {})).rejects.toThrow(heldBy(first.child.pid));
  await kill(first.child);
  expect((await cms()).said).toBe("holds");
});

it("npm start lets the CMS in that it has started, and no other", async () => {
  await withDataDir(dataDir, async () => {
    expect((await cms()).said).toBe(heldBy(process.pid));
    expect((await cms({ SUPERVISOR_PID: "1" })).said).toBe(heldBy(process.pid));
    expect((await cms({ SUPERVISOR_PID: String(process.pid) })).said).toBe("holds");
  });
});

it("a process takes its folder once, however many ask", async () => {
  await Promise.all([holdDataDir(dataDir), holdDataDir(dataDir)]);
  await holdDataDir(dataDir);
  expect((await cms()).said).toBe(heldBy(process.pid));
});

it("a folder is taken from other accounts with all in it, and nothing that links lead to", async () => {
  const outside = path.join(path.dirname(dataDir), "outside");
  await mkdir(path.join(dataDir, "resumes"), { recursive: true });
  await writeFile(path.join(dataDir, "resumes/cv.pdf"), "");
  await writeFile(path.join(dataDir, "run.sh"), "");
  await writeFile(outside, "");
  await symlink(outside, path.join(dataDir, "link"));
  await symlink("nowhere", path.join(dataDir, "broken"));
  for (const [name, mode] of [
    [".", 0o755],
    ["resumes", 0o2775],
    ["resumes/cv.pdf", 0o444],
    ["run.sh", 0o777],
    ["../outside", 0o644],
  ] as const) {
    await chmod(path.join(dataDir, name), mode);
  }
  expect(makePrivate(dataDir)).toEqual([]);
  const modes = async (...names: string[]) =>
    Promise.all(names.map(async (name) => ((await lstat(path.join(dataDir, name))).mode & 0o7777).toString(8)));
  expect(await modes(".", "resumes", "resumes/cv.pdf", "run.sh", "../outside")).toEqual([
    "700",
    "2700",
    "400",
    "700",
    "644",
  ]);
});
