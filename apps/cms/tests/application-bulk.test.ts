import { randomUUID } from "node:crypto";
import type { ApplicationDetail } from "@repo/contract/application/history";
import type { ApplicationsDeleted, Matching, StatusesChanged } from "@repo/contract/application/selection";
import { afterAll, describe, expect, inject, it } from "vitest";
import { moment, removeApplicationsOf, storeApplication } from "./applications";
import { rest, type Who } from "./cms";
import { sql } from "./database";
import { newDigits, newWord } from "./unique";
import { sheetIn } from "./xlsx";

const me = inject("settings").JOBS_ADMIN_EMAIL;
const job = randomUUID();
const DAY_MS = 24 * 60 * 60 * 1000;

const store = (fields: Record<string, unknown> = {}) => storeApplication({ job_document_id: job, ...fields });

const ask = (path: string, body?: unknown, who: Who = "jobs-admin") =>
  rest(`/api/dashboard/applications/bulk/${path}`, { who, method: body ? "POST" : "GET", body });

async function answered<Answer>(path: string, body?: unknown): Promise<Answer> {
  const answer = await ask(path, body);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

const change = (changes: object[], reason?: string) => answered<StatusesChanged>("status", { changes, reason });
const matching = async (query: string) => (await answered<Matching>(`ids?job=${job}&${query}`)).items;
const readAtOf = async (id: string) => (await matching("")).find((each) => each.id === id)?.updatedAt;

async function detailOf(id: string): Promise<ApplicationDetail> {
  const answer = await rest(`/api/dashboard/applications/${id}`, { who: "jobs-admin" });
  return (await answer.json()) as ApplicationDetail;
}

const statusesOf = async (...ids: string[]) =>
  Promise.all(ids.map(async (id) => (await sql("select status from job_applications where document_id = ?", id))[0]));

afterAll(() => removeApplicationsOf(job));

describe("what matches the filters", () => {
  it("is told by id and time, the newest first, and nothing else of it", async () => {
    const name = `Same ${randomUUID()}`;
    const older = await store({ name, created_at: moment(Date.now() - DAY_MS) });
    const newer = await store({ name });
    await store({ name, status: "hired" });
    const found = await matching(`q=${name}&status=new`);
    expect(found.map(({ id }) => id)).toEqual([newer, older]);
    expect(Object.keys(found[0] ?? {})).toEqual(["id", "updatedAt"]);
  });

  it.each(["status=none", "job=1", "from=yesterday", `q=${"x".repeat(201)}`])(
    "is not asked for by %s",
    async (query) => {
      expect((await ask(`ids?${query}`)).status).toBe(422);
    },
  );
});

describe("a change of several statuses", () => {
  it("is an entry in each history, with the reason, and in the audit", async () => {
    const ids = [await store(), await store({ status: "interview" })];
    const { done, refused } = await change(
      ids.map((id) => ({ id, status: "rejected" })),
      "Position filled",
    );
    expect(refused).toEqual([]);
    expect(done.map(({ id, from, to }) => [id, from, to])).toEqual([
      [ids[0], "new", "rejected"],
      [ids[1], "interview", "rejected"],
    ]);
    for (const [index, id] of ids.entries()) {
      const { events, updatedAt } = await detailOf(id);
      expect(events).toMatchObject([{ actor: me, to: "rejected", reason: "Position filled" }]);
      expect(updatedAt).toBe(done[index]?.updatedAt);
      const audit = await sql("select action from audit_entries where subject like ? order by id", `%${id}`);
      expect(audit[0]).toEqual({ action: "job-application.update" });
    }
  });

  it("is undone as one, with entries of its own, except what somebody has changed since", async () => {
    const [mine, theirs] = [await store({ status: "offer" }), await store()];
    const { done } = await change([mine, theirs].map((id) => ({ id, status: "hired" })));
    await rest(`/api/dashboard/applications/${theirs}`, {
      who: "jobs-admin",
      method: "PATCH",
      body: { status: "interview" },
    });
    const undo = await change(done.map(({ id, from, updatedAt }) => ({ id, status: from, updatedAt })));
    expect(undo.done).toMatchObject([{ id: mine, from: "hired", to: "offer" }]);
    expect(undo.refused).toMatchObject([{ id: theirs, name: expect.stringContaining("Applicant"), why: "changed" }]);
    expect(await statusesOf(mine, theirs)).toEqual([{ status: "offer" }, { status: "interview" }]);
    expect((await detailOf(mine)).events.map(({ from, to }) => `${from} ${to}`)).toEqual([
      "offer hired",
      "hired offer",
    ]);
  });

  it("passes over who has withdrawn or is gone, and tells them", async () => {
    const [fine, withdrawn, gone] = [await store(), await store({ status: "withdrawn", name: "Wil" }), randomUUID()];
    const { done, refused } = await change([withdrawn, gone, fine].map((id) => ({ id, status: "offer" })));
    expect(done.map(({ id }) => id)).toEqual([fine]);
    expect(refused).toEqual([
      { id: withdrawn, name: "Wil", why: "withdrawn" },
      { id: gone, name: "", why: "gone" },
    ]);
    expect((await detailOf(String(withdrawn))).events).toEqual([]);
  });

  it("that is sent twice is made once", { tags: ["once"] }, async () => {
    const id = await store();
    const updatedAt = await readAtOf(id);
    const wish = [{ id, status: "offer", updatedAt }];
    const first = await change(wish);
    const again = await change(wish);
    expect(again.refused).toEqual([]);
    expect(again.done).toMatchObject([{ from: "offer", to: "offer", updatedAt: first.done[0]?.updatedAt }]);
    expect((await detailOf(id)).events).toHaveLength(1);
  });

  it.each([{}, { changes: [] }, { changes: [{ id: "1", status: "offer" }] }, { changes: [{ status: "offer" }] }])(
    "is not %j",
    async (body) => {
      expect((await ask("status", body)).status).toBe(422);
    },
  );
});

describe("a deletion of several", () => {
  it("takes notes and history along, is in the audit, and spares what was changed or is gone", async () => {
    const [one, other, gone] = [await store({ name: "One" }), await store({ name: "Other" }), randomUUID()];
    const readAt = { [one]: await readAtOf(one), [other]: await readAtOf(other) };
    await change([{ id: other, status: "offer" }]);
    await rest(`/api/dashboard/applications/${one}/notes`, {
      who: "jobs-admin",
      method: "POST",
      body: { text: "Gone soon" },
    });
    const answer = await answered<ApplicationsDeleted>("delete", { ids: [one, other, gone], readAt });
    expect(answer).toEqual({
      done: [{ id: one, name: "One" }],
      refused: [
        { id: other, name: "Other", why: "changed" },
        { id: gone, name: "", why: "gone" },
      ],
    });
    expect(await sql("select 1 from job_applications where document_id = ?", one)).toEqual([]);
    expect(await sql("select 1 from application_events where application = ?", one)).toEqual([]);
    const audit = await sql("select actor, action from audit_entries where subject = ?", `job-application ${one}`);
    expect(audit).toContainEqual({ actor: me, action: "job-application.delete" });
  });
});

describe("an export of a selection", () => {
  it("has these alone", async () => {
    const ids = [await store({ name: "Csv One" }), await store({ name: "Csv Two" })];
    await store({ name: "Csv Three" });
    const answer = await ask("csv", { ids: [...ids, randomUUID()] });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const csv = await answer.text();
    expect(csv.trim().split("\r\n")).toHaveLength(3);
    expect(csv).toMatch(/Csv One[\s\S]*Csv Two|Csv Two[\s\S]*Csv One/);
    const excel = await ask("csv?format=xlsx", { ids });
    expect(excel.headers.get("content-disposition")).toMatch(/\.xlsx"$/);
    const [, ...rows] = await sheetIn(Buffer.from(await excel.arrayBuffer()));
    expect(rows.map(([name]) => name?.value).sort()).toEqual(["Csv One", "Csv Two"]);
    expect((await ask("csv", { ids: [] })).status).toBe(422);
  });
});

describe("the list", () => {
  it("says how many applications a person has, by address or number", async () => {
    const [mark, digits] = [newWord(), newDigits()];
    const phone = { phone: `+91 ${digits}`, phone_digits: digits };
    await store({ name: `A ${mark}`, email: `P.${mark}@example.com`, ...phone });
    await store({ name: `B ${mark}`, email: `p.${mark}@EXAMPLE.com` });
    await store({ name: `C ${mark}`, ...phone });
    await store({ name: `D ${mark}` });
    const answer = await rest(`/api/dashboard/applications?q=${mark}&sort=name`, { who: "jobs-admin" });
    const { items } = (await answer.json()) as { items: { samePerson: number }[] };
    expect(items.map(({ samePerson }) => samePerson)).toEqual([3, 2, 2, 1]);
  });
});
