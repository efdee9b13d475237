import { HONEYPOT } from "@repo/contract/form/honeypot";
import { formVersion } from "@repo/contract/form/version";
import { pdf } from "@repo/testing/pdf";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { graphql, panel, rest, site } from "./cms";
import { sql } from "./database";
import { bringBack } from "./history";
import {
  ASHA,
  type Form,
  filledIn,
  forms,
  keyOf,
  newForm,
  publishedForm,
  publishForm,
  removeForms,
  send,
  sent,
} from "./sent-form";
import { filesSince, storedFiles } from "./stored-files";

type Refusal = { error: { message: string; details: { errors: { path: string[]; message: string }[] } } };

const PDF = "application/pdf";

let form: Form;
let cv: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  form = await publishForm();
  cv = await pdf(["A brief"]);
});

afterAll(removeForms);

// A quick machine sends more answers than a minute allows.
beforeEach(() => sql("delete from rate_limits"));

const brief = (name = "brief.pdf", type = PDF) => new File([cv], name, { type });

const answersOf = ({ documentId }: Form) =>
  sql("select * from form_answers where form_document_id = ? order by id", documentId);
const mailsOf = (id: string) => sql("select * from mails where application = ? order by id", id);
const parsed = (answers: unknown) => (typeof answers === "string" ? JSON.parse(answers) : answers);

describe("an editor's form", () => {
  it("with a choice without choices is not published, and the field is named", async () => {
    const fields = [
      { label: "Name", kind: "text" },
      { label: "Size", kind: "choice" },
    ];
    const answer = await panel.ask("POST", `${forms.address}/actions/publish`, newForm({ fields }));
    expect(answer.status).toBe(400);
    const { error } = (await answer.json()) as Refusal;
    const message = "Field 2, “Size”: write at least two choices, one per line.";
    expect(error.message).toBe(message);
    expect(error.details.errors).toEqual([{ path: ["fields", "1", "choices"], message, name: "ValidationError" }]);
  });

  it.each<[string, object, string]>([
    ["a label of 201 characters", { fields: [{ label: "a".repeat(201), kind: "text" }] }, "fields.0.label"],
    ["an unknown kind", { fields: [{ label: "Colour", kind: "colour" }] }, "fields.0.kind"],
    ["answers kept for no day", { keepDays: 0 }, "keepDays"],
    ["answers kept for ever", { keepDays: 1096 }, "keepDays"],
  ])("with %s is refused, and the field is named", async (_what, more, at) => {
    const answer = await panel.ask("POST", `${forms.address}/actions/publish`, newForm(more));
    expect(answer.status).toBe(400);
    const { error } = (await answer.json()) as Refusal;
    expect(error.details.errors.map(({ path }) => path.join("."))).toEqual([at]);
  });

  it("that is refused leaves what visitors see as it was", async () => {
    const published = await publishForm();
    const path = `${forms.address}/${published.documentId}/actions/publish`;
    const answer = await panel.ask("POST", path, { ...newForm(), fields: [{ label: "Size", kind: "choice" }] });
    expect(answer.status).toBe(400);
    expect(await publishedForm(published.documentId)).toEqual(published);
    await forms.remove(published.documentId);
  });

  it("keeps the key of each field, however it is renamed, moved or sent", async () => {
    const first = await publishForm();
    const keys = first.fields.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^f[0-9a-f]{8}$/);

    const { fields, ...draft } = await forms.read(first.documentId);
    const moved = fields.toReversed().map((field) => ({ ...field, label: `${field.label}, renamed` }));
    const added = { label: "Phone", kind: "phone", required: false, key: keys[0] };
    await forms.publish({ ...draft, fields: [...moved, added] }, first.documentId);
    const changed = await publishedForm(first.documentId);
    expect(changed.fields.slice(0, -1).map(({ key }) => key)).toEqual(keys.toReversed());
    expect(keys).not.toContain(changed.fields.at(-1)?.key);
    await forms.remove(first.documentId);
  });

  it("brings back a field that was removed with its key, and the audit names who changed what is asked", async () => {
    const first = await publishForm();
    const { fields, ...draft } = await forms.read(first.documentId);
    await forms.publish({ ...draft, fields: fields.slice(1) }, first.documentId);
    expect((await publishedForm(first.documentId)).fields).toHaveLength(fields.length - 1);
    expect(await bringBack("form", first.documentId, 1)).toEqual([]);
    await forms.publish({}, first.documentId);
    expect(await publishedForm(first.documentId)).toEqual(first);

    await forms.remove(first.documentId);
    const entries = await sql("select actor, action from audit_entries where subject = ?", `form ${first.documentId}`);
    expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set([inject("settings").STRAPI_ADMIN_EMAIL]));
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["form.create", "form.update", "form.publish", "form.delete"]),
    );
  });

  it("is read by everybody once it is published, but not by whom it is called and whom it notifies", async () => {
    const hidden = await publishForm({ name: "A secret name", notifyAddresses: "secret@example.com" });
    const fields = "title keepDays fields { key label kind required helpText choices agreement }";
    const { data } = await graphql(`{ form(documentId: "${hidden.documentId}") { ${fields} } }`);
    expect(data.form).toMatchObject({ title: "A form", keepDays: 365 });
    expect(data.form.fields).toHaveLength(6);

    for (const query of ["", "?populate=*", "?fields=notifyAddresses", "?fields[0]=name&populate[fields]=*"]) {
      const text = await (await rest(`/api/forms/${hidden.documentId}${query}`)).text();
      expect(text, query).not.toMatch(/secret/);
    }
    for (const query of [
      "filters[notifyAddresses][$contains]=secret",
      "filters[name][$contains]=secret",
      "sort=notifyAddresses",
    ]) {
      expect((await rest(`/api/forms?${query}`)).status, query).toBe(400);
    }
    for (const query of [
      `{ form(documentId: "${hidden.documentId}") { notifyAddresses } }`,
      `{ form(documentId: "${hidden.documentId}") { name } }`,
      '{ forms(filters: { notifyAddresses: { contains: "secret" } }) { title } }',
      '{ forms(sort: "notifyAddresses") { title } }',
    ]) {
      const { data, errors } = await graphql(query);
      expect(errors?.length, query).toBeGreaterThan(0);
      expect(data ?? null, query).toBeNull();
    }
    await forms.remove(hidden.documentId);
  });

  it("is not read as a draft", async () => {
    const { documentId } = await forms.draft(newForm());
    expect((await graphql(`{ form(documentId: "${documentId}") { title } }`)).data.form).toBeNull();
    expect((await rest(`/api/forms/${documentId}`)).status).toBe(404);
    await forms.remove(documentId);
  });
});

describe("an answer", () => {
  it("is stored as the form was then, and mailed to each address of the form", async () => {
    const own = await publishForm({ notifyAddresses: "sales@example.com\nhr@example.com", keepDays: 30 });
    const values = { ...ASHA, Size: "Large", Message: "One\nline <b>more</b>", Terms: "yes", Brief: brief() };
    const { status, body } = await send(await filledIn(own, values));
    expect(status).toBe(201);
    const [row] = await answersOf(own);
    expect(row).toMatchObject({
      document_id: body.id,
      email: "asha@example.com",
      keep_days: 30,
      file_name: "brief.pdf",
    });
    expect(parsed(row?.answers)).toEqual([
      { key: keyOf(own, "Name"), label: "Name", kind: "text", value: "Asha Rao" },
      { key: keyOf(own, "E-mail"), label: "E-mail", kind: "email", value: "asha@example.com" },
      { key: keyOf(own, "Size"), label: "Size", kind: "choice", value: "Large" },
      { key: keyOf(own, "Message"), label: "Message", kind: "long_text", value: "One\nline <b>more</b>" },
      { key: keyOf(own, "Terms"), label: "Terms", kind: "agreement", value: "Yes: I agree to the terms." },
      { key: keyOf(own, "Brief"), label: "Brief", kind: "file", value: "brief.pdf" },
    ]);

    // No mail server listens here, so the mails wait.
    const mails = await mailsOf(body.id ?? "");
    expect(mails.map(({ recipient, template }) => [recipient, template])).toEqual([
      ["sales@example.com", "form-answer"],
      ["hr@example.com", "form-answer"],
    ]);
    for (const { state } of mails) expect(["pending", "sending"]).toContain(state);
    expect(mails[0]).toMatchObject({ reply_to: "asha@example.com" });
    expect(mails[0]?.html).toContain("line &lt;b&gt;more&lt;/b&gt;");
    expect(mails[0]?.text).toContain(`/admin/content-manager/collection-types/api::form-answer.form-answer/${body.id}`);
    await forms.remove(own.documentId);
  });

  it("needs only what the form requires", async () => {
    const id = await sent(form, {});
    const [row] = await sql("select * from form_answers where document_id = ?", id);
    expect(parsed(row?.answers).map(({ value }: { value: string }) => value)).toEqual([
      "Asha Rao",
      "asha@example.com",
      "",
      "",
      "",
      "",
    ]);
    expect(row).toMatchObject({ file_key: null, file_name: null });
  });

  it.each<[string, () => Promise<FormData>, number, string, string[]?]>([
    ["an unknown choice", () => filledIn(form, { ...ASHA, Size: "Huge" }), 422, "VALIDATION_FAILED", ["Size"]],
    ["a file for a text", () => filledIn(form, { ...ASHA, Name: brief() }), 422, "VALIDATION_FAILED", ["Name"]],
    [
      "a page renamed pdf",
      () => filledIn(form, { ...ASHA, Brief: new File(["<html>"], "brief.pdf", { type: PDF }) }),
      415,
      "FILE_TYPE_INVALID",
    ],
    [
      "a file that is too large",
      () => {
        const large = new File([cv, new Uint8Array(10 * 1024 ** 2 + 1 - cv.length)], "brief.pdf", { type: PDF });
        return filledIn(form, { ...ASHA, Brief: large });
      },
      413,
      "FILE_TOO_LARGE",
    ],
    [
      "a body that is far too large",
      () => filledIn(form, { ...ASHA, Brief: new File([new Uint8Array(11 * 1024 ** 2)], "brief.pdf", { type: PDF }) }),
      413,
      "FILE_TOO_LARGE",
    ],
    ["an unknown form", () => filledIn({ ...form, documentId: "nothing" }, ASHA), 404, "FORM_NOT_FOUND"],
    ["no form's name", () => filledIn({ ...form, documentId: "a\0b" }, ASHA), 404, "FORM_NOT_FOUND"],
    ["no version", () => filledIn(form, ASHA, { version: "" }), 409, "FORM_CHANGED"],
  ])("with %s is refused and leaves nothing behind", async (_what, data, status, code, wrong) => {
    const [files, rows] = [await storedFiles(), (await answersOf(form)).length];
    const answer = await send(await data());
    expect(answer).toMatchObject({ status, body: { error: { code } } });
    if (wrong) {
      const keys = wrong.map((label) => keyOf(form, label));
      expect(Object.keys(answer.body.error?.fields ?? {})).toEqual(keys);
    }
    await expect.poll(() => filesSince(files)).toEqual([]);
    expect(await answersOf(form)).toHaveLength(rows);
  });

  it("with a field that the form hasn't is refused, and that field is named", async () => {
    const answer = await send(await filledIn(form, ASHA, { f00000000: "x", keepDays: "9999" }));
    expect(answer).toMatchObject({ status: 422, body: { error: { code: "VALIDATION_FAILED" } } });
    expect(Object.keys(answer.body.error?.fields ?? {})).toEqual(["f00000000", "keepDays"]);
  });

  it("that is no multipart form is refused", async () => {
    const json = await rest("/api/form-answers", { method: "POST", body: { form: "x" }, headers: site("10.9.1.1") });
    expect(json.status).toBe(400);
    expect(await json.json()).toMatchObject({ error: { code: "BAD_REQUEST" } });
  });

  it("with a file is told by its content, whatever that is called", async () => {
    const page = new File(["<html>"], "brief.doc", { type: "application/msword" });
    expect(await send(await filledIn(form, { ...ASHA, Brief: page }))).toMatchObject({
      status: 415,
      body: {
        error: {
          code: "FILE_TYPE_INVALID",
          message: "This file is a web page, not a Word file. Save it as .docx or PDF.",
        },
      },
    });
    const { body } = await send(
      await filledIn(form, { ...ASHA, Brief: new File([await brief().arrayBuffer()], "brief") }),
    );
    const rows = await sql("select file_name, file_type from form_answers where document_id = ?", body.id);
    expect(rows).toEqual([{ file_name: "brief.pdf", file_type: "pdf" }]);
  });

  it("to a form that was changed after the page was opened is refused, whatever was changed", async () => {
    const opened = await publishForm();
    const { fields, ...draft } = await forms.read(opened.documentId);
    const [name, ...others] = fields;
    await forms.publish({ ...draft, fields: [{ ...name, label: "Full name" }, ...others] }, opened.documentId);
    const answer = await send(await filledIn(opened, ASHA));
    expect(answer).toMatchObject({ status: 409, body: { error: { code: "FORM_CHANGED" } } });
    expect(await answersOf(opened)).toEqual([]);

    const again = await publishedForm(opened.documentId);
    expect(formVersion(again.fields)).not.toBe(formVersion(opened.fields));
    expect((await send(await filledIn(again, { "Full name": "Asha", "E-mail": ASHA["E-mail"] }))).status).toBe(201);
    await forms.remove(opened.documentId);
  });

  it("to a form that is no longer published is refused", async () => {
    const closed = await publishForm();
    await panel.get("POST", `${forms.address}/${closed.documentId}/actions/unpublish`, {});
    expect(await send(await filledIn(closed, ASHA))).toMatchObject({
      status: 404,
      body: { error: { code: "FORM_NOT_FOUND" } },
    });
    await forms.remove(closed.documentId);
  });

  it("sent twice with one key is stored once, with its file, however many arrive together", async () => {
    const [files, rows] = [await storedFiles(), (await answersOf(form)).length];
    const key = { "idempotency-key": crypto.randomUUID() };
    const one = async () => send(await filledIn(form, { ...ASHA, Brief: brief() }), key);
    const answers = await Promise.all(Array.from({ length: 5 }, one));
    const again = await one();
    expect(again.status).toBe(201);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const ids = [...answers, again].flatMap(({ status, body }) => (status === 201 ? [body.id] : []));
    expect(new Set(ids).size).toBe(1);
    expect(await answersOf(form)).toHaveLength(rows + 1);
    expect(await mailsOf(again.body.id ?? "")).toHaveLength(1);
    expect(await filesSince(files)).toHaveLength(1);

    const other = await send(await filledIn(form, { ...ASHA, Name: "Somebody else" }), key);
    expect(other).toMatchObject({ status: 422, body: { error: { code: "IDEMPOTENCY_MISMATCH" } } });
  });

  it("in which something filled in what nobody sees is kept, and shown as suspected", async () => {
    const { status, body } = await send(await filledIn(form, ASHA, { [HONEYPOT]: "https://spam.example" }));
    expect(status).toBe(201);
    const read = await panel.collection<{ documentId: string; suspected: boolean }>("form-answer").read(body.id ?? "");
    expect(read.suspected).toBe(true);
    const other = await sent(form, {});
    expect((await panel.collection<typeof read>("form-answer").read(other)).suspected).toBe(false);
    const csv = await (await panel.ask("GET", `/form-answers/forms/${form.documentId}/csv`)).text();
    expect(csv).toContain(`"${body.id}","Yes"`);
    expect(csv).toContain(`"${other}",""`);
  });

  it("of a page that knew another field that nobody sees is stored while that is empty", async () => {
    expect((await send(await filledIn(form, ASHA, { website: "" }))).status).toBe(201);
  });

  it("is refused with the time to wait when one address sends too many, and when all together do", async () => {
    const headers = site("192.0.2.9");
    const one = async () => rest("/api/form-answers", { method: "POST", body: await filledIn(form, {}), headers });
    const [refused, ...others] = (await Promise.all(Array.from({ length: 6 }, one))).filter(
      ({ status }) => status !== 422,
    );
    expect(others).toEqual([]);
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    const all = await Promise.all(Array.from({ length: 51 }, async () => send(await filledIn(form, {}))));
    expect(all.map(({ status }) => status)).toContain(429);
  });
});
