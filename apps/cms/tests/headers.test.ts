import { expect, inject, it, vi } from "vitest";
import { graphql, rest } from "./cms";
import { startSecondCms } from "./second-cms";
import { PANEL_ACCOUNT } from "./setup/start-cms";

const DATA = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const ISOLATED = { "cross-origin-opener-policy": "same-origin", "cross-origin-resource-policy": "same-origin" };

it("the panel runs scripts of its own files alone", async () => {
  const answer = await rest("/admin");
  expect(answer.headers.get("content-type")).toContain("text/html");
  expect(Object.fromEntries(answer.headers)).toMatchObject(ISOLATED);
  const policy = answer.headers.get("content-security-policy")?.split(";");
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self'",
      "script-src-attr 'none'",
      "style-src 'self' 'unsafe-inline'",
      "font-src 'self' data:",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ]),
  );
});

it.each([
  ["an answer of the API", "/api/jobs", 200],
  ["a refusal", "/api/dashboard/applications", 401],
  ["an address that there is not", "/api/no-such-thing", 404],
  ["readiness", "/_ready", 204],
])("%s runs and loads nothing when it is opened as a page", async (_what, path, status) => {
  const answers: Response[] = [];
  // A busy machine may take longer than readiness allows.
  const asked = async () => {
    answers.push(await rest(path));
    return answers.at(-1)?.status;
  };
  await expect.poll(asked).toBe(status);
  const { headers: told } = answers.at(-1) as Response;
  const headers = Object.fromEntries(told);
  expect(headers).toMatchObject({ ...ISOLATED, "content-security-policy": DATA, "x-content-type-options": "nosniff" });
  expect(headers).not.toHaveProperty("x-powered-by");
  expect(headers).not.toHaveProperty("strict-transport-security");
});

it("what may be of one person is stored nowhere", async () => {
  for (const [path, who, status] of [
    ["/api/dashboard/applications", "jobs-admin", 200],
    ["/api/jobs", "the site", 200],
    ["/admin/users/me", "nobody", 401],
  ] as const) {
    const answer = await rest(path, { who });
    expect(answer.status, path).toBe(status);
    expect(answer.headers.get("cache-control"), path).toBe("no-store");
  }
});

it("the panel has an icon", async () => {
  const answer = await rest("/favicon.ico");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^image\//);
});

it("a picture at its own address runs nothing, whatever is in it", async () => {
  const { data } = await graphql("{ siteSetting { mark { url } } }");
  const answer = await rest(new URL(data.siteSetting.mark.url, "http://localhost").pathname);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/svg+xml; charset=utf-8",
    "content-security-policy": `${DATA}; style-src 'unsafe-inline'; sandbox`,
    "x-content-type-options": "nosniff",
  });
});

it("no page of another origin may read an answer, the site's neither", async () => {
  const { SITE_URL = "http://localhost:3000" } = inject("settings");
  for (const origin of [SITE_URL, "https://www.example.com", "null"]) {
    for (const method of ["GET", "OPTIONS"]) {
      const answer = await rest("/api/jobs", { method, headers: { origin, "access-control-request-method": "GET" } });
      expect(answer.headers.get("access-control-allow-origin") || null, `${method} ${origin}`).toBeNull();
    }
  }
});

it("https is asked for where the CMS is at home there, and nowhere else", async () => {
  for (const [name, value] of Object.entries(inject("settings"))) vi.stubEnv(name, value);
  const hstsOf = async (cmsUrl: string) => {
    vi.stubEnv("CMS_URL", cmsUrl);
    vi.resetModules();
    const { default: middlewares } = await import("../config/middlewares");
    const security = middlewares().find((each) => typeof each === "object" && each.name === "strapi::security");
    return (
      security && typeof security === "object" && security.config && "hsts" in security.config && security.config.hsts
    );
  };
  expect(await hstsOf("https://cms.example.com")).toEqual({ maxAge: 63_072_000, includeSubDomains: false });
  expect(await hstsOf("http://localhost:1337")).toBe(false);
  vi.unstubAllEnvs();
});

it("the panel's sign-in is kept for https where the CMS is at home there, though a proxy ends it", {
  tags: ["full"],
}, async () => {
  const signIn = async (port = "") => {
    const answer = await fetch(`http://127.0.0.1:${port}/admin/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(PANEL_ACCOUNT),
    });
    expect(answer.status).toBe(200);
    return answer.headers.getSetCookie().find((cookie) => cookie.startsWith("strapi_admin_refresh="));
  };
  await startSecondCms(
    async ({ CMS_PORT }) => expect(await signIn(CMS_PORT)).toMatch(/; samesite=lax; secure; httponly$/i),
    { CMS_URL: "https://cms.example.com" },
  );
});
