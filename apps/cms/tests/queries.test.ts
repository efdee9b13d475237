import { readFile } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { graphql, panel, panelSession, rest } from "./cms";
import { sql } from "./database";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";

const BROKEN = [
  "filters[title][$eq][$ne]=1",
  "filters[title][$eq][$ne]",
  "filters[$or]=1",
  "filters[$and]",
  "filters[$and][title]=1",
  "filters[$or][0]=1",
  "filters[$not]=1",
  "filters[$eq]=1",
  "filters[]=1",
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
  `filters${"[$not]".repeat(30)}[title]=1`,
  "sort[title][x]=asc",
  "sort=title.x",
  "sort[0][title][x]=asc",
  `sort=${"title,".repeat(1500)}`,
  "fields=",
  "fields[0][a]=title",
  "populate[0][a]=1",
  "pagination=1",
  "pagination[page]=1e308",
  "pagination[start]=9223372036854775807",
  "pagination[start][a]=1",
  "_q[]=a",
  "_q=%00",
];

const BROKEN_OF_OTHERS = [
  "/api/jobs?populate[title][on][title]",
  "/api/jobs?populate[title][on]=title",
  "/api/technologies?populate[category][on][api::technology.technology]=*",
  "/api/technologies?populate[category][populate][technologies][on][section.hero][populate]=*",
  "/api/jobs?filters[minYears][$gte]=x",
  "/api/jobs?filters[minYears]=",
  "/api/jobs?pagination[page]=x",
  "/api/jobs?filters[minYears]=99999999999",
  "/api/jobs?filters[closesAt]=0000-01-01",
  "/api/technologies?filters[category][$gt][a]=1",
  "/api/technologies?filters[category]=x",
  "/api/technologies?filters[category][$not][label]=x",
  "/api/technologies?filters[category][$eq]=1&filters[category][label]=x",
  "/api/technologies?populate[category][filters][label][$eq][$ne]=1",
  "/api/services?populate[seo]",
  "/api/services?populate[seo][fields]=documentId",
  "/api/services?filters[seo][documentId]=x",
  "/api/services?sort=seo.documentId",
  "/api/technologies?fields=name, constructor",
  "/api/technologies?populate[category][fields][]=__proto__",
  "/api/technologies?populate[category][sort][label][x]=asc",
  "/api/technologies?populate[category][populate][technologies][limit]=99999999999999999999",
  `/api/technologies?filters${"[category][technologies]".repeat(4)}[name]=x`,
  `/api/technologies?populate=${"category.technologies.".repeat(4)}category`,
  "/api/jobs/%00",
  "/api/jobs/a%00b",
  "/%00",
];

/** Each in a branch of its own, for which the database joins the tables once more. */
const either = (count: number, path: string, name = "filters") =>
  Array.from({ length: count }, (_, number) => `${name}[$or][${number}]${path}=q${number}`).join("&");

const EXPENSIVE = [
  `/api/technologies?${either(6, "[category][technologies][name][$containsi]")}`,
  "/api/technologies?filters[category][technologies][name]=x",
  "/api/technologies?sort=category.technologies.name",
  "/api/technologies?sort=category.label,icon.name,category.order",
  `/api/technologies?sort=category.label&${either(2, "[category][label]")}`,
  `/api/technology-categories?${either(2, "[technologies][name][$containsi]", "populate[technologies][filters]")}&populate[technologies][filters][category][technologies][name]=x`,
  "/api/services?filters[processSteps][title]=x&filters[whyChooseList][name]=x",
  `/api/blog-posts?${either(3, "[description][$containsi]")}`,
  `/api/blog-posts?${either(20, "[description]")}`,
  "/api/blog-posts?filters[description][$containsi]=x&_q=x",
  "/api/blog-posts?sort=metaTags&pagination[pageSize]=100&pagination[page]=60",
  `/api/blog-posts?_q=${"x".repeat(300)}`,
  `/api/blog-posts?filters[title][$contains]=${"x".repeat(300)}`,
  "/api/technologies?pagination[pageSize]=100&populate[category][populate][technologies][populate][category][populate]=technologies",
];

const EXPENSIVE_IN_PANEL = [
  `/content-manager/collection-types/api::technology.technology?${either(2, "[category][technologies][name]")}`,
  `/content-manager/relations/api::technology.technology/category?${either(3, "[technologies][name]")}`,
  `/upload/files?${either(3, "[folder][files][name]")}`,
  `/admin/users?${either(3, "[roles][users][email]")}`,
  `/content-manager/collection-types/api::blog-post.blog-post?${either(8, "[description][$containsi]")}`,
  "/content-manager/collection-types/api::blog-post.blog-post?pageSize=10000",
];

const EXPENSIVE_IN_GRAPHQL = [
  `technologies(filters: { or: [${'{ category: { technologies: { name: { containsi: "q" } } } }, '.repeat(6)}] }) { name }`,
  `blogPosts(filters: { or: [${'{ description: { containsi: "q" } }, '.repeat(6)}] }) { title }`,
  `blogPosts(sort: "metaTags", pagination: { start: 6000 }) { title }`,
  Array.from({ length: 4 }, (_, number) => `a${number}: blogPosts(sort: "metaTags") { title }`).join(" "),
  `technologyCategories { ${Array.from({ length: 4 }, (_, number) => `a${number}: technologies(filters: { name: { containsi: "q" } }) { name }`).join(" ")} }`,
];

const statusOf = async (address: string) => (await rest(address)).status;

describe("a broken query", () => {
  it.each(BROKEN)("is refused: %s", async (query) => {
    for (const address of ["/api/jobs", "/api/blog-posts", `/api/jobs/${UNKNOWN}`]) {
      expect(await statusOf(`${address}?${query}`), address).toBe(400);
    }
  });

  it.each(BROKEN)("of the panel is refused: %s", async (query) => {
    const lists = `/content-manager/collection-types/api::job.job?${query}`;
    expect((await rest(lists, { headers: panelSession() })).status).toBe(400);
  });

  it.each(BROKEN_OF_OTHERS)("is refused: %s", async (address) => {
    expect(await statusOf(address)).toBe(400);
  });

  it.each(["/api/jobs/%", "/api/jobs/%E0%A4%A", "/api/jobs/%ff", "/uploads/%", `/api/jobs/${"x".repeat(2000)}`])(
    "or one that nothing can be found at is no fault of the server: %s",
    async (address) => expect([400, 404]).toContain(await statusOf(address)),
  );

  it.each([
    "jobs(filters: { title: { between: [] } }) { title }",
    'jobs(filters: { title: { between: ["a"] } }) { title }',
    'jobs(filters: { title: { and: ["a"] } }) { title }',
    'jobs(filters: { title: { eq: "\\u0000" } }) { title }',
    'jobs(filters: { documentId: { eq: "\\u0000" } }) { title }',
    'jobs(sort: "title.x") { title }',
    'jobs(sort: "nothing") { title }',
    'jobs(sort: "title:up") { title }',
    "jobs(pagination: { page: 1, start: 1 }) { title }",
    'job(documentId: "\\u0000") { title }',
    'technologies(filters: { category: { not: { label: { eq: "a" } } } }) { name }',
    'technologyCategories(pagination: { limit: 1 }) { technologies(filters: { name: { between: ["a"] } }) { name } }',
  ])("is refused by GraphQL: %s", async (field) => {
    const answer = await rest("/graphql", { method: "POST", body: { query: `{ ${field} }` } });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: "BAD_USER_INPUT" } }] });
  });
});

describe("a query that costs too much", () => {
  it.each(EXPENSIVE)("is refused: %s", async (address) => expect(await statusOf(address)).toBe(400));

  it.each(EXPENSIVE_IN_PANEL)("of the panel is refused: %s", async (address) => {
    expect((await rest(address, { headers: panelSession() })).status).toBe(400);
  });

  it.each(EXPENSIVE_IN_GRAPHQL)("is refused by GraphQL: %s", async (fields) => {
    const answer = await rest("/graphql", { method: "POST", body: { query: `{ ${fields} }` } });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ message: expect.stringMatching(/too (many|much)/) }] });
  });
});

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

  it.each([
    "/content-manager/collection-types/api::technology.technology?page=1&pageSize=100&sort=category.label:ASC&filters[$and][0][category][label][$containsi]=x&filters[$and][1][createdBy][id][$eq]=1&_q=x",
    "/content-manager/collection-types/api::blog-post.blog-post?sort=status:ASC&filters[$and][0][__status][$eq]=draft",
    "/content-manager/collection-types/api::blog-post.blog-post?page=500&pageSize=10&sort=title:ASC&_q=x",
    "/content-manager/relations/api::technology.technology/category?page=1&pageSize=10&_q=x&_filter=$containsi",
    "/upload/files?page=1&pageSize=100&sort=createdAt:DESC&filters[$and][0][folder][id][$null]=true&filters[$and][1][mime][$contains]=image&_q=x",
    "/upload/folders?sort=name:ASC&pagination[pageSize]=-1&filters[$and][0][parent][id][$null]=true",
    "/admin/users?page=1&pageSize=100&sort=firstname:ASC&_q=x&filters[$and][0][email][$containsi]=x",
  ])("of the panel is answered: %s", async (address) => {
    expect((await rest(address, { headers: panelSession() })).status).toBe(200);
  });
});

describe("any query", () => {
  const collections = ["jobs", "blog-posts", "technologies", "technology-categories", "services", "faqs"];
  const names = fc.constantFrom(
    ...["title", "name", "id", "documentId", "createdAt", "closesAt", "minYears", "salaryMin", "availability", "seo"],
    ...[
      "category",
      "technologies",
      "icon",
      "processSteps",
      "label",
      "publishedAt",
      "createdBy",
      "constructor",
      "0",
      "",
    ],
    ...["$and", "$or", "$not", "$eq", "$ne", "$eqi", "$in", "$notIn", "$between", "$gt", "$lte", "$null", "$notNull"],
    ...["$contains", "$containsi", "$startsWith", "$endsWithi", "$jsonSupersetOf", "$nonsense", "filters", "populate"],
    ...["sort", "fields", "page", "pageSize", "start", "limit", "withCount", "count", "on"],
  );
  const values = fc.oneof(
    names,
    fc.constantFrom("asc", "desc", "title:desc", "*", "true", "published", "draft", "%", "\\", "'", "\0", "\ud800"),
    fc.constantFrom("2026-01-31", "2026-02-30", "0000-00-00", "+275760-09-13T00:00:00.000Z", "1e999", "-1", "NaN"),
    fc.integer().map(String),
    fc.double().map(String),
    fc.bigInt().map(String),
    fc.string(),
    fc.string({ unit: "binary" }),
  );
  const steps = fc.array(names, { maxLength: 6 });
  const parameter = fc.tuple(
    fc.constantFrom(
      "filters",
      "filters",
      "filters",
      "sort",
      "fields",
      "populate",
      "pagination",
      "_q",
      "locale",
      "status",
    ),
    steps,
    fc.option(values),
  );

  const address = (collection: string, parameters: [string, string[], string | null][]) =>
    `/api/${collection}?${parameters
      .map(([name, within, value]) => {
        const key = name + within.map((step) => `[${step}]`).join("");
        return value === null ? key : `${key}=${encodeURIComponent(value.replace(/\p{Surrogate}/gu, "?"))}`;
      })
      .join("&")}`;

  it("over REST is answered or refused, and never a fault of the server", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...collections),
        fc.array(parameter, { minLength: 1, maxLength: 4 }),
        async (collection, parameters) => {
          expect([200, 400, 403, 431]).toContain(await statusOf(address(collection, parameters)));
        },
      ),
      { numRuns: 100 },
    );
  });

  it("over GraphQL is answered or refused, and never a fault of the server", async () => {
    const query = `query ($filters: TechnologyFiltersInput, $sort: [String], $pagination: PaginationArg) {
      technologies(filters: $filters, sort: $sort, pagination: $pagination) { name }
    }`;
    const leaf = fc.oneof(values, fc.integer(), fc.double(), fc.boolean(), fc.constant(null));
    const operators = fc.constantFrom("eq", "ne", "in", "between", "and", "or", "not", "contains", "null", "gt", "eqi");
    const { condition } = fc.letrec((tie) => ({
      condition: fc.dictionary(operators, fc.oneof(leaf, fc.array(leaf, { maxLength: 3 }), tie("condition")), {
        maxKeys: 2,
      }),
    }));
    const fields = fc.constantFrom("name", "documentId", "createdAt", "order", "category", "and", "or", "not");
    const { filters } = fc.letrec((tie) => ({
      filters: fc.dictionary(fields, fc.oneof(condition, tie("filters"), fc.array(tie("filters"), { maxLength: 2 })), {
        maxKeys: 2,
      }),
    }));
    const pagination = fc.dictionary(
      fc.constantFrom("page", "pageSize", "start", "limit"),
      fc.oneof(fc.integer(), leaf),
      {
        maxKeys: 2,
      },
    );
    const variables = fc.record(
      { filters: fc.oneof(filters, leaf), sort: fc.oneof(leaf, fc.array(leaf)), pagination },
      {
        requiredKeys: [],
      },
    );
    await fc.assert(
      fc.asyncProperty(variables, async (given) => {
        const answer = await rest("/graphql", { method: "POST", body: { query, variables: given } });
        expect([200, 400]).toContain(answer.status);
        expect(await answer.text()).not.toContain("INTERNAL_SERVER_ERROR");
      }),
      { numRuns: 100 },
    );
  });
});

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
