import { randomUUID } from "node:crypto";
import type { ApplicationDetail } from "@repo/contract/application/history";
import { applicationForm } from "@repo/testing/application";
import { pdf } from "@repo/testing/pdf";
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { ownJob } from "./applications";
import { graphql, panel, rest, site } from "./cms";
import { sql } from "./database";
import { keepHiringSettings } from "./hiring-settings";
import { newDigits, newWord } from "./unique";

const me = inject("settings").JOBS_ADMIN_EMAIL;
const SETTINGS = "/content-manager/single-types/api::hiring-setting.hiring-setting";
const job = ownJob();
let resume: File;
keepHiringSettings();

const ask = (path: string, method = "GET", body?: unknown) =>
  rest(`/api/dashboard/applications/${path}`, { who: "jobs-admin", method, body });

async function detailOf(path: string, method = "GET", body?: unknown): Promise<ApplicationDetail> {
  const answer = await ask(path, method, body);
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as ApplicationDetail;
}

async function apply(fields: Record<string, string> = {}): Promise<string> {
  const { email = `${newWord()}@example.com`, phone = `+91 ${newDigits()}` } = fields;
  const answer = await rest("/api/job-applications", {
    method: "POST",
    body: applicationForm(resume, { job: job.id, ...fields, email, phone }),
    headers: site(randomUUID()),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** Makes a colleague the author of an entry. */
const giveToColleague = (entry: string | undefined) =>
  sql("update application_events set actor = 'colleague@example.com' where document_id = ?", entry);

const auditOf = async (id: string) => {
  const entries = await sql("select actor, action from audit_entries where subject like ? order by id", `%${id}`);
  return entries.map(({ actor, action }) => `${actor} ${action}`);
};

beforeAll(async () => {
  resume = new File([await pdf(["Meera Sampleson"])], "cv.pdf", { type: "application/pdf" });
});

beforeEach(() => sql("delete from rate_limits"));

describe("the history of an application", () => {
  it("has each change of the status, with who, when, from, to and why", async () => {
    const id = await apply();
    await detailOf(id, "PATCH", { status: "interview" });
    await detailOf(id, "PATCH", { status: "rejected", reason: " Too far " });
    const { events, createdAt, timeInStages, status } = await detailOf(id);
    expect(status).toBe("rejected");
    expect(events).toMatchObject([
      { actor: me, from: "new", to: "interview", reason: "", isOwn: true },
      { actor: me, from: "interview", to: "rejected", reason: "Too far", isOwn: true },
    ]);
    const moments = [createdAt, ...events.map(({ at }) => at)];
    expect(moments).toEqual(moments.toSorted());
    expect(Object.keys(timeInStages).toSorted()).toEqual(["interview", "new", "rejected"]);
  });

  it("has both steps of a change that is taken back, and none of a change to the same", async () => {
    const id = await apply();
    for (const status of ["offer", "offer", "new"]) await detailOf(id, "PATCH", { status });
    const { events } = await detailOf(id);
    expect(events.map(({ from, to }) => `${from} ${to}`)).toEqual(["new offer", "offer new"]);
  });

  it("has no entry for a change that is refused", async () => {
    const id = await apply();
    const { updatedAt } = await detailOf(id);
    await detailOf(id, "PATCH", { status: "offer", updatedAt });
    expect((await ask(id, "PATCH", { status: "hired", updatedAt })).status).toBe(409);
    expect((await detailOf(id)).events).toHaveLength(1);
  });

  it("takes a reason later, from whoever made the change alone", async () => {
    const id = await apply();
    await detailOf(id, "PATCH", { status: "rejected" });
    const { events } = await detailOf(id);
    const path = `${id}/events/${events[0]?.id}`;
    expect((await detailOf(path, "PATCH", { reason: "Position filled" })).events).toMatchObject([
      { reason: "Position filled", to: "rejected" },
    ]);
    expect((await ask(path, "PATCH", { reason: 5 })).status).toBe(422);
    expect((await detailOf(path, "PATCH", { reason: "" })).events).toMatchObject([{ reason: "" }]);
    await giveToColleague(events[0]?.id);
    expect((await ask(path, "PATCH", { reason: "Mine" })).status).toBe(403);
    expect((await detailOf(id)).events).toMatchObject([{ actor: "colleague@example.com", reason: "", isOwn: false }]);
  });

  it("says who has looked at an applicant, once for each look", async () => {
    const id = await apply();
    await detailOf(id);
    await detailOf(id, "PATCH", { status: "offer" });
    await detailOf(`${id}/notes`, "POST", { text: "Strong hands" });
    await detailOf(id);
    expect(await auditOf(id)).toEqual(
      ["view", "job-application.update", "note.create", "view"].map((action) =>
        action.includes("job-") ? `${me} ${action}` : `${me} application${action === "view" ? "." : "-"}${action}`,
      ),
    );
  });

  it("is not found where there is none, and on no other way", async () => {
    const id = await apply();
    const { notes } = await detailOf(`${id}/notes`, "POST", { text: "Between us" });
    const other = await apply();
    const none = randomUUID();
    for (const [path, method, body] of [
      [none, "GET"],
      [`${none}/notes`, "POST", { text: "-" }],
      [`${id}/notes/${none}`, "PATCH", { text: "-" }],
      [`${id}/notes/${none}`, "DELETE"],
      [`${other}/notes/${notes[0]?.id}`, "DELETE"],
      [`${id}/events/${notes[0]?.id}`, "PATCH", { reason: "-" }],
    ] as const) {
      expect([path, (await ask(path, method, body)).status]).toEqual([path, 404]);
    }
    for (const path of ["/api/application-events", "/api/hiring-setting"]) {
      expect((await rest(path, { who: "jobs-admin" })).status).toBe(404);
    }
    expect((await graphql("{ applicationEvents { text } }")).errors).toHaveLength(1);
  });
});

describe("a note", () => {
  it("stands beside others, with its author and time", async () => {
    const id = await apply();
    await detailOf(`${id}/notes`, "POST", { text: " First\nline " });
    const { notes } = await detailOf(`${id}/notes`, "POST", { text: "Second" });
    expect(notes).toMatchObject([
      { text: "First\nline", actor: me, mayChange: true },
      { text: "Second", actor: me, mayChange: true },
    ]);
    expect(notes[0]?.updatedAt).toBe(notes[0]?.at);
  });

  it("is neither empty, nor too long, nor anything but text", async () => {
    const id = await apply();
    for (const body of [{}, { text: "" }, { text: "  " }, { text: 5 }, { text: "x".repeat(5_001) }]) {
      const answer = await ask(`${id}/notes`, "POST", body);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ error: { fields: { text: expect.any(String) } } });
    }
  });

  it("is changed and deleted by its author alone, and says when it was changed", async () => {
    const id = await apply();
    const [written] = (await detailOf(`${id}/notes`, "POST", { text: "Mine" })).notes;
    const path = `${id}/notes/${written?.id}`;
    const [changed] = (await detailOf(path, "PATCH", { text: "Still mine" })).notes;
    expect(changed).toMatchObject({ text: "Still mine", at: written?.at });
    expect(Date.parse(changed?.updatedAt ?? "")).toBeGreaterThan(Date.parse(written?.at ?? ""));

    await giveToColleague(written?.id);
    expect((await detailOf(id)).notes).toMatchObject([{ actor: "colleague@example.com", mayChange: false }]);
    expect((await ask(path, "PATCH", { text: "Mine again" })).status).toBe(403);
    expect((await ask(path, "DELETE")).status).toBe(403);
    expect((await detailOf(id)).notes).toMatchObject([{ text: "Still mine" }]);

    await sql("update application_events set actor = ? where document_id = ?", me, written?.id);
    expect((await detailOf(path, "DELETE")).notes).toEqual([]);
    expect(await auditOf(id)).toContain(`${me} application-note.delete`);
  });

  it("is not overwritten by its author in another window", async () => {
    const id = await apply();
    const [read] = (await detailOf(`${id}/notes`, "POST", { text: "One" })).notes;
    const path = `${id}/notes/${read?.id}`;
    await detailOf(path, "PATCH", { text: "Two", updatedAt: read?.updatedAt });
    const late = await ask(path, "PATCH", { text: "Three", updatedAt: read?.updatedAt });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ error: { code: "CONFLICT", current: { text: "Two" } } });
  });

  it("from before authors were kept is everybody's", async () => {
    const id = await apply();
    const [note] = (await detailOf(`${id}/notes`, "POST", { text: "Whose?" })).notes;
    await sql("update application_events set actor = null where document_id = ?", note?.id);
    expect((await detailOf(id)).notes).toMatchObject([{ actor: null, mayChange: true }]);
    expect((await ask(`${id}/notes/${note?.id}`, "DELETE")).status).toBe(200);
  });
});

describe("the same person", () => {
  it("is known by address or number, however they are written, and shown the newest first", async () => {
    const [mark, phone] = [newWord(), newDigits()];
    const first = await apply({ email: `Same.${mark}@example.com`, phone: `+91 ${phone}` });
    const byAddress = await apply({ email: `same.${mark}@EXAMPLE.com` });
    const byNumber = await apply({ phone: `0${phone.slice(0, 5)}-${phone.slice(5)}` });
    const byBoth = await apply({ email: `same.${mark}@example.com`, phone });
    await apply({ email: `same_${mark}@example.com` });
    const others = async (id: string) => (await detailOf(id)).others.map((other) => other.id);
    expect(await others(first)).toEqual([byBoth, byNumber, byAddress]);
    expect(await others(byAddress)).toEqual([byBoth, first]);
    const { others: shown } = await detailOf(byNumber);
    expect(shown[0]).toMatchObject({ id: byBoth, status: "new", job_title: expect.any(String) });
  });

  it("is nobody when the number is none", async () => {
    const one = await apply({ phone: "0000000000" });
    await apply({ phone: "0000000000" });
    expect((await detailOf(one)).others).toEqual([]);
  });
});

describe("the reasons for a rejection", () => {
  it("are there from the beginning, and are what the panel says since", async () => {
    const id = await apply();
    expect((await detailOf(id)).rejectionReasons).toContain("Position filled");
    await panel.get("PUT", SETTINGS, { rejectionReasons: "Too far\n\n  Too late \n" });
    expect((await detailOf(id)).rejectionReasons).toEqual(["Too far", "Too late"]);
    await panel.get("PUT", SETTINGS, { rejectionReasons: "" });
    expect((await detailOf(id)).rejectionReasons).toEqual([]);
    await panel.get("DELETE", SETTINGS);
    expect((await detailOf(id)).rejectionReasons).toContain("Position filled");
  });
});
