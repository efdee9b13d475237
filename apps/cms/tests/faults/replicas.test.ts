// @module-tag nightly
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ErrorBody } from "@repo/contract/http/errors";
import { createMailServer } from "@repo/testing/mail-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sqlIn } from "../database";
import { startPostgres } from "../setup/postgres";
import { cmsSettings, end, launchCms, type RunningCms } from "../setup/start-cms";
import { signInTo } from "../sign-in";
import { createApplicant } from "./applicant";
import { asJobsAdmin } from "./environments";

const REPLICAS = 2;
const APPLICATIONS = 6;

const mailServer = createMailServer();
const replicas: Record<string, string>[] = [];
const running: RunningCms[] = [];
let folder: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let one: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "replicas-"));
  postgres = await startPostgres();
  const SMTP_PORT = String(await mailServer.listen(0));
  one = { ...(await cmsSettings(path.join(folder, "0"))), ...postgres.settings, SMTP_PORT };
  replicas.push(one);
  while (replicas.length < REPLICAS) {
    const { CMS_PORT = "", CMS_URL = "" } = await cmsSettings("");
    replicas.push({ ...one, DATA_DIR: path.join(folder, String(replicas.length)), CMS_PORT, CMS_URL });
  }
});

afterAll(async () => {
  for (const replica of running) await end(replica, "SIGTERM");
  await mailServer.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

it("replicas that start at the same moment make and seed an empty database once, and later what it lacks", async () => {
  const first = await Promise.all(replicas.map(launchCms));
  const seeded = () => first.filter(({ output }) => output.includes("Seeded the empty database."));
  await expect.poll(seeded).toHaveLength(1);
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
    // This is long enough for the other replicas to reach the same point.
    "create function wait() returns event_trigger language plpgsql as 'begin perform pg_sleep(5); end'",
    "create event trigger slow on ddl_command_start when tag in ('CREATE TABLE') execute function wait()",
  ]) {
    await sqlIn(one, statement);
  }

  const second = await Promise.allSettled(replicas.map(launchCms));
  running.push(...second.flatMap((replica) => (replica.status === "fulfilled" ? replica.value : [])));
  expect(second.map(({ status }) => status)).toEqual(Array(REPLICAS).fill("fulfilled"));
  await sqlIn(one, "drop event trigger slow");
  expect(await sqlIn(one, "select * from rate_limits")).toEqual([]);
  const made = "select count(*)::int as count from pg_indexes where indexname = any(?)";
  expect(await sqlIn(one, made, ["blog_posts_created_at", "job_applications_status"])).toEqual([{ count: 2 }]);
  expect(
    await sqlIn(one, "select count(*)::int as count from pg_trigger where tgname = 'blog_posts_updated_at'"),
  ).toEqual([{ count: 1 }]);
});

it("an application that reaches all replicas at once is stored once, and its mails arrive once", async () => {
  const [job] = await sqlIn(one, "select document_id as id from jobs where published_at is not null");
  const sent = await Promise.all(
    Array.from({ length: APPLICATIONS }, async (_, number) => {
      const { email, send } = await createApplicant(one, String(job?.id), number);
      const answers = await Promise.all(replicas.map(({ CMS_URL }) => send(CMS_URL)));
      expect(answers.map(({ status }) => status)).toContain(201);
      return { email, ids: new Set(answers.flatMap(({ body }) => body.id ?? [])) };
    }),
  );
  for (const { email, ids } of sent) {
    const rows = await sqlIn(one, "select document_id as id from job_applications where email = ?", email);
    expect(rows.map(({ id }) => id)).toEqual([...ids]);
  }
  const waiting = "select count(*)::int as count from mails where state <> 'sent'";
  await expect.poll(() => sqlIn(one, waiting)).toEqual([{ count: 0 }]);
  const expected = sent.flatMap(({ email }) => [email, "hr@example.com"]).sort();
  expect(mailServer.received.map(({ recipient }) => recipient).sort()).toEqual(expected);
  expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(expected.length);
});

it("a mail to an applicant is undone or sent, whichever replica does which", async () => {
  const authorized = await asJobsAdmin(one);
  const headers = { ...authorized, "content-type": "application/json" };
  const applicants = await sqlIn(one, "select document_id as id, email from job_applications");
  const body = JSON.stringify({ ids: applicants.map(({ id }) => id), subject: "News", text: "Dear {name}" });
  const path = `${one.CMS_URL}/api/dashboard/applications`;
  const written = await fetch(`${path}/mails`, { method: "POST", headers, body });
  expect(await written.json()).toMatchObject({ refused: [] });
  const before = mailServer.received.length;
  const waiting = await sqlIn(one, "select application, document_id as mail from mails where state = 'pending'");
  expect(waiting).toHaveLength(APPLICATIONS);

  await sqlIn(one, "update mails set next_attempt_at = now() where state = 'pending'");
  const undone = await Promise.all(
    waiting.map(async ({ application, mail }, number) => {
      const { CMS_URL } = replicas[number % REPLICAS] as Record<string, string>;
      // A request to send again makes each replica look for due mails.
      const due = fetch(`${CMS_URL}/api/dashboard/applications/${application}/send-again`, { method: "POST", headers });
      const other = replicas[(number + 1) % REPLICAS]?.CMS_URL;
      const undo = fetch(`${other}/api/dashboard/applications/${application}/mails/${mail}`, {
        method: "DELETE",
        headers,
      });
      await due;
      return (await undo).ok;
    }),
  );
  const left = "select count(*)::int as count from mails where state <> 'sent'";
  await expect.poll(() => sqlIn(one, left)).toEqual([{ count: 0 }]);
  const sent = APPLICATIONS - undone.filter(Boolean).length;
  expect(mailServer.received.slice(before)).toHaveLength(sent);
  const events = "select count(*)::int as count from application_events where outcome = 'undone'";
  expect(await sqlIn(one, events)).toEqual([{ count: APPLICATIONS - sent }]);
});

it("what a client may try is counted by all replicas together", async () => {
  const limit = Number(one.RATE_LIMIT_LOGIN);
  const tries = Array.from({ length: limit }, () => replicas).flat();
  const answers = await Promise.all(
    tries.map((replica) =>
      signInTo(replica, "jobs-admin", { email: `${crypto.randomUUID()}@example.com` }, "10.9.9.9"),
    ),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(limit).fill(401), ...Array(tries.length - limit).fill(429)]);
});

it("while the database is away, whoever asks is told to try again, and goes on once it is back", async () => {
  const headers = await asJobsAdmin(one);
  const status = async (address: string) => {
    const answer = await fetch(`${one.CMS_URL}${address}`, { headers });
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
  await expect.poll(() => status("/api/dashboard/jobs")).toEqual([200, null, undefined]);
});
