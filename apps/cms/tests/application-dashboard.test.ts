import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { moment } from "./applications";
import { panelSession, rest } from "./cms";
import { sql } from "./database";
import { newWord } from "./unique";
import { sheetIn } from "./xlsx";

type Application = { id: string; name: string; updatedAt: string; [field: string]: unknown };
type List = { items: Application[]; page: number; pageSize: number; total: number };

const EXCEL = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const mark = newWord();
const job = randomUUID();
const ids: Record<string, string> = {};

const ask = (path: string, method = "GET", body?: unknown) =>
  rest(`/api/dashboard/applications${path}`, { who: "jobs-admin", method, body });
const list = async (query: string) => (await (await ask(`?${query}`)).json()) as List;
const names = async (query: string) => (await list(`q=${mark}&${query}`)).items.map(({ name }) => name.split(" ")[0]);

function rowOf(name: string, sentAt: string, fields: Record<string, unknown> = {}): Record<string, unknown> {
  const at = moment(Date.parse(sentAt));
  ids[name] = randomUUID();
  return {
    document_id: ids[name],
    name: `${name} ${mark}`,
    email: `${name.toLowerCase()}@example.com`,
    phone: "+91 40 1234 5678",
    work_type: "Contract",
    years_experience: "4",
    current_ctc: "12.5",
    expected_ctc: "16",
    notice_period: "45",
    resume_url: "http://localhost",
    job_title: "Bell Founder",
    job_document_id: job,
    resume_key: "resumes/none.pdf",
    resume_file_name: "cv.pdf",
    resume_type: "pdf",
    resume_bytes: 1,
    privacy_version: "2026-11",
    status: null,
    created_at: at,
    updated_at: at,
    published_at: at,
    ...fields,
  };
}

async function store(rows: Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const marks = rows.map(() => `(${columns.map(() => "?")})`);
  await sql(`insert into job_applications (${columns}) values ${marks}`, ...rows.flatMap((row) => Object.values(row)));
}

beforeAll(() =>
  store([
    rowOf("anil", "2025-03-01T12:00:00Z", { status: "new" }),
    rowOf("Zara", "2025-03-02T12:00:00Z", { status: "offer" }),
    // It is half an hour before midnight in London, but already the next day in India.
    rowOf("Bela", "2025-03-02T23:30:00Z", { job_document_id: randomUUID(), job_title: "Ringer", status: "new" }),
    rowOf("=cmd", "2025-03-04T12:00:00Z", {
      phone: "@SUM(1)",
      status: "hired",
    }),
  ]),
);

afterAll(async () => {
  await sql("delete from application_events where application = ?", ids["=cmd"]);
  await sql("delete from job_applications where name like ?", `%${mark}`);
});

describe("an application of the dashboard", () => {
  it("has the fields of the specification, its status and the guarded address of its résumé", async () => {
    const { items } = await list(`q=anil ${mark}`);
    expect(items).toEqual([
      {
        id: ids.anil,
        name: `anil ${mark}`,
        email: "anil@example.com",
        phone: "+91 40 1234 5678",
        work_type: "Contract",
        years_experience: "4",
        current_ctc: "12.5",
        expected_ctc: "16",
        notice_period: "45",
        profile_link: null,
        message: null,
        experienceYears: null,
        expectedSalary: null,
        noticeDays: null,
        resume_url: expect.stringContaining(`/api/resumes/${ids.anil}`),
        resume_type: "pdf",
        job_title: "Bell Founder",
        status: "new",
        mailState: "none",
        consentUntil: null,
        suspected: false,
        hasLink: false,
        source: null,
        source_medium: null,
        source_campaign: null,
        source_referrer: null,
        samePerson: expect.any(Number),
        createdAt: "2025-03-01T12:00:00.000Z",
        updatedAt: "2025-03-01T12:00:00.000Z",
      },
    ]);
  });

  it("changes its status, and nothing else, and is answered as the list has it", async () => {
    const answer = await ask(`/${ids.anil}`, "PATCH", { status: "interview", name: "Someone", at: "2020-01-01" });
    const changed = (await answer.json()) as Application;
    expect(changed).toMatchObject({ status: "interview", name: `anil ${mark}` });
    expect((await list(`q=anil ${mark}`)).items).toEqual([changed]);
    expect(await (await ask(`/${ids.anil}`, "PATCH", { status: "new" })).json()).toMatchObject({ status: "new" });
  });

  it.each<[field: string, body: object]>([
    ["status", { status: "promoted" }],
    ["status", { status: "withdrawn" }],
    ["status", { status: null }],
    ["status", { reason: "Why not" }],
    ["reason", { status: "rejected", reason: 5 }],
    ["reason", { status: "rejected", reason: "x".repeat(301) }],
    ["reason", { status: "rejected", reason: "Two\nlines" }],
    ["updatedAt", { status: "offer", updatedAt: "now" }],
  ])("is not changed with a wrong %s: %j", async (field, body) => {
    const answer = await ask(`/${ids.Zara}`, "PATCH", body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { fields: { [field]: expect.any(String) } } });
  });

  it("is not overwritten by one who has read an older version", async () => {
    const [read] = (await list(`q=Zara ${mark}`)).items;
    expect((await ask(`/${ids.Zara}`, "PATCH", { updatedAt: read?.updatedAt, status: "hired" })).status).toBe(200);
    const late = await ask(`/${ids.Zara}`, "PATCH", { updatedAt: read?.updatedAt, status: "rejected" });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ error: { code: "CONFLICT", current: { status: "hired" } } });
    await ask(`/${ids.Zara}`, "PATCH", { status: "offer" });
  });

  it("is not found where there is none", async () => {
    for (const id of [randomUUID(), "1"]) {
      expect((await ask(`/${id}`, "PATCH", { status: "offer" })).status).toBe(404);
    }
  });

  it("leaves a note of who changed it", async () => {
    await ask(`/${ids.Bela}`, "PATCH", { status: "in_review" });
    const entries = await rest(`/content-manager/collection-types/api::audit-entry.audit-entry?_q=${ids.Bela}`, {
      headers: panelSession(),
    });
    expect(await entries.json()).toMatchObject({
      results: [{ actor: inject("settings").JOBS_ADMIN_EMAIL, action: "job-application.update" }],
    });
    await ask(`/${ids.Bela}`, "PATCH", { status: "new" });
  });
});

describe("the list of applications", () => {
  it("is sorted, the newest first when nothing is asked", async () => {
    expect(await names("")).toEqual(["=cmd", "Bela", "Zara", "anil"]);
    expect(await names("sort=createdAt")).toEqual(["anil", "Zara", "Bela", "=cmd"]);
    expect(await names("sort=name")).toEqual(["=cmd", "anil", "Bela", "Zara"]);
    expect(await names("sort=-email")).toEqual(["Zara", "Bela", "anil", "=cmd"]);
    expect(await names("sort=job_title&pageSize=3")).toEqual(["anil", "Zara", "=cmd"]);
  });

  it("is filtered by job, status and day, as days are in India", async () => {
    expect(await names(`job=${job}`)).toEqual(["=cmd", "Zara", "anil"]);
    expect(await names("status=new")).toEqual(["Bela", "anil"]);
    expect(await names("from=2025-03-02&to=2025-03-02")).toEqual(["Zara"]);
    expect(await names("from=2025-03-03")).toEqual(["=cmd", "Bela"]);
    expect(await names("to=2025-03-01&status=offer")).toEqual([]);
  });

  it("is the same from behind as from the front", async () => {
    const pages = [1, 2, 3, 4].map((page) => names(`pageSize=1&page=${page}`));
    expect((await Promise.all(pages)).flat()).toEqual(["=cmd", "Bela", "Zara", "anil"]);
  });

  it.each(["status=promoted", "job=1", "from=yesterday", "to=2025-02-30", "status[$ne]=new", "sort=resume_key"])(
    "is refused with %s",
    async (query) => {
      for (const path of ["", ...(query.startsWith("sort") ? [] : [".csv"])]) {
        expect((await ask(`${path}?${query}`)).status).toBe(422);
      }
    },
  );
});

describe("what applicants wrote about themselves", () => {
  const own = newWord();
  const DAY_MS = 24 * 60 * 60 * 1000;
  const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const stated = (name: string, [years, salary, days]: (number | null)[], fields: Record<string, unknown>) =>
    rowOf(name, "2025-03-05T12:00:00Z", {
      name: `${name} ${own}`,
      experience_years: years,
      expected_salary: salary,
      notice_days: days,
      source: null,
      consent_until: null,
      ...fields,
    });
  const ofOwn = async (query: string) => (await list(`q=${own}&${query}`)).items.map(({ name }) => name.split(" ")[0]);

  beforeAll(() =>
    store([
      stated("Two", [2, 900_000, 60], { source: "linkedin", consent_until: dayFromNow(30) }),
      stated("Ten", [10, 2_500_000, 0], { source: "naukri.com", consent_until: dayFromNow(-30) }),
      stated("Half", [5.5, 1_800_000, 30], { source: "a_b" }),
      stated("Unread", [null, null, null], {}),
    ]),
  );
  afterAll(() => sql("delete from job_applications where name like ?", `%${own}`));

  it.each([
    ["years_experience", ["Two", "Half", "Ten", "Unread"]],
    ["-years_experience", ["Ten", "Half", "Two", "Unread"]],
    ["expected_ctc", ["Two", "Half", "Ten", "Unread"]],
    ["-expected_ctc", ["Ten", "Half", "Two", "Unread"]],
    ["notice_period", ["Ten", "Half", "Two", "Unread"]],
    ["-notice_period", ["Two", "Half", "Ten", "Unread"]],
    ["source", ["Half", "Two", "Ten", "Unread"]],
    ["-source", ["Ten", "Two", "Half", "Unread"]],
  ])("sorts as numbers by %s, with what can't be read at the end, also from behind", async (sort, order) => {
    expect(await ofOwn(`sort=${sort}`)).toEqual(order);
    const each = [1, 2, 3, 4].map((page) => ofOwn(`sort=${sort}&pageSize=1&page=${page}`));
    expect((await Promise.all(each)).flat()).toEqual(order);
  });

  it.each([
    ["experienceFrom=5.5", ["Half", "Ten"]],
    ["expectedTo=18", ["Half", "Two"]],
    ["expectedTo=1800000", ["Half", "Two"]],
    ["noticeTo=0", ["Ten"]],
    ["source=LINKED", ["Two"]],
    ["source=a_", ["Half"]],
    ["source=%25", []],
    ["keep=yes", ["Two"]],
    ["experienceFrom=3&noticeTo=30&expectedTo=20", ["Half"]],
  ])("filters by %s, also in the export", async (query, found) => {
    expect((await ofOwn(`sort=name&${query}`)).sort()).toEqual(found);
    const csv = await (await ask(`.csv?q=${own}&${query}`)).text();
    expect(csv.split("\r\n").length - 2).toBe(found.length);
  });

  it.each(["experienceFrom=five", "expectedTo=-1", "noticeTo=1e3", "keep=no", `source=${"x".repeat(101)}`])(
    "is not filtered by %s",
    async (query) => {
      expect((await ask(`?${query}`)).status).toBe(422);
    },
  );
});

describe("a person is found", () => {
  const people = {
    spaced: { name: `Priya Nair ${mark}`, phone: "98765 43210" },
    abroad: { name: `  O’Brien   Seán ${mark}`, phone: "+91-98765-43210" },
    national: { name: `Łucja Øye ${mark}`, phone: "(0) 987 654 3210" },
    other: { name: `D'Souza ${mark}`, phone: "+44 20 7946 0958", email: `zoë.${mark}@example.com` },
    marked: { name: `Zoë Đặng ${mark}`, phone: "1" },
    joined: { name: `Jean‑Luc Strauß ${mark}`, phone: "1" },
    listed: { name: `GROẞ, Anne Marie ${mark}`, phone: "1" },
  };
  const found = async (q: string) => {
    const { items } = await list(`q=${encodeURIComponent(q)}&pageSize=100`);
    return Object.entries(ids)
      .flatMap(([key, id]) => (items.some((item) => item.id === id) ? key : []))
      .sort();
  };

  const own = randomUUID();
  const person = (key: string, fields: object) => ({
    ...rowOf(key, "2025-04-01T12:00:00Z", { job_document_id: own }),
    ...fields,
  });

  beforeAll(() =>
    store(Object.entries(people).map(([key, fields]) => person(key, { email: "x@example.com", ...fields }))),
  );
  afterAll(() => sql("delete from job_applications where job_document_id = ?", own));

  it.each(["9876543210", "+919876543210", "09876543210", "+91 98765 43210", "0 98765-43210", "+91 987", "(0987) 654"])(
    "by a number as it rings: %s",
    async (phone) => {
      expect(await found(phone)).toEqual(["abroad", "national", "spaced"]);
    },
  );

  it.each([
    ["obrien", "abroad"],
    ["o'brien sean", "abroad"],
    ["SEÁN OʼBrien", "abroad"],
    ["sean  o‘brien", "abroad"],
    ["nair priya", "spaced"],
    ["lucja oye", "national"],
    ["Øye", "national"],
    ["d’souza", "other"],
    ["ZOE.", "other"],
    ["020 7946 0958", "other"],
    ["d'souza 7946", "other"],
    ["Bell  Founder d'souza", "other"],
    ["Đặng, Zoë", "marked"],
    ["dang,zoe", "marked"],
    ["Strauß Jean-Luc", "joined"],
    ["STRAUSS; Jean–Luc", "joined"],
    ["jean luc strauss", "joined"],
    ["Anne‐Marie Groß", "listed"],
    ["(Anne) “Gross”", "listed"],
  ])("by %s", async (q, key) => {
    expect(await found(`${q}${/^[\d ]*$/.test(q) ? "" : ` ${mark}`}`)).toEqual([key]);
  });

  it("by what is written now, not what was", async () => {
    const [one, other] = [newWord(), newWord()];
    await store([person("changed", { name: one })]);
    expect(await found(one)).toEqual(["changed"]);
    const address = `/content-manager/collection-types/api::job-application.job-application/${ids.changed}`;
    await rest(address, { method: "PUT", headers: panelSession(), body: { name: other } });
    expect([await found(one), await found(other)]).toEqual([[], ["changed"]]);
  });

  it("where the alphabet has the base letter", async () => {
    const word = newWord();
    const initials = ["Z", "Ü", "É", "Ø", "F", "V"];
    await store(
      initials.map((initial) => person(initial, { name: `${initial}b ${mark}`, job_title: `${initial}b ${word}` })),
    );
    const order = async (sort: string) =>
      (await list(`q=${word}&sort=${sort}`)).items.map(({ name }) => name.charAt(0)).join("");
    expect(await order("name")).toBe("ÉFØÜVZ");
    expect(await order("-job_title")).toBe("ZVÜØFÉ");
  });
});

describe("the export", () => {
  it("has what the list finds, for Excel, and no formulas", async () => {
    for (const text of ["Called twice", 'A "note",\nwith lines — ünïcode']) {
      expect((await ask(`/${ids["=cmd"]}/notes`, "POST", { text })).status).toBe(201);
    }
    const answer = await ask(`.csv?q=${mark}&from=2025-03-02`);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="applications-[\d-]{10}\.csv"$/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString("utf8");
    expect(text).toContain('"Called twice\n\nA ""note"",\nwith lines — ünïcode"');
    const cells = [
      `'=cmd ${mark}`,
      "'=cmd@example.com",
      "'@SUM(1)",
      "Bell Founder",
      "Contract",
      "4",
      "12.5",
      "16",
      "45",
    ];
    expect(text).toContain(`${cells.map((cell) => `"${cell}"`).join()},`);
    expect(text.split("\r\n")).toHaveLength(5);
    expect(text.split("\r\n")[0]?.slice(1)).toMatch(
      /^"Name","Email","Phone","Job Title",.*,"Status","Note","Applied at","Id","Source",.*"Source site","Suspected spam","Experience \(years\)","Expected salary \(a year\)","Notice \(days\)","May be kept until","Portfolio or profile link","Message"$/,
    );
  });

  it("is an Excel file on request, in which texts stay texts", async () => {
    const answer = await ask(`.csv?q=${mark}&from=2025-03-02&format=xlsx`);
    expect(answer.headers.get("content-type")).toBe(EXCEL);
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="applications-[\d-]{10}\.xlsx"$/);
    const [header, ...rows] = await sheetIn(Buffer.from(await answer.arrayBuffer()));
    expect(header?.slice(0, 3).map(({ value }) => value)).toEqual(["Name", "Email", "Phone"]);
    expect(rows).toHaveLength(3);
    expect(rows.flat()).toContainEqual({ type: "text", value: `=cmd ${mark}` });
    expect(rows.flat()).toContainEqual({ type: "text", value: "@SUM(1)" });
    expect(rows.flat()).toContainEqual({ type: "number", value: "12.5" });
  });

  it("leaves a note of who has taken it", async () => {
    const actor = inject("settings").JOBS_ADMIN_EMAIL;
    const notes = () => sql("select id from audit_entries where actor = ? and action = 'applications.export'", actor);
    const before = await notes();
    for (const format of ["csv", "xlsx"]) await (await ask(`.csv?format=${format}`)).arrayBuffer();
    expect(await notes()).toHaveLength(before.length + 2);
  });

  it("is whole when it takes more than one reading", async () => {
    await store(Array.from({ length: 1_100 }, (_, index) => rowOf(`many${index}`, "2025-05-01T00:00:00Z")));
    const text = await (await ask(`.csv?q=${mark}&from=2025-05-01&to=2025-05-01`)).text();
    const found = text.trimEnd().split("\r\n").slice(1);
    expect(new Set(found.map((line) => line.split(",", 1)[0])).size).toBe(1_100);
    expect(found).toHaveLength(1_100);
    const excel = await ask(`.csv?q=${mark}&from=2025-05-01&to=2025-05-01&format=xlsx`);
    expect(await sheetIn(Buffer.from(await excel.arrayBuffer()))).toHaveLength(1_101);
  });
});
