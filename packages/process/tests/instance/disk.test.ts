import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchDisk } from "../../instance/disk.ts";

/** A slow disk is no subject of these tests. */
vi.mock("node:timers/promises", () => ({ setTimeout: () => new Promise(() => {}) }));

const MEGABYTE = 1024 ** 2;
/** Only root may mount a small disk. */
const MAY_MOUNT = process.getuid?.() === 0 && spawnSync("mount", ["--version"]).status === 0;

let folder: string;
let lines: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "disk-test-"));
  lines = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it("a folder that takes files is left as it was", async () => {
  const isWritable = watchDisk(folder, (line) => lines.push(line));
  expect(await isWritable()).toBe(true);
  expect([await readdir(folder), lines]).toEqual([[], []]);
});

it("a folder that is gone is reported once, and again when it is back", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  try {
    const gone = path.join(folder, "gone");
    const isWritable = watchDisk(gone, (line) => lines.push(line));
    expect(await Promise.all([isWritable(), isWritable()])).toEqual([false, false]);
    spawnSync("mkdir", [gone]);
    expect(await isWritable()).toBe(false);
    vi.advanceTimersByTime(5_000);
    expect(await isWritable()).toBe(true);
    expect(lines).toEqual([`${gone} can't be written to: ENOENT.`, `${gone} can be written to again.`]);
  } finally {
    vi.useRealTimers();
  }
});

it.runIf(MAY_MOUNT)("a disk with less than eight megabytes, or that is read-only, takes no files", async () => {
  const mounted = (...args: string[]) => expect(spawnSync("mount", args).status).toBe(0);
  mounted("-t", "tmpfs", "-o", "size=20m", "tmpfs", folder);
  try {
    const look = () => watchDisk(folder, (line) => lines.push(line))();
    expect(await look()).toBe(true);
    await writeFile(path.join(folder, "filler"), Buffer.alloc(13 * MEGABYTE));
    expect(await look()).toBe(false);
    await rm(path.join(folder, "filler"));
    mounted("-o", "remount,ro", folder);
    expect(await look()).toBe(false);
    expect(lines).toEqual([`${folder} can't be written to: ENOSPC.`, `${folder} can't be written to: EROFS.`]);
  } finally {
    spawnSync("umount", [folder]);
  }
});
