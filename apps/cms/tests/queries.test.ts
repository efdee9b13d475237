import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, inject, it } from "vitest";
import { graphql, panel, rest } from "./cms";
import { sql } from "./database";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";

const statusOf = async (address: string) => (await rest(address)).status;

it.each([
  "/api/jobs/%",
  "/api/jobs/%E0%A4%A",
  "/api/jobs/%ff",
  "/api/jobs/%00",
  "/%00",
  "/uploads/%",
  `/api/jobs/${"x".repeat(2000)}`,
])("an address that nothing can be found at is no fault of the server: %s", async (address) =>
  expect([400, 404]).toContain(await statusOf(address)),
);

describe("a query that is in order", () => {
  it.each([
    "filters[title][$containsi]=developer&sort=postedAt:desc,title&fields=title,slug&pagination[pageSize]=5",
    "filters[$or][0][title][$startsWith]=a&filters[$or][1][$not][title][$null]=true",
    "filters[title][$in][]=a&filters[title][$notIn][]=b&filters[title][$between][]=a&filters[title][$between][]=z",
    "filters[minYears][$gte]=1&filters[salaryMax][$lt]=99.5&filters[closesAt][$gt]=2026-01-31",
    "filters[createdAt][$gt]=2026-01-31T10:00:00.000Z&filters[id][$ne]=5&filters[title][$not][$eq]=a",
    `filters[createdAt][$gt]=${Date.now()}`,
    "sort[0]=title:desc&sort[1]=id",
    "sort[title]=asc&pagination[start]=1&pagination[limit]=2",
  ])("is answered: %s", async (query) => expect(await statusOf(`/api/jobs?${query}`)).toBe(200));

  it.each([
    "/api/technologies?filters[category][label][$eq]=Frontend&populate[category][fields]=label&sort=category.label",
    "/api/technologies?filters[category][id][$notNull]=true&populate=category.technologies",
    "/api/technologies?filters[category]=1&populate=*",
    `/api/jobs?${Array.from({ length: 90 }, (_, number) => `filters[$or][${number}][id]=${number}`).join("&")}`,
    "/api/technology-categories?filters[technologies][name][$containsi]=x&populate[technologies][sort]=name",
    "/api/services?pagination[pageSize]=100&populate=*",
    "/api/blog-posts?_q=cloud&sort=createdAt:desc&pagination[pageSize]=100&pagination[page]=50",
  ])("is answered: %s", async (address) => expect(await statusOf(address)).toBe(200));

  it("is answered by GraphQL for a long list that is counted", async () => {
    const field = `jobs_connection(filters: { availability: { eq: "open" } }, sort: ["postedAt:desc", "documentId"], pagination: { start: 2000 }) { nodes { title } pageInfo { total } }`;
    expect(await graphql(`{ ${field} }`)).toEqual({
      data: { jobs_connection: { nodes: [], pageInfo: { total: expect.any(Number) } } },
    });
  });
});

it.each(["filters[title][$or]=a", "filters[title][$or][0]=a", "filters[title][$and]=a", "filters[title][$not]=a"])(
  "a query that no database could be asked is the asker's fault: %s",
  async (query) => expect([200, 400]).toContain(await statusOf(`/api/case-studies?${query}`)),
);

describe("a fault of the server", () => {
  it("stays one, and is logged", async () => {
    const log = path.join(inject("settings").DATA_DIR ?? "", "logs/cms.log");
    await sql("alter table faqs rename column question to mislaid");
    try {
      expect(await statusOf("/api/faqs?sort=question")).toBe(500);
      const answer = await rest("/graphql", {
        method: "POST",
        body: { query: '{ faqs(sort: "question") { question } }' },
      });
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: "INTERNAL_SERVER_ERROR" } }] });
    } finally {
      await sql("alter table faqs rename column mislaid to question");
    }
    const isLogged = async () => /order by \W+t0\W+question/.test(await readFile(log, "utf8"));
    await expect.poll(isLogged).toBe(true);
    expect(await statusOf("/api/faqs?sort=question")).toBe(200);
  });
});

it.each([
  ["job", "jobs", "jobs-admin", { title: "A", details: "a", description: "a", requirements: "a" }],
  ["blog-post", "posts", "blog-admin", { title: "A", description: "a" }],
] as const)("a change of a %s that there is not is not found", async (type, list, who, body) => {
  const { address } = panel.collection(type);
  for (const [method, action] of [
    ["PUT", ""],
    ["POST", "/actions/publish"],
  ] as const) {
    expect((await panel.ask(method, `${address}/${UNKNOWN}${action}`, body)).status).toBe(404);
  }
  const saved = await rest(`/api/dashboard/${list}/${UNKNOWN}`, { who, method: "PATCH", body });
  expect(await saved.json()).toMatchObject({ error: { code: "NOT_FOUND" } });
});
