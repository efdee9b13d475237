// @module-tag full
import { readFileSync } from "node:fs";
import { leaveUnpublished, modelsOf, publishExamples, UNPUBLISHED } from "@repo/testing/unpublished";
import { buildSchema, isRequiredArgument } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { graphql, panel, panelSession, rest, site } from "./cms";

const NESTED = ["category", "technologies"].map((name) => `populate[${name}][populate]=*`);
const QUERIES = ["", "status=draft", "populate=*", ...NESTED, "hasPublishedVersion=false", `_q=${UNPUBLISHED}`];

let lists: { uid: string; path: string }[];
let token: Awaited<ReturnType<typeof readingToken>>;
let left: Awaited<ReturnType<typeof leaveUnpublished>>["left"];
const undo: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  lists = await listsWithDrafts();
  token = await readingToken();
  undo.push(() => panel.get("DELETE", `/admin/api-tokens/${token.id}`));
  undo.push(await publishExamples(panel));
  const unpublished = await leaveUnpublished(panel);
  left = unpublished.left;
  undo.push(unpublished.restore);
});

afterAll(async () => {
  for (const each of undo.reverse()) await each();
});

it("there is something unpublished of each type that has drafts", () => {
  expect(lists.length).toBeGreaterThan(20);
  expect([...new Set(left.map(({ uid }) => uid))].sort()).toEqual(lists.map(({ uid }) => uid).sort());
});

describe.each([
  ["a token for reading", () => token.headers],
  ["the site", () => site("unpublished")],
])("what is not published is not shown to %s", (_, identify) => {
  it("by REST, with any status or relation", async () => {
    for (const { path } of lists) {
      for (const query of QUERIES) {
        const answer = await (await rest(`${path}?${query}`, { headers: identify() })).text();
        expect(answer, `${path}?${query}`).not.toMatch(new RegExp(`${UNPUBLISHED}|"publishedAt":null`));
      }
    }
  });

  it("by its id", async () => {
    const [fields, headers] = [fieldsOfOne(), identify()];
    for (const { uid, documentId } of left.filter(({ kind }) => kind !== "newer")) {
      const path = lists.find((list) => list.uid === uid)?.path;
      expect([403, 404], `${path}/${documentId}`).toContain((await rest(`${path}/${documentId}`, { headers })).status);
      const asked = fields.map((field) => `${field}: ${field}(documentId: "${documentId}") { __typename }`);
      const { data } = await graphql(`{ ${asked.join(" ")} }`, "nobody", headers);
      expect(Object.values(data).filter(Boolean), `${uid} by GraphQL`).toEqual([]);
    }
  });
});

async function listsWithDrafts(): Promise<{ uid: string; path: string }[]> {
  type Routes = { routes: Record<string, { method: string; path: string; handler: string }[]> };
  const { types } = await modelsOf(panel);
  const answer = await rest("/users-permissions/routes", { headers: panelSession() });
  const routes = Object.values(((await answer.json()) as Routes).routes).flat();
  return types.flatMap(({ uid, hasDrafts }) => {
    const route = routes.find(({ method, handler }) => method === "GET" && handler === `${uid}.find`);
    return hasDrafts && route ? [{ uid, path: route.path }] : [];
  });
}

function fieldsOfOne(): string[] {
  const schema = buildSchema(readFileSync("../web/schema.graphql", "utf8"));
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return fields.flatMap(({ name, args }) => (args.some(isRequiredArgument) ? [name] : []));
}

async function readingToken(): Promise<{ id: number; headers: Record<string, string> }> {
  type Created = { data: { id: number; accessKey: string } };
  const asked = { name: UNPUBLISHED, description: "", type: "read-only", lifespan: null, permissions: null };
  const { data } = await panel.get<Created>("POST", "/admin/api-tokens", asked);
  return { id: data.id, headers: { authorization: `Bearer ${data.accessKey}` } };
}
