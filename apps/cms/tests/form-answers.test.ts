import path from "node:path";
import { cmsSettings } from "@repo/process/settings";
import { createMailServer, type Trouble } from "@repo/testing/mail-server";
import { pdf } from "@repo/testing/pdf";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { moment } from "./applications";
import { graphql, panel, ROLES, rest, site } from "./cms";
import { colleague } from "./colleague";
import { sql, sqlIn } from "./database";
import { startSecondCms } from "./second-cms";
import {
  ASHA,
  type Form,
  filledIn,
  forms,
  keyOf,
  publishedForm,
  publishForm,
  removeForms,
  send,
  sent,
} from "./sent-form";
import { filesSince, storedFiles } from "./stored-files";
import { newWord } from "./unique";
import { sheetIn } from "./xlsx";

type Answer = { documentId: string; answers: { label: string; value: string }[]; fileName: string | null };

const PANEL_ROLES = ["Content editor", "Recruiter", "Form answers", "Reviewer"] as const;
const answers = panel.collection<Answer>("form-answer");
const colleagues = Object.fromEntries(
  await Promise.all(PANEL_ROLES.map(async (role) => [role, await colleague(role)] as const)),
) as Record<(typeof PANEL_ROLES)[number], Awaited<ReturnType<typeof colleague>>>;

let trouble: Trouble;
const server = createMailServer((stage) => (stage === "RCPT" ? trouble : undefined));
let form: Form;
let cv: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  form = await publishForm();
  cv = await pdf(["A brief"]);
});
beforeEach(() => sql("delete from rate_limits"));
afterAll(async () => {
  await removeForms();
  for (const { leave } of Object.values(colleagues)) await leave();
});

const brief = () => new File([cv], "brief.pdf", { type: "application/pdf" });

/** Returns everything about an answer or a person, except for the audit, which names answers by id. */
async function tracesOf(id: string): Promise<unknown[]> {
  const tables = [
    "form_answers where document_id",
    "mails where application",
    "versions where entry",
    "deleted_entries where entry",
  ];
  return (await Promise.all(tables.map((table) => sql(`select id from ${table} = ?`, id)))).flat();
}

async function recorded(id: string): Promise<unknown[]> {
  const rows = await sql("select actor, action from audit_entries where subject = ? order by id", `form-answer ${id}`);
  return rows.map(({ actor, action }) => [actor, action]);
}

describe("the answers to a form", () => {
  it("are on no way out but the panel", async () => {
    const id = await sent(form, { Name: "Nobody's business", Brief: brief() });
    for (const who of ROLES) {
      for (const address of ["/api/form-answers", `/api/form-answers/${id}`, `/api/form-answers/${id}/file`]) {
        expect([401, 404, 405], `${who} ${address}`).toContain((await rest(address, { who })).status);
      }
      expect([401, 403, 404]).toContain((await rest(`/form-answers/${id}/file`, { who })).status);
    }
    for (const query of ["{ formAnswers { email } }", `{ formAnswer(documentId: "${id}") { answers } }`]) {
      expect((await graphql(query)).errors?.length, query).toBeGreaterThan(0);
    }
    for (const query of ["populate=*", "populate[answers]=*", "filters[answers][email][$contains]=asha"]) {
      expect(await (await rest(`/api/forms?${query}`)).text(), query).not.toMatch(/asha|Nobody/i);
    }
    const [row] = await sql("select file_key from form_answers where document_id = ?", id);
    for (const address of [`/uploads/${path.basename(String(row?.file_key))}`, `/${row?.file_key}`]) {
      expect([403, 404], address).toContain((await rest(address)).status);
    }
  });

  it("are read, exported and deleted by a role of their own, and by administrators", { tags: ["full"] }, async () => {
    const gone = await publishForm();
    const id = await sent(form, { Brief: brief() });
    const list = answers.address;
    const others = ["Content editor", "Recruiter", "Reviewer"] as const;
    const requests: [method: string, path: string, body?: object][] = [
      ["GET", list],
      ["GET", `${list}/${id}`],
      ["GET", "/form-answers/forms"],
      ["GET", `/form-answers/${id}/file`],
      ["GET", `/form-answers/forms/${form.documentId}/csv`],
      ["POST", "/form-answers/erase", { form: gone.documentId }],
    ];
    for (const [method, address, body] of requests) {
      for (const role of others) {
        expect([role, address, (await colleagues[role].ask(method, address, body)).status]).toEqual([
          role,
          address,
          403,
        ]);
      }
      for (const { ask } of [colleagues["Form answers"], panel]) {
        expect([address, (await ask(method, address, body)).status]).toEqual([address, 200]);
      }
      expect([address, (await rest(address, { method, body })).status]).toEqual([address, 401]);
    }
    for (const role of others) expect((await colleagues[role].ask("DELETE", `${list}/${id}`)).status).toBe(403);
    expect((await colleagues["Form answers"].ask("DELETE", `${list}/${id}`)).status).toBe(200);
    await forms.remove(gone.documentId);
  });

  it("are exported only by whoever may do that, not by whoever may only read", async () => {
    const name = `Reader of answers ${newWord()}`;
    const role = await panel.get<{ data: { id: number } }>("POST", "/admin/roles", {
      name,
      description: "-",
    });
    const subject = "api::form-answer.form-answer";
    await panel.get("PUT", `/admin/roles/${role.data.id}/permissions`, {
      permissions: [
        {
          action: "plugin::content-manager.explorer.read",
          subject,
          properties: { fields: ["formName"] },
          conditions: [],
        },
      ],
    });
    const reader = await colleague(name);
    expect((await reader.ask("GET", answers.address)).status).toBe(200);
    expect((await reader.ask("GET", `/form-answers/forms/${form.documentId}/csv`)).status).toBe(403);
    expect((await reader.ask("POST", "/form-answers/erase", { form: form.documentId })).status).toBe(403);
    await reader.leave();
    await panel.get("DELETE", `/admin/roles/${role.data.id}`);
  });

  it("are written and changed by nobody", async () => {
    const id = await sent(form, {});
    const own = { formName: "Mine", formDocumentId: form.documentId, answers: [], keepDays: 1 };
    for (const { ask } of [colleagues["Form answers"], colleagues["Content editor"], panel]) {
      expect((await ask("POST", answers.address, own)).status).toBe(403);
      expect((await ask("PUT", `${answers.address}/${id}`, { formName: "Changed" })).status).toBe(403);
      expect((await ask("POST", `${answers.address}/clone/${id}`, {})).status).toBe(403);
    }
    const permissions = await panel.get<{ data: { action: string; subject: string | null }[] }>(
      "GET",
      "/admin/users/me/permissions",
    );
    const ofAnswers = permissions.data.filter(({ subject }) => subject === "api::form-answer.form-answer");
    expect(ofAnswers.map(({ action }) => action).toSorted()).toEqual([
      "api::form-answers.export",
      "plugin::content-manager.explorer.delete",
      "plugin::content-manager.explorer.read",
    ]);
  });

  it("show labels and values, and give their file, and the audit says who looked", async () => {
    const { email, get, ask, collection } = colleagues["Form answers"];
    const id = await sent(form, { Size: "Small", Brief: brief() });
    const read = await collection<Answer>("form-answer").read(id);
    expect(read.answers.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "Name: Asha Rao",
      "E-mail: asha@example.com",
      "Size: Small",
      "Message: ",
      "Terms: ",
      "Brief: brief.pdf",
    ]);
    expect(JSON.stringify(read)).not.toMatch(/fileKey|idempotency/);

    const file = await ask("GET", `/form-answers/${id}/file`);
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(cv))).toBe(true);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(file.headers.get("cache-control")).toBe("no-store");
    expect(await recorded(id)).toEqual([
      [email, "form-answer.read"],
      [email, "form-answer.download"],
    ]);
    const listed = await get<{ documentId: string; answers: number }[]>("GET", "/form-answers/forms");
    expect(listed.find(({ documentId }) => documentId === form.documentId)?.answers).toBeGreaterThan(0);
    expect((await ask("GET", "/form-answers/nothing/file")).status).toBe(404);
  });
});

it("no text of an answer becomes a private link, or an entry in the audit of applications", async () => {
  const link = `${cmsSettings(inject("settings")).siteUrl}/applications/your-private-link`;
  const once = createMailServer(() => undefined);
  await once.listen(Number(inject("settings").SMTP_PORT));
  const id = await sent(form, { Name: link });
  try {
    await expect.poll(() => sql("select state from mails where application = ?", id)).toEqual([{ state: "sent" }]);
  } finally {
    await once.close();
  }
  expect(await sql("select action from audit_entries where subject = ?", `job-application ${id}`)).toEqual([]);
});

describe("the export of a form", () => {
  it("has a column for each field, whatever it is called now, and no formula", async () => {
    const own = await publishForm();
    await sent(own, { Name: "=cmd|' /C calc'!A0", Message: "-1\n+2" });
    const { fields, ...draft } = await forms.read(own.documentId);
    const [name, email, , message] = fields;
    const renamed = [{ ...message, label: "@Story" }, { ...name, label: "Full name" }, email];
    await forms.publish({ ...draft, fields: renamed }, own.documentId);
    const changed = await publishedForm(own.documentId);
    const values = { "@Story": "A story", "Full name": "Bela", "E-mail": "bela@example.com" };
    expect((await send(await filledIn(changed, values))).status).toBe(201);

    const answer = await colleagues["Form answers"].ask("GET", `/form-answers/forms/${own.documentId}/csv`);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="answers-/);
    const [head, newer, older, end] = (await answer.text()).split("\r\n");
    expect(head).toContain(`"Received at","'@Story","Full name","E-mail","Size","Terms","Brief","Id","Suspected spam"`);
    expect(newer).toMatch(/^"\d{4}-[^"]+Z","A story","Bela","bela@example.com","","","","[0-9a-f-]{36}",""$/);
    expect(older).toMatch(
      /^"\d{4}-[^"]+Z","'-1\n'\+2","'=cmd\|' \/C calc'!A0","asha@example.com","","","","[0-9a-f-]{36}",""$/,
    );
    expect(end).toBe("");
    const action = "form-answers.export";
    const subject = `form ${own.documentId}`;
    expect(await sql("select actor from audit_entries where action = ? and subject = ?", action, subject)).toEqual([
      { actor: colleagues["Form answers"].email },
    ]);
    const file = await panel.ask("GET", `/form-answers/forms/${own.documentId}/csv?format=xlsx`);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="answers-[\d-]{10}\.xlsx"$/);
    const [titles, , first] = await sheetIn(Buffer.from(await file.arrayBuffer()));
    expect(titles?.slice(1, 3).map(({ value }) => value)).toEqual(["@Story", "Full name"]);
    expect(first?.slice(1, 3)).toEqual([
      { type: "text", value: "-1\n+2" },
      { type: "text", value: "=cmd|' /C calc'!A0" },
    ]);
    await forms.remove(own.documentId);
  });

  it("of more answers than are read at once has them all, once", { tags: ["full"] }, async () => {
    const own = await publishForm({ fields: [{ label: "Name", kind: "text", required: true }] });
    const key = keyOf(own, "Name");
    for (let count = 0; count < 1_001; count += 1) {
      const answer = JSON.stringify([{ key, label: "Name", kind: "text", value: `Person ${count}` }]);
      await sql(
        "insert into form_answers (document_id, form_name, form_document_id, answers, keep_days, created_at) values (?, ?, ?, ?, ?, ?)",
        crypto.randomUUID(),
        "Many",
        own.documentId,
        answer,
        365,
        moment(Date.now()),
      );
    }
    const answer = await panel.ask("GET", `/form-answers/forms/${own.documentId}/csv`);
    const people = (await answer.text()).match(/"Person \d+"/g) ?? [];
    expect(people).toHaveLength(1_001);
    expect(new Set(people).size).toBe(1_001);
    expect(await panel.get("POST", "/form-answers/erase", { form: own.documentId })).toEqual({ answers: 1_001 });
    await forms.remove(own.documentId);
  });
});

describe("an answer is erased with its file and its mails", () => {
  it.each(["one by one", "together"])("in the panel, %s", async (way) => {
    const files = await storedFiles();
    const ids = [await sent(form, { Brief: brief() }), await sent(form, { Brief: brief() })];
    const { ask, email } = colleagues["Form answers"];
    if (way === "together") {
      expect((await ask("POST", `${answers.address}/actions/bulkDelete`, { documentIds: ids })).status).toBe(200);
    } else for (const id of ids) expect((await ask("DELETE", `${answers.address}/${id}`)).status).toBe(200);
    await expect.poll(() => filesSince(files)).toEqual([]);
    for (const id of ids) {
      expect(await tracesOf(id)).toEqual([]);
      expect(await recorded(id)).toEqual([[email, "form-answer.delete"]]);
    }
  });

  it("with all of its form, and the answers to others stay", async () => {
    const own = await publishForm();
    const files = await storedFiles();
    const [kept, ...ids] = [await sent(form, {}), await sent(own, { Brief: brief() }), await sent(own, {})];
    await forms.remove(own.documentId);
    for (const id of ids) expect(await tracesOf(id)).toHaveLength(2);
    const erased = await colleagues["Form answers"].get("POST", "/form-answers/erase", { form: own.documentId });
    expect(erased).toEqual({ answers: 2 });
    await expect.poll(() => filesSince(files)).toEqual([]);
    for (const id of ids) expect(await tracesOf(id)).toEqual([]);
    expect(await tracesOf(kept)).toHaveLength(2);
    for (const body of [{}, { form: "" }, { form: { $ne: 1 } }]) {
      expect((await panel.ask("POST", "/form-answers/erase", body)).status).toBe(400);
    }
    expect(await tracesOf(kept)).toHaveLength(2);
  });

  it("by the address of whoever sent it, however that is written", async () => {
    const files = await storedFiles();
    const id = await sent(form, { "E-mail": "Erase.This@example.com", Brief: brief() });
    const other = await sent(form, { "E-mail": "eraseXthis@example.com" });
    const erased = await rest("/api/job-applications/erase", {
      method: "POST",
      body: { email: "erase.this@EXAMPLE.com" },
      headers: site("10.9.2.1"),
    });
    expect(await erased.json()).toEqual({ applications: 0, answers: 1, mails: 1 });
    expect(await tracesOf(id)).toEqual([]);
    expect(await tracesOf(other)).toHaveLength(2);
    await expect.poll(() => filesSince(files)).toEqual([]);
  });

  it("leaves no word of the visitor in the audit", async () => {
    const id = await sent(form, { Name: "Wilhelmina Unrecorded", "E-mail": "unrecorded@example.com", Brief: brief() });
    await panel.ask("GET", `${answers.address}/${id}`);
    await panel.ask("GET", `/form-answers/${id}/file`);
    await panel.ask("GET", `/form-answers/forms/${form.documentId}/csv`);
    await answers.remove(id);
    const all = await sql("select actor, action, subject from audit_entries");
    expect(JSON.stringify(all)).not.toMatch(/unrecorded/i);
  });
});

it("an answer goes after the days of its form, or after those it was sent with once the form is gone", {
  tags: ["full"],
}, async () => {
  const [short, long, changed, gone] = await Promise.all(
    [30, 365, 365, 30].map((keepDays) => publishForm({ keepDays })),
  );
  const ages: [Form | undefined, days: number, stays: boolean][] = [
    [short, 29, true],
    [short, 31, false],
    [long, 364, true],
    [long, 366, false],
    [changed, 9, true],
    [changed, 11, false],
    [gone, 29, true],
    [gone, 31, false],
  ];
  const sentAt: { id: string; stays: boolean }[] = [];
  for (const [of, days, stays] of ages) {
    const id = await sent(of as Form, {});
    const at = moment(Date.now() - days * 24 * 60 * 60 * 1000);
    await sql("update form_answers set created_at = ? where document_id = ?", at, id);
    sentAt.push({ id, stays });
  }
  const { documentId = "" } = changed ?? {};
  await forms.publish({ ...(await forms.read(documentId)), keepDays: 10 }, documentId);
  await forms.remove(gone?.documentId ?? "");

  await startSecondCms(async (settings) => {
    const left = async () => {
      const rows = await sqlIn(settings, "select document_id from form_answers");
      const mails = await sqlIn(settings, "select application from mails");
      const ids = new Set([...rows.map((row) => row.document_id), ...mails.map((mail) => mail.application)]);
      return sentAt.filter(({ id }) => ids.has(id));
    };
    await expect.poll(left).toEqual(sentAt.filter(({ stays }) => stays));
  });
});

describe("the mail of an answer", () => {
  const stateOf = async (id: string) =>
    (await sql("select state from mails where application = ?", id)).map(({ state }) => state);

  it("waits while the mail server is away, and arrives once it is back", { tags: ["full"] }, async () => {
    const id = await sent(form, { Message: "Are you there?" });
    expect(["pending", "sending"]).toContain((await stateOf(id))[0]);
    trouble = undefined;
    await server.listen(Number(inject("settings").SMTP_PORT));
    await sql("update mails set next_attempt_at = ? where application = ?", moment(Date.now()), id);
    await sent(form, {});
    await expect.poll(() => stateOf(id)).toEqual(["sent"]);
    const [mail] = await sql("select * from mails where application = ?", id);
    expect(mail).toMatchObject({ recipient: null, reply_to: null, subject: null, text: null, html: null });
    const arrived = server.received.filter(({ messageId }) => messageId.startsWith(`<${mail?.document_id}@`));
    expect(arrived).toHaveLength(1);
    expect(arrived[0]?.head).toContain(`Reply-To: ${ASHA["E-mail"]}`);
    expect(arrived[0]?.head).not.toMatch(/^Auto-Submitted/im);
    await server.close();
  });
});
