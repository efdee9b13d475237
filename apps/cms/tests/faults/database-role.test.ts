// @module-tag nightly
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { sqlIn } from "../database";
import { startPostgres } from "../setup/postgres";
import { cmsSettings, end, launchCms } from "../setup/start-cms";
import { asJobsAdmin } from "./environments";
import { LONG_RUN } from "./long-run";

const JOB = { title: "Locksmith", details: "Remote", description: "Changes locks.", requirements: "Patience" };

it.runIf(LONG_RUN)(
  "the database's password is exchanged by a second role, whose tables are the first one's",
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "role-"));
    const postgres = await startPostgres();
    const as = (role: string, password: string) =>
      postgres.settings.DATABASE_URL.replace("postgres:password@", `${role}:${password}@`).replace(/cms$/, "website");
    const older: Record<string, string> = {
      ...(await cmsSettings(path.join(folder, "older"))),
      DATABASE_CLIENT: "postgres",
      DATABASE_URL: as("website", "first-password"),
    };
    const { CMS_PORT = "", CMS_URL = "" } = await cmsSettings(path.join(folder, "newer"));
    const newer = {
      ...older,
      DATA_DIR: path.join(folder, "newer"),
      CMS_PORT,
      CMS_URL,
      DATABASE_URL: as("website_b", "second-password"),
    };
    await sqlIn(postgres.settings, "create role website login superuser password 'first-password'");
    await sqlIn(postgres.settings, "create database website owner website");
    const first = await launchCms(older);
    await sqlIn(older, "create role website_b login password 'second-password' in role website");
    await sqlIn(older, "alter role website_b set role website");
    // A start creates this table again.
    await sqlIn(older, "drop table rate_limits");

    const second = await launchCms(newer);
    try {
      await sqlIn(newer, "alter role website password null");
      await expect(sqlIn(older, "select 1")).rejects.toThrow("password authentication failed");
      const headers = { ...(await asJobsAdmin(newer)), "content-type": "application/json" };
      const address = `${CMS_URL}/api/dashboard/jobs`;
      expect((await fetch(address, { method: "POST", headers, body: JSON.stringify(JOB) })).status).toBe(201);
      const owners = "select tableowner from pg_tables where schemaname = 'public' group by tableowner";
      expect(await sqlIn(newer, owners)).toEqual([{ tableowner: "website" }]);
      expect(
        await sqlIn(newer, "select count(*)::int as count from pg_tables where tablename = 'rate_limits'"),
      ).toEqual([{ count: 1 }]);
    } finally {
      for (const cms of [first, second]) await end(cms, "SIGTERM");
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
