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
  const role = { name: LIMITED, description: "Reads questions without answers, posts without authors." };
  limitedRole = (await panel.get<{ data: { id: number } }>("POST", "/admin/roles", role)).data.id;
  await panel.get("PUT", `/admin/roles/${limitedRole}/permissions`, {
    permissions: Object.entries({
      "api::faq.faq": ["question"],
      "api::blog-post.blog-post": ["title", "author"],
      "plugin::users-permissions.user": ["username", "role"],
    }).map(([subject, fields]) => ({
      action: "plugin::content-manager.explorer.read",
      subject,
      properties: { fields },
      conditions: [],
    })),
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
  await sql("delete from calendar_feeds where document_id = ?", MARK);
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

  describe("of related entries", () => {
    const posts = `${LISTS}/api::blog-post.blog-post?filters[title][$startsWith]=${MARK}`;
    const users = `${LISTS}/plugin::users-permissions.user?`;
    const authors: { id: number; documentId: string }[] = [];

    beforeAll(async () => {
      for (const [at, about] of ["a", "b"].entries()) {
        const author = await panel.collection<(typeof authors)[0]>("author").draft({
          name: `${MARK} ${1 - at}`,
          slug: `${MARK}-${at}`,
          role: "Writer",
          about: `${about} ${MARK}`,
        });
        const post = await panel.collection<{ documentId: string }>("blog-post").draft({
          title: `${MARK} ${at}`,
          author: { connect: [{ documentId: author.documentId }] },
        });
        authors.push(author);
        undo.push(() => panel.collection("blog-post").remove(post.documentId));
        undo.push(() => panel.collection("author").remove(author.documentId));
      }
    });

    const found = async (role: Role, list: string) => (await colleagues[role].get<List>("GET", list)).results.length;
    const first = async (role: Role, sort: string) =>
      (await colleagues[role].get<List>("GET", `${posts}&${sort}`)).results[0]?.documentId;

    it.each([
      "filters[author][about][$startsWith]=b",
      "filters[author][name][$endsWith]=0",
      "filters[$and][0][author][$or][0][about][$startsWith]=b",
      "filters[$not][author][about][$startsWith]=a",
    ])("filters no list: %s", async (filter) => {
      expect(await found("Reviewer", `${posts}&${filter}`)).toBeLessThan(2);
      expect(await found("Nearly nobody", `${posts}&${filter}`)).toBe(2);
    });

    it.each(["sort=author.about:", "sort[]=author.about:", "sort[author][about]=", "sort[0][author][about]="])(
      "orders no list: %s",
      async (sort) => {
        const differs = async (role: Role) => (await first(role, `${sort}ASC`)) !== (await first(role, `${sort}DESC`));
        expect([await differs("Reviewer"), await differs("Nearly nobody")]).toEqual([true, false]);
      },
    );

    it("doesn't lead back to an account's own address", async () => {
      const all = await found("Nearly nobody", users);
      expect(all).toBeGreaterThan(0);
      expect(await found("Nearly nobody", `${users}filters[role][users][email][$startsWith]=nobody`)).toBe(all);
      expect(await found("Nearly nobody", `${users}filters[role][users][username]=nobody`)).toBe(0);
    });

    it("is not told of entries to choose from", async () => {
      const choices = (role: Role, query: string, field = "api::blog-post.blog-post/author") =>
        colleagues[role].get<List>("GET", `/content-manager/relations/${field}?${query}`);
      const [author] = (await choices("Nearly nobody", `fields[]=about&filters[id]=${authors[0]?.id}`)).results;
      expect(author).toMatchObject({ documentId: authors[0]?.documentId });
      expect(author).not.toHaveProperty("about");
      const siteRoles = await choices("Nearly nobody", "populate=users", "plugin::users-permissions.user/role");
      expect(siteRoles.results.length).toBeGreaterThan(0);
      for (const siteRole of siteRoles.results) expect(siteRole).not.toHaveProperty("users");
      const about = `filters[about]=a ${MARK}`;
      expect((await choices("Nearly nobody", about)).results.length).toBeGreaterThan(1);
      expect((await choices("Reviewer", about)).results).toHaveLength(1);
      const named = (await choices("Reviewer", `_q=${MARK} 1`)).results;
      expect(named).toEqual([expect.objectContaining({ name: `${MARK} 1` })]);
    });

    it("leaves filters by what the panel asks for", async () => {
      const { data } = await panel.get<{ data: { id: number } }>("GET", "/admin/users/me");
      for (const role of ["Reviewer", "Nearly nobody"] as const) {
        for (const filter of [
          `filters[author][id][$eq]=${authors[1]?.id}`,
          `filters[$and][0][author][documentId][$eq]=${authors[1]?.documentId}`,
          `filters[author][documentId][$eq]=${authors[1]?.documentId}&filters[createdBy][id][$eq]=${data.id}`,
        ]) {
          expect([role, filter, await found(role, `${posts}&${filter}`)]).toEqual([role, filter, 1]);
        }
        expect(await found(role, `${posts}&filters[createdBy][id][$ne]=${data.id}`)).toBe(0);
      }
      expect(await found("Reviewer", `${posts}&filters[author][name][$containsi]=${MARK} 0`)).toBe(1);
    });
  });

  it("is found by no search", async () => {
    const [question, answer] = [newWord(), newWord()];
    const faq = { question, answer, place: "home" };
    const { documentId } = await panel.collection<{ documentId: string }>("faq").draft(faq);
    undo.push(() => panel.collection("faq").remove(documentId));
    const find = async (role: Role, word: string) =>
      (await colleagues[role].get<List>("GET", `${LISTS}/api::faq.faq?_q=${word}`)).results.map(
        (one) => one.documentId,
      );
    const both = [[documentId], [documentId]];
    expect(await Promise.all([find("Reviewer", question), find("Nearly nobody", question.toUpperCase())])).toEqual(
      both,
    );
    expect(await Promise.all([find("Reviewer", answer), find("Nearly nobody", answer)])).toEqual([[documentId], []]);
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
    "api::calendar-feed.calendar-feed": () =>
      sql("insert into calendar_feeds (document_id, digest) values (?, ?)", MARK, newWord()),
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
