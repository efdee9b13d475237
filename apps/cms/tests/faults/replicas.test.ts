import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { sqlIn } from "../database";
import { startPostgres } from "../setup/postgres";
import { cmsSettings, end, launchCms } from "../setup/start-cms";

const REPLICAS = 2;

it("replicas that start at the same moment make and seed an empty database once, and later what it lacks", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "replicas-"));
  const postgres = await startPostgres();
  const one: Record<string, string> = { ...(await cmsSettings(path.join(folder, "0"))), ...postgres.settings };
  const replicas = [one];
  while (replicas.length < REPLICAS) {
    const { CMS_PORT = "", CMS_URL = "" } = await cmsSettings("");
    replicas.push({ ...one, DATA_DIR: path.join(folder, String(replicas.length)), CMS_PORT, CMS_URL });
  }
  const first = await Promise.all(replicas.map(launchCms));
  expect(first.filter(({ output }) => output.includes("Seeded the empty database."))).toHaveLength(1);
  const seededTwice = "select slug from services where published_at is not null group by slug having count(*) > 1";
  expect(await sqlIn(one, seededTwice)).toEqual([]);
  for (const replica of first) {
    expect(replica.output).not.toMatch(/error/i);
    await end(replica, "SIGTERM");
  }
  for (const statement of [
    "drop table rate_limits",
    "drop function blog_posts_refresh_updated_at cascade",
    "drop index blog_posts_created_at",
    "drop index job_applications_status",
    // Long enough for the other replicas to reach the same point.
    "create function wait() returns event_trigger language plpgsql as 'begin perform pg_sleep(5); end'",
    "create event trigger slow on ddl_command_start when tag in ('CREATE TABLE') execute function wait()",
  ]) {
    await sqlIn(one, statement);
  }

  const running = await Promise.allSettled(replicas.map(launchCms));
  try {
    expect(running.map(({ status }) => status)).toEqual(Array(REPLICAS).fill("fulfilled"));
    expect(await sqlIn(one, "select * from rate_limits")).toEqual([]);
    const made = "select count(*)::int as count from pg_indexes where indexname = any(?)";
    expect(await sqlIn(one, made, ["blog_posts_created_at", "job_applications_status"])).toEqual([{ count: 2 }]);
    expect(
      await sqlIn(one, "select count(*)::int as count from pg_trigger where tgname = 'blog_posts_updated_at'"),
    ).toEqual([{ count: 1 }]);
  } finally {
    for (const replica of running) if (replica.status === "fulfilled") await end(replica.value, "SIGTERM");
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
