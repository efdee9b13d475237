import { describe, expect, it } from "vitest";
import { graphql, ROLES, rest, type Who } from "./cms";

const CONTENT = [
  "about-page",
  "blog-page",
  "blog-posts",
  "careers-page",
  "contact-detail",
  "contact-page",
  "faqs",
  "footer",
  "header",
  "home-page",
  "industries",
  "industries-page",
  "jobs",
  "privacy-page",
  "services",
  "services-page",
  "site-setting",
  "technologies",
  "technologies-page",
  "technology-categories",
  "terms-page",
];

/** Answer to a list request, by who asks. */
function expected(type: string, who: Who): number {
  if (who === "tampered token") return 401;
  if (who === "nobody") return 200;
  const own = who === "jobs-admin" ? "jobs" : "blog-posts";
  return type === own ? 200 : 403;
}

describe.each(ROLES)("%s", (who) => {
  it.each(CONTENT)("reads /api/%s as the role allows", async (type) => {
    expect((await rest(`/api/${type}`, { who })).status).toBe(expected(type, who));
  });

  it.each(CONTENT)("cannot read drafts of /api/%s unless they are the role's own", async (type) => {
    const { status } = await rest(`/api/${type}?status=draft`, { who });
    expect(status).toBe(who === "nobody" ? 403 : expected(type, who));
  });

  it.each(CONTENT)("writes /api/%s as the role allows", async (type) => {
    const may = (who === "jobs-admin" && type === "jobs") || (who === "blog-admin" && type === "blog-posts");
    const title = { title: "A title", details: "x", description: "x", requirements: ["One", "Two"] };
    for (const method of ["POST", "PUT", "DELETE"]) {
      const path = method === "POST" ? `/api/${type}` : `/api/${type}/00000000-0000-4000-8000-000000000000`;
      const data = type === "jobs" ? title : { title: "A title", description: "x" };
      const { status } = await rest(path, { who, method, body: method === "DELETE" ? undefined : { data } });
      if (!may) expect([401, 403, 404, 405], `${method} ${path}`).toContain(status);
      else expect(method === "POST" ? [201] : [200, 204, 404], `${method} ${path}`).toContain(status);
    }
  });

  it("reads applications as a jobs admin alone", async () => {
    const expectedStatus = { nobody: 401, "jobs-admin": 200, "blog-admin": 403, "tampered token": 401 }[who];
    expect((await rest("/api/job-applications", { who })).status).toBe(expectedStatus);
  });

  it.each([
    "/api/mails",
    "/api/audit-entries",
    "/api/upload/files",
    "/api/users",
    "/api/users-permissions/roles",
    "/api/users/1",
  ])("never reads %s", async (path) => {
    expect([401, 403, 404]).toContain((await rest(path, { who })).status);
  });

  it("has no way to make an account", async () => {
    const body = { username: "intruder", email: "intruder@example.com", password: "Intruder12345" };
    expect([400, 401, 403]).toContain((await rest("/api/auth/local/register", { who, method: "POST", body })).status);
    const admin = { firstname: "In", lastname: "Truder", email: body.email, password: body.password };
    expect((await rest("/admin/register-admin", { who, method: "POST", body: admin })).status).toBe(400);
  });

  it("cannot send an application past the site", async () => {
    const { status } = await rest("/api/job-applications", { who, method: "POST", body: new FormData() });
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
  it("lets no foreign origin in and does not say who made it", async () => {
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
