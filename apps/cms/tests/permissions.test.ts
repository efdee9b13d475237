import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ACCESS } from "./access";
import { graphql, panelSession, ROLES, rest } from "./cms";

const id = "00000000-0000-4000-8000-000000000000";

const DRAFTED = Object.keys(ACCESS).filter((route) => route.startsWith("GET ") && ACCESS[route]?.join() === "nobody");

describe("the content API", () => {
  it("has the routes that the table of access names, and no others", async () => {
    const answer = await rest("/users-permissions/routes", { headers: panelSession() });
    const { routes } = (await answer.json()) as { routes: Record<string, { method: string; path: string }[]> };
    const names = Object.values(routes).flatMap((list) => list.map(({ method, path }) => `${method} ${path}`));
    expect(names.sort(), "tests/access.ts names each route").toEqual(Object.keys(ACCESS).sort());
  });

  it("has no way to make the first administrator a second time", async () => {
    const body = { firstname: "In", lastname: "Truder", email: "intruder@example.com", password: "Intruder12345" };
    expect((await rest("/admin/register-admin", { method: "POST", body })).status).toBe(400);
  });
});

describe.each(ROLES)("%s", (who) => {
  it.each(Object.entries(ACCESS))("is let through to %s as the table says", async (route, allowed) => {
    const [method = "", path = ""] = route.split(" ");
    const body = method === "GET" || method === "DELETE" ? undefined : {};
    const { status } = await rest(path.replace(/:\w+|\(.*\)/g, id), { who, method, body });
    if (allowed.includes(who)) expect([200, 201, 204, 400, 404, 409, 422]).toContain(status);
    else if (who.endsWith("token")) expect(status).toBe(401);
    else if (who === "nobody") expect([401, 403]).toContain(status);
    else expect(status).toBe(403);
  });

  it.each(DRAFTED)("reads no drafts by %s", async (route) => {
    const path = route.slice("GET ".length).replace(":id", id);
    const { status } = await rest(`${path}?status=draft`, { who });
    expect([401, 403]).toContain(status);
  });
});

describe("GraphQL", () => {
  it("reads published content for everybody", async () => {
    const { data } = await graphql(
      "{ jobs { documentId } blogPosts { documentId } services { slug } homePage { faqTitle } }",
    );
    expect(data.services).toHaveLength(9);
    expect(data.homePage.faqTitle).toBe("Frequently Asked Questions");
  });

  it.each(ROLES)("lets %s ask without a token alone, field by field", async (who) => {
    for (const [field, args] of rootFields()) {
      const answer = await rest("/graphql", {
        who,
        method: "POST",
        body: { query: `{ ${field}${args} { __typename } }` },
      });
      const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
      if (who.endsWith("token")) expect(answer.status, field).toBe(401);
      else expect(errors?.[0]?.extensions.code, field).toBe(who === "nobody" ? undefined : "FORBIDDEN");
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
    for (const who of ["nobody", "jobs-admin", "blog-admin"] as const) {
      const { data, errors } = await graphql(query, who);
      expect(errors?.length, who).toBeGreaterThan(0);
      expect(data ?? null, who).toBeNull();
    }
  });

  it.each([
    "{ jobs(status: DRAFT) { title } }",
    "{ jobs_connection(status: DRAFT) { nodes { title } } }",
    "{ homePage(status: DRAFT) { faqTitle } }",
    "{ blogPosts(hasPublishedVersion: false) { title } }",
  ])("shows drafts to the site's preview alone: %s", async (query) => {
    for (const who of ["nobody", "jobs-admin", "blog-admin"] as const) {
      expect((await graphql(query, who)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    }
  });

  it("refuses documents that are too deep, and gives at most 100 entries", async () => {
    const deep =
      "{ technologies { category { technologies { category { technologies { category { technologies { category { technologies { name } } } } } } } } } }";
    expect((await graphql(deep)).errors?.[0]?.message).toMatch(/depth/);
    const { data } = await graphql("{ technologies(pagination: { limit: 100000 }) { name } }");
    expect(data.technologies).toHaveLength(45);
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

/** Root fields with their required arguments, from the committed schema. */
function rootFields(): [string, string][] {
  const schema = readFileSync("../../packages/cms-client/schema.graphql", "utf8");
  const query = /^type Query \{\n(.*?)^\}/ms.exec(schema)?.[1] ?? "";
  return [...query.matchAll(/^ {2}(\w+)\((documentId: ID!)?/gm)].map(([, field = "", key]) => [
    field,
    key ? `(documentId: "${id}")` : "",
  ]);
}
