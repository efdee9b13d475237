import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import { rest } from "./cms";
import { sql } from "./database";

const { DATABASE_URL } = inject("settings");

async function whileFaqsAreLocked(work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    await client.query("begin; lock table faqs in access exclusive mode");
    await work();
  } finally {
    await client.end();
  }
}

/** Leaves out the schedule, which asks every five seconds. */
async function waiting(): Promise<number> {
  const [row] = await sql(
    `select count(*)::int as waiting from pg_stat_activity
     where wait_event_type = 'Lock' and query like 'select%from "faqs"%'
       and query not like 'select "t0"."document_id", "t0"."locale", "t0"."publish_at", %'`,
  );
  return Number(row?.waiting);
}

const ready = async () => (await rest("/_ready")).status;

describe.runIf(DATABASE_URL)("a statement that takes too long", () => {
  it.each([
    ["/api/faqs", { method: "GET" }],
    ["/graphql", { method: "POST", body: { query: "{ faqs { question } }" } }],
  ])("is ended by the database at %s, and holds nobody else up", async (path, options) => {
    await whileFaqsAreLocked(async () => {
      const asked = rest(path, options);
      await expect.poll(waiting).toBe(1);
      await expect.poll(ready).toBe(204);
      expect((await rest("/api/jobs")).status).toBe(200);
      const answer = await asked;
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain("CMS_UNAVAILABLE");
      expect(await waiting()).toBe(0);
    });
    expect((await rest(path, options)).status).toBe(200);
  });
});
