// @module-tag nightly
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { copySeeded } from "@repo/testing/seeded";
import Database from "better-sqlite3";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Fault, startBucket } from "../setup/bucket";
import { end, launchCms, type RunningCms } from "../setup/start-cms";
import { createApplicant } from "./applicant";
import { applications, asJobsAdmin, createEnvironment, ENVIRONMENTS, type Environment, firstJob } from "./environments";

/** Only root may mount a small disk. */
const MAY_MOUNT = process.getuid?.() === 0 && spawnSync("mount", ["--version"]).status === 0;
const DISK_MB = 192;
const MEGABYTE = 1024 ** 2;

const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const undo of ends.splice(0).reverse()) await undo();
});

async function launch(environment: Environment): Promise<RunningCms> {
  ends.push(environment.remove);
  const cms = await launchCms(environment.settings);
  ends.push(() => end(cms, "SIGTERM"));
  return cms;
}

async function expectKept(environment: Environment, headers: Record<string, string>, count: number): Promise<void> {
  expect((await applications(environment.settings, headers)).length).toBe(count);
  await expect.poll(async () => (await environment.stored()).length).toBe(count);
}

it("a database that refuses a mail leaves no row and no file, and nobody's data in the log", async () => {
  const environment = await ENVIRONMENTS["SQLite and a folder"]();
  const cms = await launch(environment);
  const headers = await asJobsAdmin(environment.settings);
  const applicant = await createApplicant(environment.settings, await firstJob(environment.settings), 1);

  const database = new Database(path.join(environment.dataDir, "cms.sqlite"));
  ends.push(() => database.close());
  database.exec("create trigger full before insert on mails begin select raise(abort, 'disk is full'); end");
  expect(await applicant.send()).toMatchObject({ status: 502, body: { error: { code: "APPLICATION_SAVE_FAILED" } } });
  await expectKept(environment, headers, 0);

  const log = async () => cms.output + (await readFile(path.join(environment.dataDir, "logs/cms.log"), "utf8"));
  await expect.poll(log).toContain("could not be stored");
  for (const personal of [applicant.email, "Applicant 1", "+91 40", "10.1.0.1"]) {
    expect(await log()).not.toContain(personal);
  }

  database.exec("drop trigger full");
  expect((await applicant.send()).status).toBe(201);
  await expectKept(environment, headers, 1);
});

describe("a bucket", () => {
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  let environment: Environment;
  let cms: RunningCms;

  beforeAll(async () => {
    bucket = await startBucket();
    const { settings, resumeFolder, stop } = bucket;
    const dataDir = await mkdtemp(path.join(tmpdir(), "bucket-"));
    environment = await createEnvironment({ dataDir, resumeFolder, settings, stop });
    // The seed's pictures stay in the folder, because no test here requests them.
    await copySeeded(dataDir);
    cms = await launchCms(environment.settings);
  });

  afterAll(async () => {
    await end(cms, "SIGTERM");
    await environment.remove();
  });

  it.each<[Fault, number]>([
    ["refuses", 0],
    ["keeps silent", 1],
    ["hangs", 2],
  ])("that %s leaves no row and no file", async (fault, kept) => {
    const headers = await asJobsAdmin(environment.settings);
    const applicant = await createApplicant(environment.settings, await firstJob(environment.settings), kept);

    bucket.fault = fault;
    expect(await applicant.send()).toMatchObject({ status: 502, body: { error: { code: "RESUME_UPLOAD_FAILED" } } });
    await expectKept(environment, headers, kept);

    bucket.fault = undefined;
    expect((await applicant.send()).status).toBe(201);
    await expectKept(environment, headers, kept + 1);
  });
});

it.runIf(MAY_MOUNT)(
  "a full disk makes a CMS unready and takes no application by half, and all of them again once there is room",
  async () => {
    const disk = await mkdtemp(path.join(tmpdir(), "disk-"));
    spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "tmpfs", disk]);
    ends.push(async () => {
      spawnSync("umount", [disk]);
      await rm(disk, { recursive: true, force: true });
    });
    const dataDir = path.join(disk, "data");
    const settings = { METRICS_TOKEN: "token-of-the-metrics" };
    const environment = await createEnvironment({ dataDir, resumeFolder: path.join(dataDir, "resumes"), settings });
    const cms = await launch(environment);
    const headers = await asJobsAdmin(environment.settings);
    const job = await firstJob(environment.settings);

    const filler = path.join(dataDir, "filler");
    await writeFile(filler, Buffer.alloc((await freeBytes(dataDir)) - MEGABYTE));
    await expect.poll(() => readiness(environment)).toEqual([503, '{"status":"no-disk"}', "cms_disk_writable 0"]);
    expect(cms.output).toContain(`DATA_DIR: ${dataDir} can't be written to: ENOSPC.`);
    const statuses: number[] = [];
    for (let number = 0; number < 60; number += 1) {
      statuses.push((await (await createApplicant(environment.settings, job, number)).send()).status);
    }
    const taken = statuses.filter((status) => status === 201).length;
    expect(taken).toBeLessThan(60);
    expect(statuses.every((status) => [201, 500, 502].includes(status))).toBe(true);

    await rm(filler);
    await expect.poll(() => readiness(environment)).toEqual([204, "", "cms_disk_writable 1"]);
    expect((await (await createApplicant(environment.settings, job, 60)).send()).status).toBe(201);
    await expectKept(environment, headers, taken + 1);
  },
);

/** Returns what a proxy and an operator see. */
async function readiness({ settings }: Environment): Promise<[number, string, string | undefined]> {
  const answer = await fetch(`${settings.CMS_URL}/_ready`);
  const headers = { authorization: `Bearer ${settings.METRICS_TOKEN}` };
  const metrics = await (await fetch(`${settings.CMS_URL}/_metrics`, { headers })).text();
  return [answer.status, await answer.text(), metrics.match(/^cms_disk_writable \d$/m)?.[0]];
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
