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
const TECHNOLOGIES = `${LISTS}/api::technology.technology`;
const CATEGORIES = "/content-manager/relations/api::technology.technology/category";
const TO_VALIDATE = "actions/bulkFindForValidation";
const THERE_AND_BACK = ["category", "technologies", "category"];

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
  for (const { leave } of Object.values(colleagues)) await leave();
  await panel.ask("DELETE", `/admin/roles/${limitedRole}`);
  await removeForms();
  await removeApplicationsOf(MARK);
  await sql("delete from passkeys where document_id = ?", MARK);
});

async function statusFor(role: Role, method: string, path: string, body?: object): Promise<number> {
  return (await colleagues[role].ask(method, path, body)).status;
}

const inBrackets = (...names: string[]) => names.map((name) => `[${name}]`).join("");

describe("a query of the panel that crosses too many relations", () => {
  const far = [...THERE_AND_BACK, "label"];
  const encoded = TECHNOLOGIES.replaceAll(":", "%3A");

  it.each([
    `${TECHNOLOGIES}?sort=${far.join(".")}`,
    `${encoded}?sort=${far.join(".")}`,
    `${encoded}?filters${inBrackets(...far)}[$contains]=a`,
    `${encoded}?filters[$or][0][$not][$and][0]${inBrackets(...far)}=a`,
    `${CATEGORIES}?filters[technologies][category][technologies][name]=a`,
    `${CATEGORIES.replaceAll(":", "%3A")}?filters[technologies][category][technologies][name]=a`,
    "/upload/files?filters[folder][parent][parent][name]=a",
    "/upload/files?filters[folder][files][name]=a",
    "/upload/files?populate[folder][populate][files][populate][folder]=*",
    "/upload/folders?sort=parent.parent.parent.name",
    `${TECHNOLOGIES}?${Array.from({ length: 6 }, (_, at) => `filters[$or][${at}][category][label]=a&filters[$or][${at}][icon][name]=a`).join("&")}`,
    `${LISTS}/api::technology-category.technology-category?${[0, 1, 2].map((at) => `filters[$or][${at}][technologies][name]=a`).join("&")}`,
  ])("is refused: %s", async (path) => {
    expect(await statusFor("Reviewer", "GET", path)).toBe(400);
  });

  it("is refused where the names of relations are all that it has", async () => {
    const [technology] = await panel.collection("technology").list();
    const path = `${TECHNOLOGIES}/${technology?.documentId}`;
    expect(await statusFor("Reviewer", "GET", `${path}?category[technologies]=1`)).toBe(200);
    expect(await statusFor("Reviewer", "GET", `${path}?${"category[technologies][category]"}[technologies]=1`)).toBe(
      400,
    );
  });

  it.each([far.join("."), [far.join(".")], { category: { technologies: { category: { label: "asc" } } } }])(
    "is refused in a body: %j",
    async (sort) => {
      for (const address of [TECHNOLOGIES, encoded]) {
        const body = { documentIds: ["none"], sort };
        expect(await statusFor("Reviewer", "POST", `${address}/${TO_VALIDATE}`, body)).toBe(400);
      }
    },
  );
});

describe("what a colleague may not read", () => {
  it.each([
    ["Reviewer", "faq", "createdBy.password"],
    ["Reviewer", "faq", "createdBy.resetPasswordToken"],
    ["Reviewer", "faq", "updatedBy.registrationToken"],
    ["Reviewer", "technology", "icon.folderPath"],
    ["Content editor", "faq", "createdBy.password"],
    ["Recruiter", "job-application", "resumeKey"],
    ["Recruiter", "job-application", "note"],
    ["Recruiter", "job-application", "accessDigest"],
    ["Recruiter", "job", "createdBy.resetPasswordToken"],
    ["Form answers", "form-answer", "fileKey"],
    ["Form answers", "form-answer", "createdBy.password"],
    ["Nearly nobody", "faq", "answer"],
    ["Nearly nobody", "faq", "createdBy.password"],
  ] as const)("orders no list: %s, %s, %s", async (role, type, field) => {
    const address = `${LISTS}/api::${type}.${type}`;
    const ask = (sort: string) => statusFor(role, "POST", `${address}/${TO_VALIDATE}`, { documentIds: ["none"], sort });
    expect([await ask("id"), await ask(field)]).toEqual([200, 400]);
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

describe("a list of the panel", () => {
  it.each([
    `${TECHNOLOGIES}?page=1&pageSize=100&sort=category.label:ASC&filters[$and][0][category][label][$containsi]=x&filters[$and][1][createdBy][id][$eq]=1&_q=x`,
    `${TECHNOLOGIES}?sort=updatedBy.firstname:ASC&filters[$and][0][updatedBy][firstname][$containsi]=x`,
    `${LISTS}/api::blog-post.blog-post?sort=status:ASC&filters[$and][0][__status][$eq]=draft`,
    `${LISTS}/api::blog-post.blog-post?filters[$and][0][__status][$eq]=published-modified`,
    `${LISTS}/api::blog-post.blog-post?page=500&pageSize=10&sort=title:ASC&_q=x`,
    `${LISTS}/api::service.service?filters[$and][0][seo][metaTitle][$containsi]=x`,
    `${LISTS}/api::case-study.case-study?filters[$and][0][services][title][$containsi]=x&filters[$and][1][technologies][name][$containsi]=x`,
    `${LISTS}/api::form.form?sort=name:ASC&filters[$and][0][name][$containsi]=x`,
    `${CATEGORIES}?page=1&pageSize=10&_q=x&_filter=$containsi`,
    "/upload/files?page=1&pageSize=100&sort=createdAt:DESC&filters[$and][0][folder][id][$null]=true&filters[$and][1][mime][$contains]=image&_q=x",
    "/upload/folders?sort=name:ASC&pagination[pageSize]=-1&filters[$and][0][parent][id][$null]=true",
  ])("is filtered and sorted as the panel does: %s", async (path) => {
    for (const role of ["Content editor", "Reviewer"] as const) expect(await statusFor(role, "GET", path)).toBe(200);
  });

  it("is, of applications and answers too", async () => {
    const sorted = "sort=createdAt:DESC&filters[$and][0][name][$containsi]=x&filters[$and][1][status][$eq]=new&_q=x";
    expect(await statusFor("Recruiter", "GET", `${LISTS}/api::job-application.job-application?${sorted}`)).toBe(200);
    const named = "sort=formName:ASC&filters[$and][0][formName][$containsi]=x&_q=x";
    expect(await statusFor("Form answers", "GET", `${LISTS}/api::form-answer.form-answer?${named}`)).toBe(200);
    const accounts = "page=1&pageSize=100&sort=firstname:ASC&_q=x&filters[$and][0][email][$containsi]=x";
    expect((await panel.ask("GET", `/admin/users?${accounts}`)).status).toBe(200);
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

describe("a broken query of the panel", () => {
  it.each([
    "filters[title][$eq][$ne]=1",
    "filters[title][$eq][$ne]",
    "filters[$or]=1",
    "filters[$and][title]=1",
    "filters[$not]=1",
    "filters[$eq]=1",
    "filters[0][title]=1",
    "filters[title][$or]=1",
    "filters[title][$between]=1",
    "filters[title][$between][]=1&filters[title][$between][]=2&filters[title][$between][]=3",
    "filters[title][$jsonSupersetOf]=1",
    "filters[title][title]=1",
    "filters[title][$eq]=%00",
    "filters[id]=x",
    "filters[id][$eq]=99999999999999999999",
    "filters[id][$eq]=1.5",
    "filters[id][$contains]=1",
    "filters[createdAt][$gt]=x",
    "filters[createdAt][$eq]=-271821-04-20T00:00:00.000Z",
    "filters[createdAt][$contains]=2026",
    "filters[minYears][$gte]=x",
    "filters[minYears]=99999999999",
    "filters[closesAt]=0000-01-01",
    "filters[constructor][$eq]=1",
    "filters[__proto__][a]=1",
    `filters${"[$not]".repeat(30)}[title]=1`,
    "sort[title][x]=asc",
    "sort=title.x",
    "sort=nothing",
    "sort[0][title][x]=asc",
    `sort=${"title,".repeat(1500)}`,
    "fields=",
    "fields[0][a]=title",
    "fields=nothing",
    "fields=*&fields=nothing",
    "fields=parent",
    "populate[parent][fields]=nothing",
    "populate[category][fields]=nothing",
    "populate[roles][fields]=nothing",
    "populate[folder][fields]=nothing",
    "populate[0][a]=1",
    "pagination=1",
    "page=1e308",
    "pageSize=-7",
    "_q[]=a",
    "_q[$ne]=a",
    `_q=${"a".repeat(2_000)}`,
    "locale[$ne]=a",
    "status[$ne]=a",
  ])("is answered or refused: %s", async (query) => {
    for (const path of [`${LISTS}/api::job.job`, "/upload/files", CATEGORIES, "/admin/users", "/upload/folders"]) {
      expect([path, (await panel.ask("GET", `${path}?${query}`)).status]).toEqual([path, expect.toBeOneOf([200, 400])]);
    }
  });
});
