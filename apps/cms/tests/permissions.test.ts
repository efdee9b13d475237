import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import {
  ACTORS,
  type Actor,
  CONTENT,
  isOpen,
  PANEL,
  PANEL_ROLES,
  plainly,
  requestOf,
  UNASKED,
  withTypes,
} from "@repo/testing/access";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { as, graphql, panel, panelSession, ROLES, rest } from "./cms";
import { colleague } from "./colleague";
import { machine } from "./setup/start-cms";
import { newWord } from "./unique";

const id = "00000000-0000-4000-8000-000000000000";
const RENEWAL = "POST /api/sessions/refresh";
const LET_THROUGH = [200, 201, 204, 400, 404, 409, 422];

async function statusOf(route: string, headers: Record<string, string>, query = ""): Promise<number> {
  const { method, path: address } = requestOf(route, id);
  const body = method === "GET" || method === "DELETE" ? undefined : {};
  return (await rest(address + query, { who: "nobody", method, body, headers })).status;
}

describe("the CMS", () => {
  it("has the routes that the table of access names, and no others", async () => {
    const answer = await rest("/users-permissions/routes", { headers: panelSession() });
    const { routes } = (await answer.json()) as { routes: Record<string, { method: string; path: string }[]> };
    const found = Object.values(routes).flatMap((list) => list.map(({ method, path }) => plainly(`${method} ${path}`)));
    expect(found.sort(), "packages/testing/src/access.ts names each route").toEqual(Object.keys(CONTENT).sort());
  });

  it("asks on each route of ours for the permission of that route", async () => {
    type Route = { handler: unknown; config?: { auth?: { scope?: string[] } } };
    const answer = await rest("/users-permissions/routes", { headers: panelSession() });
    const { routes } = (await answer.json()) as { routes: Record<string, Route[]> };
    const own = Object.entries(routes).flatMap(([name, list]) => (name.startsWith("api::") ? list : []));
    const scopes = own.flatMap(({ handler, config }) => (config?.auth?.scope ?? []).map((scope) => [handler, scope]));
    expect(scopes.length).toBeGreaterThan(50);
    expect(scopes.filter(([handler, scope]) => !String(scope).endsWith(String(handler)))).toEqual([]);
  });

  it("has the routes of the panel that the table names, and no others", { tags: ["full"] }, async () => {
    const file = path.join(inject("settings").TMPDIR ?? "", "routes.json");
    await promisify(execFile)(process.execPath, ["scripts/list-routes.mts", file], {
      env: { ...machine, STRAPI_DISABLE_UPDATE_NOTIFICATION: "1" },
    });
    const routes: string[] = JSON.parse(readFileSync(file, "utf8"));
    const found = routes.filter((route) => !route.includes(" /api/")).flatMap((route) => withTypes(route));
    expect(found.sort()).toEqual([...Object.keys(PANEL), ...UNASKED].sort());
  });

  it("has no way to make the first administrator a second time", async () => {
    const body = { firstname: "In", lastname: "Truder", email: "intruder@example.com", password: "Intruder12345" };
    expect((await rest("/admin/register-admin", { method: "POST", body })).status).toBe(400);
  });
});

describe.each(ROLES)("%s", (who) => {
  it("is let through by the content API as the table says", async () => {
    const wrong: string[] = [];
    for (const [route, allowed] of Object.entries(CONTENT)) {
      const status = await statusOf(route, await as(who));
      const refused = who === "nobody" || who.endsWith("token") ? [401] : [401, 403];
      const isLetThrough = isOpen(allowed, who) || (who !== "nobody" && isOpen(allowed, "everybody by the site"));
      // The site has no session to renew.
      const answers = who === "the site" && route === RENEWAL ? [401] : isLetThrough ? LET_THROUGH : refused;
      if (!answers.includes(status)) wrong.push(`${status} ${route}`);
    }
    expect(wrong).toEqual([]);
  });

  it("reads no drafts", async () => {
    for (const [route, allowed] of Object.entries(CONTENT)) {
      if (!(isOpen(allowed, "the site") && isOpen(allowed, "API token"))) continue;
      expect([401, 403], route).toContain(await statusOf(route, await as(who), "?status=draft"));
    }
  });
});

describe("what the table gives to others alone", () => {
  const colleagues: Awaited<ReturnType<typeof colleague>>[] = [];
  const headers = new Map<Actor, Record<string, string>>([["Super Admin", panelSession()]]);
  let apiToken = 0;

  beforeAll(async () => {
    for (const role of PANEL_ROLES) {
      const someone = await colleague(role);
      colleagues.push(someone);
      headers.set(role, { authorization: `Bearer ${someone.token}` });
    }
    const token = { name: `Of every right ${newWord()}`, description: "", type: "full-access", lifespan: null };
    const { data } = await panel.get<{ data: { id: number; accessKey: string } }>("POST", "/admin/api-tokens", token);
    apiToken = data.id;
    headers.set("API token", { authorization: `Bearer ${data.accessKey}` });
  });
  afterAll(async () => {
    for (const { leave } of colleagues) await leave();
    await panel.ask("DELETE", `/admin/api-tokens/${apiToken}`);
  });

  it.each(ACTORS)("is refused to %s", { tags: ["full"] }, async (actor) => {
    // The content API doesn't know the panel's accounts.
    const atContent = actor === "API token" ? actor : "nobody";
    const visitor = ROLES.find((who) => who === actor);
    const asked = visitor ? PANEL : { ...PANEL, ...CONTENT };
    const closed = Object.entries(asked).filter(
      ([route, allowed]) => !isOpen(allowed, route in CONTENT ? atContent : actor),
    );
    const open: string[] = [];
    for (const [route] of closed) {
      const status = await statusOf(route, visitor ? await as(visitor) : (headers.get(actor) ?? {}));
      if (![401, 403].includes(status)) open.push(`${status} ${route}`);
    }
    expect(open).toEqual([]);
  });
});

describe("GraphQL", () => {
  it("reads published content for the site", async () => {
    const { data } = await graphql(
      "{ jobs { documentId } blogPosts { documentId } services { slug } homePage { faqTitle } }",
    );
    expect(data.services).toContainEqual({ slug: "web-development" });
    expect(data.homePage.faqTitle).toBe("Frequently Asked Questions");
  });

  it.each(ROLES)("answers %s as the site alone, field by field", async (who) => {
    for (const [field, args] of rootFields()) {
      const answer = await rest("/graphql", {
        who,
        method: "POST",
        body: { query: `{ ${field}${args} { __typename } }` },
      });
      const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
      if (who === "nobody" || who.endsWith("token")) expect(answer.status, field).toBe(401);
      else expect(errors?.[0]?.extensions.code, field).toBe(who === "the site" ? undefined : "FORBIDDEN");
    }
  });

  it.each([
    "mutation { createJob(data: {}) { documentId } }",
    'mutation { deleteBlogPost(documentId: "1") { documentId } }',
    'mutation { login(input: { identifier: "a", password: "b" }) { jwt } }',
    'mutation { register(input: { username: "a", email: "a@example.com", password: "b" }) { jwt } }',
    "{ jobApplications { name } }",
    "{ jobApplications_connection { nodes { email } } }",
    "{ mails { recipient } }",
    "{ usersPermissionsUsers { email } }",
    "{ me { email } }",
    "{ uploadFiles { url } }",
    "{ siteSetting { mark { related { __typename } } } }",
    '{ jobs(filters: { applications: { name: { contains: "a" } } }) { title } }',
    "{ __schema { types { name } } }",
  ])("has no %s, for any role", async (query) => {
    for (const who of ["the site", "jobs-admin", "blog-admin"] as const) {
      const { data, errors } = await graphql(query, who);
      expect(errors?.length, who).toBeGreaterThan(0);
      expect(data ?? null, who).toBeNull();
    }
  });

  const doubled = Array.from({ length: 60 }, (_, at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`);

  it.each([
    ["unknown", "{ ...a }"],
    ["circular", "{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }"],
    ["repeated", `{ ...f0 } ${doubled.join(" ")} fragment f60 on Query { jobs { notAField } }`],
  ])("refuses %s fragments", async (_name, query) => {
    const answer = await rest("/graphql", { who: "the site", method: "POST", body: { query } });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("GRAPHQL_VALIDATION_FAILED");
  });

  it("refuses documents that are too deep, and gives at most 100 entries", async () => {
    const deep =
      "{ technologies { category { technologies { category { technologies { category { technologies { category { technologies { name } } } } } } } } } }";
    expect((await graphql(deep)).errors?.[0]?.message).toMatch(/levels/);
    const { data } = await graphql("{ technologies(pagination: { limit: 100000 }) { name } }");
    expect(data.technologies.length).toBeGreaterThanOrEqual(45);
    expect(data.technologies.length).toBeLessThanOrEqual(100);
  });
});

describe("every answer", () => {
  it("refuses other origins and does not reveal the server software", async () => {
    const { headers } = await rest("/api/jobs", { headers: { origin: "https://evil.example" } });
    expect(headers.get("access-control-allow-origin")).not.toBe("https://evil.example");
    expect(headers.get("x-powered-by")).toBeNull();
    const foreign = await rest("/graphql", {
      method: "POST",
      body: { query: "{ jobs { title } }" },
      headers: { origin: "https://evil.example" },
    });
    expect(foreign.headers.get("access-control-allow-origin") ?? "").not.toMatch(/evil|\*/);
  });

  it("is no page for people at the address of GraphQL", async () => {
    const landing = await rest("/graphql", { headers: { accept: "text/html" } });
    expect(await landing.text()).not.toContain("<html");
  });
});

/** Returns root fields with their required arguments, from the committed schema. */
function rootFields(): [string, string][] {
  const schema = readFileSync("../web/schema.graphql", "utf8");
  const query = /^type Query \{\n(.*?)^\}/ms.exec(schema)?.[1] ?? "";
  return [...query.matchAll(/^ {2}(\w+)\((documentId: ID!)?/gm)].map(([, field = "", key]) => [
    field,
    key ? `(documentId: "${id}")` : "",
  ]);
}
