import { leaveUnpublished, modelsOf, publishExamples, UNPUBLISHED, wordOf } from "@repo/testing/unpublished";
import { afterAll, describe, expect, it } from "vitest";
import { graphql, panel, panelSession, rest, site, type Who } from "./cms";
import { fieldsOfOne, graphqlQueries, relationsTo, restQueries } from "./possible-queries";

type Headers = Record<string, string>;

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const SITE_ONLY = ["/api/blog/entries", "/api/pictures", "/api/redirects", "/api/search"];
/** Whoever may read this address may also read drafts of posts. */
const DASHBOARD_OF_POSTS = "/api/dashboard/posts";

const models = await modelsOf(panel);
const routes = await readsOf();
const lists = routes.flatMap(({ path, handler }) => {
  const type = models.types.find(({ uid, hasDrafts }) => hasDrafts && handler === `${uid}.find`);
  return type ? [{ path, type }] : [];
});
const questions = lists.flatMap(({ path, type }) => restQueries(models, type).map((query) => `${path}?${query}`));
const queries = graphqlQueries();
const removeExamples = await publishExamples(panel);
const [everything, reading] = [await apiToken("full-access"), await apiToken("read-only")];
const before = { rest: await answersTo(questions, read), graphql: await answersTo(queries, readByGraphql) };
const { left, restore } = await leaveUnpublished(panel);

afterAll(async () => {
  for (const { id } of [everything, reading]) await panel.get("DELETE", `/admin/api-tokens/${id}`);
  await restore();
  await removeExamples();
});

describe("what is not published", () => {
  it("is there, of each type that has drafts, and each of these types is asked for", () => {
    const drafted = models.types.flatMap(({ uid, hasDrafts }) => (hasDrafts ? [uid] : [])).sort();
    expect(drafted.length).toBeGreaterThan(20);
    expect(lists.map(({ type }) => type.uid).sort()).toEqual(drafted);
    expect([...new Set(left.map(({ uid }) => uid))].sort()).toEqual(drafted);
  });

  it("changes no REST response to a token for reading, whatever the query", async () => {
    expect(differences(before.rest, await answersTo(questions, read))).toEqual([]);
  });

  it("changes no GraphQL response to a token for reading, whatever the query", async () => {
    expect(differences(before.graphql, await answersTo(queries, readByGraphql))).toEqual([]);
  });

  it("REST returns no more to a full-access token", async () => {
    expect(leaks(await answersTo(questions, (question) => read(question, everything.headers)))).toEqual([]);
  });

  it("is found by nobody who knows its id", async () => {
    const found: string[] = [];
    for (const { path, type } of lists) {
      for (const { uid, kind, documentId, rowId } of left) {
        const named = relationsTo(models, type, uid).map((filter) => `${filter}[id]=${rowId}`);
        const own = kind === "newer" ? [] : [`filters[documentId]=${documentId}`];
        for (const query of [...named, ...(uid === type.uid ? [`filters[id]=${rowId}`, ...own] : [])]) {
          const answer = await rest(`${path}?${query}`, reading);
          const { data, meta } = (await answer.json()) as { data?: unknown[]; meta?: { pagination?: object } };
          const isEmpty = type.kind === "singleType" || (data?.length === 0 && meta?.pagination);
          if (answer.ok && !isEmpty) found.push(`${path}?${query}`);
        }
        if (kind !== "newer" && type.kind === "collectionType") {
          const { status } = await rest(`${path}/${documentId}?populate=*`, reading);
          if (status !== 404) found.push(`${path}/${documentId}`);
        }
      }
    }
    for (const { documentId } of left.filter(({ kind }) => kind !== "newer")) {
      const fields = fieldsOfOne().map((field) => `${field}: ${field}(documentId: "${documentId}") { __typename }`);
      const { data } = await graphql(`{ ${fields.join(" ")} }`, "nobody", reading.headers);
      if (Object.values(data).some(Boolean)) found.push(`${documentId} by GraphQL`);
    }
    expect(found).toEqual([]);
  });

  it.each(["jobs-admin", "blog-admin", "a token for everything", "a token for reading", "the site"])(
    "is on no route that %s may read, but for the dashboard of posts",
    async (who) => {
      const headers: Headers | undefined = {
        "a token for everything": everything.headers,
        "a token for reading": reading.headers,
        "the site": site("unpublished"),
      }[who];
      const ids = [UNKNOWN, ...left.flatMap(({ kind, documentId }) => (kind === "newer" ? [] : [documentId]))];
      const addresses = routes.flatMap(({ path }) =>
        /:|\(/.test(path) ? ids.map((id) => path.replace(/:\w+|\(.*\)/g, id)) : [path, `${path}?status=draft`],
      );
      const mayReadDrafts = who === "blog-admin" || who.startsWith("a token");
      const asked = addresses.filter((address) => !(mayReadDrafts && address.startsWith(DASHBOARD_OF_POSTS)));
      const account = headers ? "nobody" : (who as Who);
      expect(leaks(await answersTo(asked, (address) => read(address, headers ?? {}, account)))).toEqual([]);
      if (who === "the site") for (const path of SITE_ONLY) expect((await rest(path, { headers })).status).toBe(200);
    },
  );

  it("is on the dashboard of posts as far as it is posts", async () => {
    const answer = await (await rest(`${DASHBOARD_OF_POSTS}?pageSize=100`, { who: "blog-admin" })).text();
    const words = new Set(answer.match(new RegExp(`${UNPUBLISHED}\\w+`, "g")));
    const uid = "api::blog-post.blog-post";
    expect([...words].sort()).toEqual(
      (["newer", "never", "scheduled"] as const).map((kind) => wordOf(uid, kind)).sort(),
    );
  });

  it("is nowhere when a page has been taken back", async () => {
    for (const { path, type } of lists.filter(({ type }) => type.kind === "singleType")) {
      const address = `/content-manager/single-types/${type.uid}`;
      await panel.get("POST", `${address}/actions/discard`, {});
      const { data } = await panel.get<{ data: object }>("GET", address);
      await panel.get("POST", `${address}/actions/unpublish`, {});
      try {
        const answers = await answersTo(
          ["", "?status=draft", "?populate=*"].map((query) => path + query),
          read,
        );
        expect([...answers.values()].map((answer) => answer.slice(0, 3)).sort()).toEqual(["403", "404", "404"]);
      } finally {
        await panel.get("POST", `${address}/actions/publish`, data);
      }
    }
  });
});

async function answersTo(asked: string[], ask: (question: string) => Promise<string>): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const waiting = [...new Set(asked)];
  const worker = async () => {
    for (let question = waiting.pop(); question !== undefined; question = waiting.pop()) {
      answers.set(question, await ask(question));
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return answers;
}

async function read(address: string, headers = reading.headers, who: Who = "nobody"): Promise<string> {
  const answer = await rest(address, { headers, who });
  return `${answer.status} ${await answer.text()}`;
}

async function readByGraphql(query: string): Promise<string> {
  return JSON.stringify(await graphql(`{ ${query} }`, "nobody", reading.headers));
}

function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...before.keys()].filter((question) => before.get(question) !== after.get(question));
}

function leaks(answers: Map<string, string>): string[] {
  const isLeak = (answer: string) => answer.includes(UNPUBLISHED) || answer.includes('"publishedAt":null');
  return [...answers].flatMap(([question, answer]) => (isLeak(answer) ? [question] : []));
}

async function readsOf(): Promise<{ path: string; handler: string }[]> {
  type Routes = { routes: Record<string, { method: string; path: string; handler: string }[]> };
  const answer = await rest("/users-permissions/routes", { headers: panelSession() });
  const all = Object.values(((await answer.json()) as Routes).routes).flat();
  return all.filter(({ method }) => method === "GET");
}

async function apiToken(type: string): Promise<{ id: number; headers: Headers }> {
  type Created = { data: { id: number; accessKey: string } };
  const asked = { name: `${UNPUBLISHED} ${type}`, description: "", type, lifespan: null, permissions: null };
  const { data } = await panel.get<Created>("POST", "/admin/api-tokens", asked);
  return { id: data.id, headers: { authorization: `Bearer ${data.accessKey}` } };
}
