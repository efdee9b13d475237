import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ErrorBody } from "@repo/rules/errors";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sqlIn } from "../database";
import { startPostgres } from "../setup/postgres";
import { cmsSettings, end, launchCms, type RunningCms } from "../setup/start-cms";
import { asJobsAdmin } from "./world";

const JOB = { title: "Locksmith", details: "Remote", description: "Changes locks.", requirements: "Patience" };

const ENDED = { timeout: 30_000, interval: 200 };

let folder: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let older: Record<string, string>;
let newer: Record<string, string>;
const running: RunningCms[] = [];

const as = (role: string, password: string) =>
  postgres.settings.DATABASE_URL.replace("postgres:password@", `${role}:${password}@`).replace(/cms$/, "website");

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "database-"));
  postgres = await startPostgres();
  older = {
    ...(await cmsSettings(path.join(folder, "older"))),
    DATABASE_CLIENT: "postgres",
    DATABASE_URL: as("website", "first-password"),
  };
  const { CMS_PORT = "", CMS_URL = "" } = await cmsSettings(path.join(folder, "newer"));
  newer = {
    ...older,
    DATA_DIR: path.join(folder, "newer"),
    CMS_PORT,
    CMS_URL,
    DATABASE_URL: as("website_b", "second-password"),
  };
  await sqlIn(postgres.settings, "create role website login superuser password 'first-password'");
  await sqlIn(postgres.settings, "create database website owner website");
  running.push(await launchCms(older));
});

afterAll(async () => {
  for (const cms of running) await end(cms, "SIGTERM");
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

it("while the database is away, whoever asks is told to try again, and goes on once it is back", async () => {
  const headers = await asJobsAdmin(older);
  const status = async (address: string) => {
    const answer = await fetch(`${older.CMS_URL}${address}`, { headers });
    const { error } = (await answer.json()) as Partial<ErrorBody>;
    return [answer.status, answer.headers.get("retry-after"), error?.code];
  };
  await postgres.halt();
  try {
    for (const address of ["/api/dashboard/jobs", "/api/jobs", "/api/sessions/current"]) {
      expect(await status(address), address).toEqual([503, "10", "CMS_UNAVAILABLE"]);
    }
  } finally {
    await postgres.resume();
  }
  await expect.poll(() => status("/api/dashboard/jobs"), ENDED).toEqual([200, null, undefined]);
});

it("the database's password is exchanged by a second role, whose tables are the first one's", async () => {
  await sqlIn(older, "create role website_b login password 'second-password' in role website");
  await sqlIn(older, "alter role website_b set role website");
  // Made again at a start.
  await sqlIn(older, "drop table rate_limits");
  running.push(await launchCms(newer));

  await sqlIn(newer, "alter role website password null");
  await expect(sqlIn(older, "select 1")).rejects.toThrow("password authentication failed");
  const headers = { ...(await asJobsAdmin(newer)), "content-type": "application/json" };
  const address = `${newer.CMS_URL}/api/dashboard/jobs`;
  expect((await fetch(address, { method: "POST", headers, body: JSON.stringify(JOB) })).status).toBe(201);
  const owners = "select tableowner from pg_tables where schemaname = 'public' group by tableowner";
  expect(await sqlIn(newer, owners)).toEqual([{ tableowner: "website" }]);
  expect(await sqlIn(newer, "select count(*)::int as count from pg_tables where tablename = 'rate_limits'")).toEqual([
    { count: 1 },
  ]);
});
