import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { panel } from "./cms";
import { colleague } from "./colleague";
import { sql } from "./database";
import { keepHiringSettings } from "./hiring-settings";

let reviewer: Awaited<ReturnType<typeof colleague>>;
beforeAll(async () => {
  reviewer = await colleague("Reviewer");
});
afterAll(() => reviewer.leave());
keepHiringSettings();

const TECHNOLOGIES = "/content-manager/collection-types/api::technology.technology";
const FAQS = "/content-manager/collection-types/api::faq.faq";
const jobs = panel.collection<{ documentId: string; description: string }>("job");
const job = (more: object) => ({ title: "Weaver", details: "a", description: "a", requirements: "a", ...more });

describe("a text of the panel", () => {
  it("is short where no entry is sent, whatever it is called", async () => {
    for (const [path, body] of [
      ["/admin/permissions/check", { permissions: [], description: "a".repeat(20_000) }],
      ["/content-manager/uid/generate", { contentTypeUID: "api::job.job", field: "slug", text: "a".repeat(20_000) }],
      ["/content-manager/uid/check-availability", { description: { value: "a".repeat(20_000) } }],
    ] as const) {
      const answer = await reviewer.ask("POST", path, body);
      expect([path, answer.status, await answer.text()]).toEqual([path, 400, expect.stringContaining("at most 10000")]);
    }
  });

  it("may be long where its type says so, and is else no longer than its column", async () => {
    const { documentId, description } = await jobs.draft(job({ description: "a".repeat(20_000) }));
    expect(description).toHaveLength(20_000);
    await jobs.remove(documentId);
    const categories = panel.collection("technology-category").address;
    expect((await panel.ask("POST", categories, { label: "a", slug: "a".repeat(256) })).status).toBe(400);
    expect((await panel.ask("POST", categories, { label: "a".repeat(256), slug: "a" })).status).toBe(400);
  });

  it("becomes an address that its column takes", async () => {
    const asked = { contentTypeUID: "api::service.service", field: "slug", data: { title: "Ab".repeat(5_000) } };
    const { data } = await reviewer.get<{ data: string }>("POST", "/content-manager/uid/generate", asked);
    expect(data.length).toBeLessThanOrEqual(255);
    const named = { ...asked, data: { title: "C++ and .NET" } };
    expect(await reviewer.get("POST", "/content-manager/uid/generate", named)).toEqual({
      data: "c-plus-plus-and-dot-net",
    });
  });

  it("that is a file's name is as short as the file's own", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
    const form = (name: unknown) => {
      const body = new FormData();
      body.set("fileInfo", JSON.stringify({ name }));
      body.set("files", new File([svg], "dot.svg", { type: "image/svg+xml" }));
      return body;
    };
    for (const name of ["a".repeat(256), "a".repeat(30_000), { toString: 1 }]) {
      expect((await panel.ask("POST", "/upload", form(name))).status).toBe(400);
    }
    const noJson = form("");
    noJson.set("fileInfo", "dot.svg");
    expect((await panel.ask("POST", "/upload", noJson)).status).toBe(400);
    const [file] = await panel.get<[{ id: number }]>("POST", "/upload", form("dot.svg"));
    const tooLong = "a".repeat(256);
    expect((await panel.ask("POST", `/upload?id=${file.id}`, form(tooLong))).status).toBe(400);
    expect((await panel.ask("PUT", `/upload/files/${file.id}`, { fileInfo: { name: tooLong } })).status).toBe(400);
    await panel.get("DELETE", `/upload/files/${file.id}`);
  });
});

describe("a body of the panel", () => {
  const items = (count: number) => Array.from({ length: count }, (_, at) => `id-${at}`);
  const bulk = (body: object) => ["POST", `${TECHNOLOGIES}/actions/bulkFindForValidation`, body] as const;
  const nested = (levels: number): unknown => (levels ? [nested(levels - 1)] : []);
  const replaced = { toString: 1 };

  it.each([
    ["100,000 ids", ...bulk({ documentIds: items(100_000) })],
    ["20,000 ids", ...bulk({ documentIds: items(20_000) })],
    ["operators as an id", ...bulk({ documentIds: [{ $ne: 1 }] })],
    ["a prototype", ...bulk(JSON.parse('{ "__proto__": { "documentIds": ["a"] }, "documentIds": ["a"] }'))],
    [
      "a name that each object has",
      "POST",
      "/i18n/content-manager/actions/get-non-localized-fields",
      { model: replaced },
    ],
    [
      "such a name of a field",
      "POST",
      "/content-manager/uid/check-availability",
      { contentTypeUID: "api::job.job", field: replaced },
    ],
    ["operators as the id of a new entry", "POST", `${FAQS}/actions/publish`, { id: { $ne: 1 }, question: "Why?" }],
    ["a text as the id of a new entry", "POST", FAQS, { id: "why", question: "Why?" }],
    ["too many levels", ...bulk({ documentIds: nested(1_000) })],
    [
      "too many fields",
      "POST",
      FAQS,
      { question: "Why?", ...Object.fromEntries(items(1_001).map((name) => [name, 1])) },
    ],
    [
      "20,000 permissions",
      "POST",
      "/admin/permissions/check",
      { permissions: items(20_000).map(() => ({ action: "plugin::upload.read" })) },
    ],
  ] as const)("is refused, and no fault of the server: %s", async (_, method, path, body) => {
    const { ask } = path.startsWith(FAQS) ? panel : reviewer;
    expect((await ask(method, path, body)).status).toBe(400);
  });
});

describe("a page that there is one of", () => {
  const LISTED = "/content-manager/collection-types/api::terms-page.terms-page";
  const SETTINGS = "/content-manager/single-types/api::hiring-setting.hiring-setting";
  const documents = async (table: string) =>
    (await sql(`select distinct document_id from ${table}`)).map(({ document_id }) => document_id);

  it("gets no other through the routes of lists", async () => {
    const editor = await colleague("Content editor");
    const [terms] = await documents("terms_pages");
    for (const path of [LISTED, `${LISTED}/actions/publish`, `${LISTED}/clone/${terms}`]) {
      expect([path, (await editor.ask("POST", path, { title: "Other terms" })).status]).toEqual([path, 400]);
    }
    expect(await documents("terms_pages")).toEqual([terms]);
    await editor.leave();
  });

  it("is made once by two requests at once", { tags: ["once"] }, async () => {
    await panel.get("DELETE", SETTINGS);
    const make = () => panel.ask("PUT", SETTINGS, { rejectionReasons: "Too far" });
    await Promise.all([make(), make(), make()]);
    expect(await documents("hiring_settings")).toHaveLength(1);
  });
});
