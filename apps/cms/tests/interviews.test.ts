import { createHash, randomUUID } from "node:crypto";
import type { UpcomingInterviews } from "@repo/contract/application/upcoming-interview";
import { commandToken } from "@repo/process/settings";
import { expect, inject, it } from "vitest";
import { moment, storeApplication } from "./applications";
import { panel, rest, site } from "./cms";
import { ownAccount } from "./dashboard-account";
import { sql } from "./database";

const HOUR_MS = 60 * 60 * 1000;
const ACCOUNTS = "/content-manager/collection-types/plugin::users-permissions.user";
let calendar = 0;

/** SQLite stores flags as numbers. */
const flag = (is: boolean) => (inject("settings").DATABASE_URL ? is : Number(is));
const started = Math.floor(Date.now() / 1000) * 1000;
const inHours = (hours: number) => started + hours * HOUR_MS;

async function plan(application: string, hours: number, fields: Record<string, unknown> = {}): Promise<string> {
  const interview = randomUUID();
  const row = {
    document_id: randomUUID(),
    ...{ application, interview, sequence: 0, is_cancelled: flag(false), minutes: 60 },
    ...{ starts_at: moment(inHours(hours)), zone: "Europe/London", place: "Room; 2,\nfloor 3", colleagues: null },
    mail: randomUUID(),
    ...fields,
  };
  const columns = Object.keys(row);
  await sql(`insert into interviews (${columns}) values (${columns.map(() => "?")})`, ...Object.values(row));
  return interview;
}

const read = (token: string, client = `10.6.1.${++calendar}`) =>
  rest("/api/interview-feed", { headers: { ...site(client), "x-calendar-token": token } });
const tokenIn = (href: string) => /\/applications\/calendar\/([\w-]{43})\.ics$/.exec(href)?.[1] ?? "";

const stored = (token: string) =>
  sql("select id from calendar_feeds where digest = ?", createHash("sha256").update(token).digest("hex"));

async function subscriber() {
  const own = await ownAccount();
  const session = await own.token();
  const ask = (path: string, method: string) => own.ask(`/dashboard/interviews${path}`, { method, token: session });
  const made = async () => tokenIn(((await (await ask("/feed", "POST")).json()) as { href: string }).href);
  const list = async () => (await (await ask("", "GET")).json()) as UpcomingInterviews;
  const change = (data: object) => panel.get("PUT", `${ACCOUNTS}/${own.id}`, data);
  return { ...own, made, list, change, revoke: () => ask("/feed", "DELETE") };
}

it("to come are listed in their last version, and not those of who has withdrawn", async () => {
  const { list, leave } = await subscriber();
  const [asha, ben] = [await storeApplication({ name: "Asha" }), await storeApplication({ status: "withdrawn" })];
  const moved = await plan(asha, 30);
  await plan(asha, 50, { interview: moved, sequence: 1, colleagues: "one@example.com\ntwo@example.com" });
  const running = await plan(asha, -0.5);
  const calledOff = await plan(asha, 20);
  await plan(asha, 20, { interview: calledOff, sequence: 1, is_cancelled: flag(true) });
  await plan(asha, -2);
  await plan(ben, 10);
  const { items, zone, feedSince } = await list();
  const own = items.filter(({ application }) => [asha, ben].includes(application));
  expect(own.map(({ id }) => id)).toEqual([running, moved]);
  expect(own[1]).toEqual({
    ...{ id: moved, application: asha, name: "Asha", job_title: "Bell Founder", status: "new", minutes: 60 },
    ...{ startsAt: new Date(inHours(50)).toISOString(), zone: "Europe/London", where: "Room; 2,\nfloor 3" },
    colleagues: ["one@example.com", "two@example.com"],
  });
  expect([zone, feedSince]).toEqual(["Asia/Kolkata", null]);
  await leave();
});

it("are read by a calendar without a session, which is told to the account and recorded", async () => {
  const { email, made, list, leave } = await subscriber();
  const asha = await storeApplication({ name: "Asha\r\nX-ADDED:1" });
  const interview = await plan(asha, 30, { colleagues: "one@example.com" });
  const past = await plan(asha, -48);
  const token = await made();
  const answer = await read(token);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const text = (await answer.text()).replaceAll("\r\n ", "");
  const [, event = ""] = text.split(`UID:${interview}@`);
  expect(event).toMatch(/^SUMMARY:Interview with .+ for Bell Founder\r$/m);
  expect(event).toContain("LOCATION:Room\\; 2\\,\\nfloor 3");
  expect(event).toMatch(new RegExp(`DESCRIPTION:With one@example\\.com\\\\nhttp.*/admin\\?application=${asha}`));
  expect(text).toContain(`UID:${past}@`);
  expect(text).not.toMatch(/^(X-ADDED|METHOD|ATTENDEE)/m);
  expect((await list()).feedSince).toEqual(expect.any(String));

  await read(token);
  expect(await sql("select action from audit_entries where actor = ? order by id", email)).toEqual([
    { action: "session.sign-in" },
    { action: "calendar-feed.renew" },
    { action: "interviews.feed" },
    { action: "applications.list" },
  ]);
  const told = "select subject from mails where recipient = ?";
  expect(await sql(told, email)).toEqual([{ subject: "A calendar address was made for your account" }]);
  expect(JSON.stringify(await sql("select * from calendar_feeds"))).not.toContain(token);
  await leave();
});

it("are read by the newest address alone, until it is revoked", async () => {
  const { made, revoke, list, leave } = await subscriber();
  const [first, second] = [await made(), await made()];
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  expect((await revoke()).status).toBe(204);
  expect((await read(second)).status).toBe(404);
  expect((await list()).feedSince).toBeNull();
  await leave();
});

it("are read for no account that is blocked, has another role, was reset or is deleted", async () => {
  const { email, made, change, leave } = await subscriber();
  const roles = await sql("select id, type from up_roles");
  const toRole = (type: string) => change({ role: { set: [{ id: roles.find((role) => role.type === type)?.id }] } });
  const token = await made();
  await change({ blocked: true });
  expect((await read(token)).status).toBe(404);
  await change({ blocked: false });
  expect((await read(token)).status).toBe(200);
  await toRole("blog-admin");
  expect((await read(token)).status).toBe(404);
  await toRole("jobs-admin");
  expect((await read(token)).status).toBe(200);
  expect(await stored(token)).toHaveLength(1);
  const headers = { "x-command-token": commandToken(inject("settings").ADMIN_JWT_SECRET ?? "") };
  expect((await rest("/api/accounts/reset", { method: "POST", headers, body: { email } })).status).toBe(200);
  expect([(await read(token)).status, await stored(token)]).toEqual([404, []]);

  const other = await subscriber();
  const theirs = await other.made();
  await other.leave();
  expect([(await read(theirs)).status, await stored(theirs)]).toEqual([404, []]);
  await leave();
});

it("are not found by wrong addresses, of which one client soon has to wait", { tags: ["full"] }, async () => {
  for (const wrong of ["", "a", "A".repeat(43), "%"]) expect((await read(wrong)).status, wrong).toBe(404);
  const statuses = await Promise.all(Array.from({ length: 61 }, () => read("A".repeat(43), "10.6.2.1")));
  expect(statuses.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
});
