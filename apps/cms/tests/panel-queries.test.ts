import { PANEL_ROLES } from "@repo/testing/access";
import { modelsOf } from "@repo/testing/unpublished";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeApplicationsOf, storeApplication } from "./applications";
import { panel, rest, site } from "./cms";
import { colleague } from "./colleague";
import { sql } from "./database";
import { publishForm, removeForms, sent } from "./sent-form";
import { newWord } from "./unique";

const LIMITED = `Nearly nobody ${newWord()}`;
/** Of what is stored for the searches. */
const MARK = crypto.randomUUID();

type Role = (typeof PANEL_ROLES)[number] | "Nearly nobody";

const LISTS = "/content-manager/collection-types";

type List = { results: { documentId: string }[] };

const twoOf = {
  "job-application": () =>
    Promise.all(
      ["a", "b"].map((letter) =>
        storeApplication({
          job_document_id: MARK,
          name: letter,
          note: letter,
          resume_key: letter,
          access_digest: letter,
        }),
      ),
    ),
  /** By two colleagues, with passwords and tokens of their own. */
  faq: async () => {
    const writers = await Promise.all([colleague("Content editor"), colleague("Content editor")]);
    return Promise.all(
      writers.map(async ({ email, leave, ...writer }, at) => {
        const { documentId } = await writer.collection<{ documentId: string }>("faq").draft({
          question: `${at}`,
          answer: `${at}`,
          place: "home",
        });
        await sql("update admin_users set reset_password_token = ? where email = ?", `${MARK}${at}`, email);
        undo.push(() => writer.collection("faq").remove(documentId), leave);
        return documentId;
      }),
    );
  },
};
const undo: (() => Promise<unknown>)[] = [];

const roles: Role[] = [...PANEL_ROLES, "Nearly nobody"];
let colleagues: Record<Role, Awaited<ReturnType<typeof colleague>>>;
let limitedRole: number;

beforeAll(async () => {
  const role = { name: LIMITED, description: "Reads the questions, without their answers." };
  limitedRole = (await panel.get<{ data: { id: number } }>("POST", "/admin/roles", role)).data.id;
  await panel.get("PUT", `/admin/roles/${limitedRole}/permissions`, {
    permissions: [
      {
        action: "plugin::content-manager.explorer.read",
        subject: "api::faq.faq",
        properties: { fields: ["question"] },
        conditions: [],
      },
    ],
  });
  const nameOf = (role: Role) => (role === "Nearly nobody" ? LIMITED : role);
  const invited = roles.map(async (role) => [role, await colleague(nameOf(role))] as const);
  colleagues = Object.fromEntries(await Promise.all(invited)) as typeof colleagues;
});

afterAll(async () => {
  for (const each of undo) await each();
  for (const { leave } of Object.values(colleagues)) await leave();
  await panel.ask("DELETE", `/admin/roles/${limitedRole}`);
  await removeForms();
  await removeApplicationsOf(MARK);
  await sql("delete from passkeys where document_id = ?", MARK);
});

async function statusFor(role: Role, method: string, path: string, body?: object): Promise<number> {
  return (await colleagues[role].ask(method, path, body)).status;
}

describe("what a colleague may not read", () => {
  it.each([
    ["Recruiter", "job-application", ["name"], ["note", "resumeKey", "accessDigest"]],
    ["Reviewer", "faq", ["question", "answer"], ["createdBy.password", "createdBy.resetPasswordToken"]],
    ["Nearly nobody", "faq", ["question"], ["answer", "createdBy.password"]],
  ] as const)("orders and filters no list: %s, %s", async (role, type, readable, unreadable) => {
    const documentIds = await twoOf[type]();
    const list = `${LISTS}/api::${type}.${type}`;
    const both = `${list}?${documentIds.map((id) => `filters[documentId][$in][]=${id}`).join("&")}`;
    const { get } = colleagues[role];
    const ways = [
      (sort: string) => get<List>("GET", `${both}&sort=${sort}`),
      (sort: string) => get<List>("GET", `${both}&sort[]=${sort}`),
      (sort: string) => get<List>("POST", `${list}/actions/bulkFindForValidation`, { documentIds, sort }),
    ];
    const isOrdered = (field: string) =>
      ways.map(async (ask) => {
        const [up, down] = await Promise.all([ask(`${field}:ASC`), ask(`${field}:DESC`)]);
        return up.results[0]?.documentId !== down.results[0]?.documentId;
      });
    for (const field of readable) expect(await Promise.all(isOrdered(field)), field).toEqual([true, true, true]);
    for (const field of unreadable) {
      expect(await Promise.all(isOrdered(field)), field).toEqual([false, false, false]);
      const filter = `filters${field.replace(/[^.]+\.?/g, (name) => `[${name.replace(".", "")}]`)}[$eq]=nothing`;
      expect((await get<List>("GET", `${both}&${filter}`)).results, field).toHaveLength(2);
    }
  });

  it("is not found out from an address that is free or not", async () => {
    const taken = { contentTypeUID: "api::service.service", field: "slug", value: "cloud", data: { title: "Cloud" } };
    for (const route of ["check-availability", "generate"]) {
      const asked = roles.map((role) => statusFor(role, "POST", `/content-manager/uid/${route}`, taken));
      const mayRead = roles.map((role) => (role === "Content editor" || role === "Reviewer" ? 200 : 400));
      expect(await Promise.all(asked), route).toEqual(mayRead);
    }
  });
});

describe("a private attribute", () => {
  /** Makes an entry for each of these types. */
  const filled: Record<string, () => Promise<unknown>> = {
    "api::form.form": publishForm,
    "api::form-answer.form-answer": async () => sent(await publishForm(), {}),
    "api::job-application.job-application": () => storeApplication({ job_document_id: MARK }),
    "plugin::users-permissions.user": async () => undefined,
    "plugin::upload.file": async () => undefined,
    "admin::user": async () => undefined,
    "api::passkey.passkey": () =>
      sql(
        "insert into passkeys (document_id, name, credential_id, public_key, counter, is_synced) values (?, ?, ?, ?, 0, false)",
        ...[MARK, "Of nobody", newWord(), "None"],
      ),
  };
  const TEXTS = new Set(["string", "text", "email", "uid", "richtext", "enumeration", "password"]);
  const lists: Record<string, string> = { "plugin::upload.file": "/upload/files", "admin::user": "/admin/users" };

  it("of whichever type is found by no search", async () => {
    // Other tests use up the answers allowed in a minute.
    await sql("delete from rate_limits");
    const { types } = await modelsOf(panel);
    const found = types.flatMap(({ uid, kind, table, attributes }) => {
      const names = Object.keys(attributes).filter(
        (name) => attributes[name]?.private && TEXTS.has(attributes[name].type),
      );
      return kind === "collectionType" && names.length > 0 && uid !== "admin::session" ? [{ uid, table, names }] : [];
    });
    expect(found.map(({ uid }) => uid).toSorted()).toEqual(Object.keys(filled).toSorted());

    for (const { uid, table, names } of found) {
      await filled[uid]?.();
      for (const name of names) {
        const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
        const [row] = await sql(`select id, ${column} as before from ${table} order by id limit 1`);
        const word = newWord();
        const write = (text: unknown) => sql(`update ${table} set ${column} = ? where id = ?`, text, row?.id);
        await write(word);
        try {
          const list = `${lists[uid] ?? `${LISTS}/${uid}`}?_q=${word}`;
          const answer = await panel.get<{ results?: unknown[]; data?: { results: unknown[] } }>("GET", list);
          expect([uid, name, answer.results ?? answer.data?.results]).toEqual([uid, name, []]);
        } finally {
          await write(row?.before);
        }
      }
    }
  });

  it("is not found by the site, which finds a public one", async () => {
    const [title, notified] = [newWord(), newWord()];
    const { documentId } = await publishForm({ title, notifyAddresses: `${notified}@example.com` });
    const find = async (word: string) =>
      (await rest(`/api/forms?_q=${word}`, { headers: site("10.7.0.20") })).json() as Promise<object>;
    expect(await find(title)).toMatchObject({ data: [{ documentId }] });
    expect(await find(notified)).toMatchObject({ data: [] });
  });
});
