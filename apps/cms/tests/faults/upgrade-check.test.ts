// @module-tag nightly
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { seeded } from "@repo/testing/seed";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkUpgrade, roomIn } from "../../../../ops/run/upgrade-check";
import { LONG_RUN } from "./long-run";

const ARCHIVE = path.resolve(import.meta.dirname, "../../../../lab/upgrades/archives/1.1.0/archive.tar.gz");

const RUN = `import { checkUpgrade } from ${JSON.stringify(path.resolve("../../ops/run/upgrade-check.ts"))};
await checkUpgrade(${JSON.stringify(ARCHIVE)});`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "checked-"));
  await writeFile(
    path.join(folder, ".env"),
    "MAIL_FROM=a@example.com\nMAIL_TO_HR=a@example.com\nMAIL_TO_SALES=a@example.com\n",
  );
  vi.stubEnv("TMPDIR", folder);
  vi.stubEnv("ENV_FILE", path.join(folder, ".env"));
  vi.stubEnv("DATA_DIR", path.join(folder, "data"));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  expect(await readdir(folder)).toEqual([".env"]);
  await rm(folder, { recursive: true });
});

it("an upgrade from 1.1.0 tells what changes, and changes nothing itself", async () => {
  const before = await readFile(ARCHIVE);
  const { about, changes, obstacles } = await checkUpgrade(ARCHIVE);
  expect(obstacles).toEqual([]);
  expect(about).toEqual([expect.stringContaining("version 1.1.0 on Strapi 5.54.0")]);
  expect(changes).toContain(
    "View of the panel replaced, with all that was configured in it: api::case-study.case-study",
  );
  expect(changes.filter((change) => change.startsWith("Rows of "))).toEqual([]);
  expect((await readFile(ARCHIVE)).equals(before)).toBe(true);
});

it("all settings that this version refuses stand in the way", async () => {
  vi.stubEnv("SITE_URL", "http://www.example.com");
  vi.stubEnv("CMS_PORT", "3000");
  vi.stubEnv("MAIL_TO_HR", "nobody");
  const { obstacles } = await checkUpgrade(await halfArchive());
  expect(obstacles).toEqual([
    expect.stringContaining("is not a complete backup"),
    "Setting: MAIL_FROM, MAIL_TO_SALES are not set.",
    expect.stringMatching(/^Setting: SITE_URL must begin with https/),
    expect.stringMatching(/^Setting: MAIL_TO_HR /),
    expect.stringMatching(/^Setting: CMS_PORT must differ from WEB_PORT/),
  ]);
});

it("so does a backup that is not whole", async () => {
  const { obstacles, changes } = await checkUpgrade(await halfArchive());
  expect(obstacles).toEqual([expect.stringContaining("is not a complete backup")]);
  expect(changes).toEqual([]);
});

const signals = ["SIGINT", "SIGTERM"] as const;
const chosen = signals[seeded("signal that stops a check").below(signals.length)] ?? "SIGTERM";

it.each(LONG_RUN ? signals : [chosen])("a check that is stopped by %s leaves nothing behind", async (signal) => {
  const { check, instance } = await startCheck();
  check.kill(signal);
  expect((await once(check, "close"))[0]).toBe(1);
  expect(await readdir(".instances")).not.toContain(instance);
});

it("one that is killed leaves what the next removes", async () => {
  const { check, instance } = await startCheck();
  check.kill("SIGKILL");
  await once(check, "close");
  expect(await readdir(folder)).toHaveLength(2);
  const half = await halfArchive();
  // The check's program is still ending.
  await expect.poll(() => checkUpgrade(half).then(() => readdir(folder))).toEqual([".env"]);
  expect(await readdir(".instances")).not.toContain(instance);
});

it("and a disk without room, also for a folder that is still to come", async () => {
  expect(await roomIn(path.join(folder, "new"), 1)).toEqual([]);
  expect(await roomIn(path.join(folder, "new"), 2 ** 52)).toEqual([expect.stringMatching(/^Disk: .* are needed\.$/)]);
});

/** Writes half an archive over the settings' file, because an extra file would be left behind. */
async function halfArchive(): Promise<string> {
  const half = path.join(folder, ".env");
  const whole = await readFile(ARCHIVE);
  await writeFile(half, whole.subarray(0, whole.length / 2));
  vi.stubEnv("ENV_FILE", path.join(folder, "none"));
  return half;
}

/** Starts a check, and waits until its copy has a database. */
async function startCheck() {
  const check = spawn(process.execPath, ["--input-type=module", "--eval", RUN], { stdio: "ignore" });
  const find = async (name: string) => (await readdir(folder, { recursive: true })).find((file) => file.endsWith(name));
  await expect.poll(() => find("cms.sqlite")).toBeDefined();
  const instance = await readFile(path.join(folder, (await find("instance-id")) ?? ""), "utf8");
  expect(await readdir(".instances")).toContain(instance);
  return { check, instance };
}
