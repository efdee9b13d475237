import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { costLimitRule } from "@escape.tech/graphql-armor-cost-limit";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import { expectAtMost } from "@repo/testing/effort";
import { buildSchema, concatAST, type DocumentNode, parse, print, separateOperations, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { documentLimits, readsOf } from "../src/graphql/document-limits";
import { graphql, rest } from "./cms";
import { cmsProcessor } from "./cms-processor";

const CLIENT = "../../packages/cms-client";
/** Times what a word costs that is no document. */
const SOON = 20;

const times = <Part>(count: number, make: (number: number) => Part) =>
  Array.from({ length: count }, (_, number) => make(number));

/** Fragments that each spread the next one several times: exponential when expanded. */
const nested = (levels: number, spreads: number) =>
  `{ technologies { ...F0 } } ${times(
    levels,
    (level) =>
      `fragment F${level} on Technology { ${level === levels - 1 ? "name" : `...F${level + 1} `.repeat(spreads)} }`,
  ).join(" ")}`;

const back = (trips: number) =>
  `{ technologies ${"{ category { technologies ".repeat(trips)}{ name }${" } }".repeat(trips)} }`;

const REFUSED: Record<string, string> = {
  "seven nested fragments": nested(7, 20),
  "nested fragments that nothing spreads": `{ jobs { title } } ${nested(7, 20).replace(/^\{.*?\} \} /, "")}`,
  "nested fragments below a field that there is not": nested(7, 20).replace("technologies", "nothing"),
  "nested fragments that are skipped": nested(7, 20).replace("...F0", "...F0 @skip(if: true)"),
  "a fragment twice": `${nested(7, 20)} fragment F0 on Technology { name }`,
  "200 aliases": `{ ${times(200, (number) => `a${number}: technologies { name }`).join(" ")} }`,
  "40 aliases": `{ ${times(40, (number) => `a${number}: technologies { name }`).join(" ")} }`,
  "a way there and back again": back(2),
  "a long way there and back again": back(3),
  "a field a thousand times": `{ homePage { ${"faqTitle ".repeat(900)} } }`,
  "hundreds of unknown fields": `{ jobs { ${times(490, (number) => `titlf${number}`).join(" ")} } }`,
  "hundreds of unknown types": `query (${times(240, (number) => `$a${number}: Jo${number}`)}) { jobs { title } }`,
  "hundreds of unknown values": `{ ${times(90, (number) => `a${number}: jobs(status: DRAF${number}) { title }`).join(" ")} }`,
  "a hundred directives": `{ jobs { title ${times(100, (number) => `@a${number}`).join(" ")} } }`,
  "a deep selection": `${"{ a ".repeat(900)}${"}".repeat(900)}`,
  "a deep value": `{ jobs(filters: ${"{ not: ".repeat(300)}{}${" }".repeat(300)}) { title } }`,
  "many operations": times(400, (number) => `query q${number} { jobs { title } }`).join(" "),
  "a fragment in itself": "{ jobs { ...A } } fragment A on Job { title ...A }",
  "a circle of fragments": "{ jobs { ...A } } fragment A on Job { ...B } fragment B on Job { ...A }",
  "a circle of fragments that nothing spreads": "{ jobs { title } } fragment A on Job { ...A }",
  "an unknown fragment": "{ jobs { ...A } }",
  "a fragment by the name of a part of JavaScript": "{ jobs { ...constructor } }",
  "a mutation": "mutation { a }",
  "a subscription": "subscription { a }",
  "no document": "",
  "half a document": "{ jobs {",
};

async function ask(query: string, variables?: unknown) {
  const answer = await rest("/graphql", { method: "POST", body: { query, variables } });
  const { errors } = (await answer.json()) as { errors?: { message: string; extensions: { code: string } }[] };
  return { status: answer.status, errors };
}

describe("a GraphQL document", () => {
  it.each(Object.entries(REFUSED))(
    "of %s is refused before it costs anything, and so holds nobody else up",
    async (_, query) => {
      expect(await ask(query)).toMatchObject({ status: 400, errors: [{ message: expect.any(String) }] });
      await expectAtMost(
        SOON,
        "this document, and a word that is none",
        () => ask(query),
        () => ask("nothing"),
        cmsProcessor,
      );
    },
  );

  it.each([
    ["a word", "x"],
    ["a list", { filters: [[{ title: { eq: "a" } }]] }],
    ["a number", { filters: 1 }],
    ["an unknown field", { filters: { titel: { eq: "a" } } }],
    ["an object for a text", { filters: { title: { eq: { ne: 1 } } } }],
    ["a great depth", { filters: JSON.parse(`${'{"not":'.repeat(3000)}{}${"}".repeat(3000)}`) }],
  ])("with variables of an odd shape is refused: %s", async (_, variables) => {
    const { status, errors } = await ask(
      "query ($filters: JobFiltersInput) { jobs(filters: $filters) { title } }",
      variables,
    );
    expect(status).toBe(400);
    expect(JSON.stringify(errors)).not.toContain("Did you mean");
  });

  it.each([
    "{ jobz { title } }",
    "{ jobs { titel } }",
    "{ jobs(filterz: {}) { title } }",
    "{ jobs(status: PUBLISHE) { title } }",
    '{ jobs(filters: { titel: { eq: "a" } }) { title } }',
    "{ ...F } fragment F on Jo { title }",
  ])("gets no hint at what there is: %s", async (query) => {
    const { status, errors } = await ask(query);
    expect(status).toBe(400);
    expect(errors?.[0]?.message).not.toMatch(/did you mean|slug|title"|PUBLISHED/i);
  });

  it.each(["{ __schema { types { name } } }", '{ __type(name: "Job") { fields { name } } }'])(
    "can't ask for the schema: %s",
    async (query) => expect((await ask(query)).status).toBe(400),
  );

  it("is read from JSON alone, and no further than it may be long", async () => {
    const form = new URLSearchParams({ query: "{ jobs { title } }" });
    const asForm = await rest("/graphql", { method: "POST", headers: { "apollo-require-preflight": "1" }, body: form });
    expect(asForm.status).toBe(415);
    expect((await ask(`{ jobs { title } } # ${"x".repeat(200_000)}`)).status).toBe(413);
  });

  it("of ordinary depth and size is answered", async () => {
    const { data } = await graphql(`{
      services { title icon { url } processSteps { title } }
      technologyCategories_connection { nodes { label technologies { name icon { url } } } pageInfo { total } }
      first: jobs(pagination: { limit: 1 }) { ...Job }
      others: jobs(pagination: { start: 1 }) { ...Job }
      homePage { collaboration { models { icon { url } } } }
    }
    fragment Job on Job { title details slug }`);
    expect(data.services).toHaveLength(9);
    expect(data.technologyCategories_connection.nodes[0].technologies[0].icon.url).toMatch(/^\/uploads|^http/);
    expect(data.first).toHaveLength(1);
  });
});

describe("the site's own documents", () => {
  const schema = buildSchema(readFileSync(path.join(CLIENT, "schema.graphql"), "utf8"));
  const folder = path.join(CLIENT, "src/documents");
  const files = readdirSync(folder).map((name) => parse(readFileSync(path.join(folder, name), "utf8")));
  const variables = { start: 0, limit: 24, ids: [], id: "a", filters: {}, place: "a", today: "2026-01-31" };

  it.each(Object.entries(separateOperations(concatAST(files))))("stay well below the limits: %s", (_, document) => {
    const measured = { ...measure(document), reads: readsOf({ schema, query: document, variables }) };
    for (const [name, size] of Object.entries(measured) as [keyof typeof documentLimits, number][]) {
      expect(size, name).toBeGreaterThan(0);
      expect(size, name).toBeLessThanOrEqual((documentLimits[name] * 2) / 3);
    }
  });

  function measure(document: DocumentNode) {
    const sizes = { depth: 0, selections: 0, tokens: 0 };
    const counting = (name: keyof typeof sizes) => ({
      flattenFragments: true,
      onAccept: [(_: unknown, { n }: { n: number }) => Object.assign(sizes, { [name]: n })],
    });
    validate(schema, document, [
      maxDepthRule({ ...counting("depth"), n: 1000 }),
      costLimitRule({ ...counting("selections"), maxCost: 100_000, objectCost: 1, scalarCost: 1, depthCostFactor: 1 }),
    ]);
    const read = parse(print(document));
    for (let token = read.loc?.startToken.next; token?.next; token = token.next) sizes.tokens += 1;
    return sizes;
  }
});
