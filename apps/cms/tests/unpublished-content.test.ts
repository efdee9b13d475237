// @module-tag full
import { readFileSync } from "node:fs";
import { leaveUnpublished, modelsOf, publishExamples, UNPUBLISHED } from "@repo/testing/unpublished";
import { buildSchema, isRequiredArgument } from "graphql";
import { afterAll, describe, expect, it } from "vitest";
import { graphql, panel, panelSession, rest, site } from "./cms";

const QUERIES = ["", "status=draft", "populate=*", "hasPublishedVersion=false", `_q=${UNPUBLISHED}`];

const lists = await listsWithDrafts();
const removeExamples = await publishExamples(panel);
const { left, restore } = await leaveUnpublished(panel);
const never = left.filter(({ kind }) => kind !== "newer");
const token = await readingToken();

afterAll(async () => {
  await panel.get("DELETE", `/admin/api-tokens/${token.id}`);
  await restore();
  await removeExamples();
});

it("there is something unpublished of each type that has drafts", () => {
  expect(lists.length).toBeGreaterThan(20);
  expect([...new Set(left.map(({ uid }) => uid))].sort()).toEqual(lists.map(({ uid }) => uid).sort());
});

describe.each([
  ["a token for reading", token.headers],
  ["the site", site("unpublished")],
])("what is not published is not shown to %s", (_, headers) => {
  it("by REST, with any status or relation", async () => {
    for (const { path } of lists) {
      for (const query of QUERIES) {
        const answer = await (await rest(`${path}?${query}`, { headers })).text();
        expect(answer, `${path}?${query}`).not.toMatch(new RegExp(`${UNPUBLISHED}|"publishedAt":null`));
      }
    }
  });

  it("by its id", async () => {
    const fields = fieldsOfOne();
    for (const { uid, documentId } of never) {
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
  const schema = buildSchema(readFileSync("../../packages/cms-client/schema.graphql", "utf8"));
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return fields.flatMap(({ name, args }) => (args.some(isRequiredArgument) ? [name] : []));
}

async function readingToken(): Promise<{ id: number; headers: Record<string, string> }> {
  type Created = { data: { id: number; accessKey: string } };
  const asked = { name: UNPUBLISHED, description: "", type: "read-only", lifespan: null, permissions: null };
  const { data } = await panel.get<Created>("POST", "/admin/api-tokens", asked);
  return { id: data.id, headers: { authorization: `Bearer ${data.accessKey}` } };
}
