import { CONTENT, requestOf } from "@repo/testing/access";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { as, panel, panelSession, rest } from "./cms";
import { newWord } from "./unique";

const ID = "00000000-0000-4000-8000-000000000000";
const DRAFTS = [
  "{ jobs(status: DRAFT) { title } }",
  "{ jobs_connection(status: DRAFT) { nodes { title } } }",
  "{ homePage(status: DRAFT) { faqTitle } }",
  "{ blogPosts(hasPublishedVersion: false) { title } }",
];

let token: { id: number; accessKey: string };
const asAccount = async () => ({ authorization: (await as("jobs-admin")).authorization ?? "" });

beforeAll(async () => {
  const made = { name: `Closed content ${newWord()}`, description: "", type: "read-only", lifespan: null };
  ({ data: token } = await panel.get<{ data: typeof token }>("POST", "/admin/api-tokens", made));
});
afterAll(() => panel.ask("DELETE", `/admin/api-tokens/${token.id}`));

async function answerOf(address: string, method: string, headers: Record<string, string>): Promise<string> {
  const answer = await rest(address, { who: "nobody", method, headers });
  return `${answer.status} ${await answer.text()}`;
}

describe("the content of the CMS", () => {
  it.each([
    ["nobody", async () => ({})],
    ["another site", async () => ({ "x-site-token": "another" })],
    ["an account that does not come by the site", asAccount],
    ["an account of the panel", async () => panelSession()],
    ["an unknown token", async () => ({ authorization: `Bearer ${"a".repeat(256)}` })],
  ] as const)("is closed to %s, with one answer for what there is and what there is not", async (_who, as) => {
    const headers: Record<string, string> = await as();
    const nothing = await answerOf("/api/nothing", "GET", headers);
    expect(nothing).toMatch(/^401 /);
    const routes = [...Object.keys(CONTENT), "GET /graphql", "POST /graphql"].map((route) => requestOf(route, ID));
    const spelled = ["/API/jobs", "/api/jobs/", "/api//jobs", "/api", "/api/", "/GraphQL", "/api/%00", "/api/%6aobs"];
    const asked = [...routes, ...spelled.map((path) => ({ method: "GET", path }))];
    asked.push({ method: "GET", path: `/api/jobs?${"filters[$or][0]".repeat(300)}` });
    const others: string[] = [];
    for (const { method, path } of asked) {
      if ((await answerOf(path, method, headers)) !== nothing) others.push(`${method} ${path}`);
    }
    expect(others).toEqual([]);
  });

  it("is read by a token that an administrator has made, and not changed", async () => {
    const asReader = { authorization: `Bearer ${token.accessKey}` };
    expect((await rest("/api/jobs", { who: "nobody", headers: asReader })).status).toBe(200);
    const query = (query: string) =>
      rest("/graphql", { who: "nobody", method: "POST", body: { query }, headers: asReader });
    expect(await (await query("{ homePage { faqTitle } }")).json()).toEqual({
      data: { homePage: { faqTitle: expect.any(String) } },
    });
    for (const path of ["/api/contact", "/api/job-applications", "/api/sessions", "/api/dashboard/jobs"]) {
      expect((await rest(path, { who: "nobody", method: "POST", body: {}, headers: asReader })).status).toBe(403);
    }
    for (const draft of DRAFTS) {
      expect(await (await query(draft)).json()).toMatchObject({ errors: [{ extensions: { code: "FORBIDDEN" } }] });
    }
  });

  it("is granted to no role of everybody", async () => {
    const { roles } = await panel.get<{ roles: { id: number; type: string }[] }>("GET", "/users-permissions/roles");
    const everybody = roles.find(({ type }) => type === "public");
    const answer = await panel.get<{ role: object }>("GET", `/users-permissions/roles/${everybody?.id}`);
    expect(JSON.stringify(answer)).not.toContain('"enabled":true');
  });

  it("leaves open what is no content", async () => {
    for (const [address, status] of [
      ["/_health", 204],
      ["/_ready", 204],
      ["/admin/init", 200],
      ["/uploads/nothing.png", 404],
    ] as const) {
      // A busy machine may take longer than readiness allows.
      await expect
        .poll(async () => (await fetch(inject("cmsUrl") + address)).status, { message: address })
        .toBe(status);
    }
  });
});
