import { createHmac } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { APIRequestContext, PlaywrightWorkerArgs } from "@playwright/test";
import { tampered } from "@repo/testing/tampered";
import { product } from "../product";
import { expect, type Role, signInAs, test } from "./fixtures";

const api = path.resolve("../web/src/app/api");
const id = "00000000-0000-4000-8000-000000000000";

const ENDPOINTS: Record<string, "everybody" | "the CMS" | Role> = {
  "POST /api/applications": "everybody",
  "POST /api/contact": "everybody",
  "POST /api/own-application/consent": "everybody",
  "POST /api/own-application/data": "everybody",
  "POST /api/own-application/delete": "everybody",
  "POST /api/own-application/links": "everybody",
  "POST /api/own-application/resume": "everybody",
  "POST /api/own-application/withdraw": "everybody",
  "POST /api/form-answers": "everybody",
  "GET /api/health": "everybody",
  "GET /api/resume-viewer": "everybody",
  "GET /api/search": "everybody",
  "GET /api/session": "everybody",
  "POST /api/auth/jobs/login": "everybody",
  "POST /api/auth/jobs/logout": "everybody",
  "POST /api/auth/blog/login": "everybody",
  "POST /api/auth/blog/logout": "everybody",
  "POST /api/preview/exit": "everybody",
  "GET /api/preview": "the CMS",
  "POST /api/revalidate": "the CMS",
  "GET /api/dashboard/jobs": "jobs-admin",
  "POST /api/dashboard/jobs": "jobs-admin",
  "POST /api/dashboard/jobs/defaults": "jobs-admin",
  "PATCH /api/dashboard/jobs/[id]": "jobs-admin",
  "DELETE /api/dashboard/jobs/[id]": "jobs-admin",
  "GET /api/dashboard/jobs/[id]/sources": "jobs-admin",
  "GET /api/dashboard/jobs/[id]/numbers": "jobs-admin",
  "GET /api/dashboard/applications": "jobs-admin",
  "GET /api/dashboard/applications/bulk/ids": "jobs-admin",
  "GET /api/dashboard/applications/bulk/reasons": "jobs-admin",
  "POST /api/dashboard/applications/bulk/status": "jobs-admin",
  "POST /api/dashboard/applications/bulk/delete": "jobs-admin",
  "POST /api/dashboard/applications/bulk/csv": "jobs-admin",
  "GET /api/dashboard/applications/[id]": "jobs-admin",
  "PATCH /api/dashboard/applications/[id]": "jobs-admin",
  "PATCH /api/dashboard/applications/[id]/events/[event]": "jobs-admin",
  "POST /api/dashboard/applications/[id]/notes": "jobs-admin",
  "PATCH /api/dashboard/applications/[id]/notes/[note]": "jobs-admin",
  "DELETE /api/dashboard/applications/[id]/notes/[note]": "jobs-admin",
  "POST /api/dashboard/applications/[id]/send-again": "jobs-admin",
  "POST /api/dashboard/applications/[id]/revoke-link": "jobs-admin",
  "GET /api/dashboard/mail-desk": "jobs-admin",
  "POST /api/dashboard/applications/mails": "jobs-admin",
  "POST /api/dashboard/applications/mails/preview": "jobs-admin",
  "POST /api/dashboard/applications/mails/undo": "jobs-admin",
  "DELETE /api/dashboard/applications/[id]/mails/[mail]": "jobs-admin",
  "GET /api/dashboard/applications.csv": "jobs-admin",
  "GET /api/dashboard/audit": "jobs-admin",
  "GET /api/dashboard/retention": "jobs-admin",
  "GET /api/resumes/[id]": "jobs-admin",
  "GET /api/resumes/[id]/text": "jobs-admin",
  "GET /api/dashboard/posts": "blog-admin",
  "POST /api/dashboard/posts": "blog-admin",
  "GET /api/dashboard/posts/setup": "blog-admin",
  "GET /api/dashboard/posts/stats": "blog-admin",
  "PATCH /api/dashboard/posts/[id]": "blog-admin",
  "DELETE /api/dashboard/posts/[id]": "blog-admin",
  "POST /api/dashboard/posts/[id]/restore": "blog-admin",
  "POST /api/dashboard/posts/preview": "blog-admin",
  "GET /api/dashboard/pictures": "blog-admin",
  "POST /api/dashboard/pictures": "blog-admin",
  "GET /api/dashboard/pictures/[id]": "blog-admin",
};

const visitors = ["nobody", "jobs-admin", "blog-admin", "expired", "revoked", "tampered"] as const;
type Visitor = (typeof visitors)[number];

type Playwright = PlaywrightWorkerArgs["playwright"];
type Cookie = { name: string; value: string };

async function visit(playwright: Playwright, visitor: Visitor): Promise<APIRequestContext> {
  const visitorRequest = await playwright.request.newContext({ baseURL: product.SITE_URL });
  if (visitor === "nobody") return visitorRequest;
  await signInAs(visitorRequest, visitor === "blog-admin" ? "blog-admin" : "jobs-admin");
  if (visitor === "jobs-admin" || visitor === "blog-admin") return visitorRequest;

  const { cookies } = await visitorRequest.storageState();
  if (visitor === "revoked") await visitorRequest.post("/api/auth/jobs/logout");
  await visitorRequest.dispose();
  const change: Record<typeof visitor, (cookie: Cookie) => string> = {
    revoked: ({ value }) => value,
    expired: ({ value }) => expired(value),
    tampered: ({ value }) => tampered(value),
  };
  const kept = cookies.map((cookie) => `${cookie.name}=${change[visitor](cookie)}`).join("; ");
  return playwright.request.newContext({ baseURL: product.SITE_URL, extraHTTPHeaders: { cookie: kept } });
}

function expired(token: string): string {
  const [header = "", claims = ""] = token.split(".");
  const old = { ...JSON.parse(Buffer.from(claims, "base64url").toString()), exp: Math.floor(Date.now() / 1000) - 1 };
  const signed = `${header}.${Buffer.from(JSON.stringify(old)).toString("base64url")}`;
  return `${signed}.${createHmac("sha256", product.JWT_SECRET).update(signed).digest("base64url")}`;
}

const ask = (visitor: APIRequestContext, endpoint: string, headers?: Record<string, string>) => {
  const [method = "", address = ""] = endpoint.split(" ");
  return visitor.fetch(address.replace(/\[\w+\]/g, id), {
    method,
    headers,
    data: method === "GET" || method === "DELETE" ? undefined : {},
  });
};

test("the table names every endpoint there is", { tag: "@journey" }, async () => {
  const files = (await readdir(api, { recursive: true })).filter((file) => file.endsWith("route.ts"));
  const found = await Promise.all(
    files
      .filter((file) => !file.startsWith("[...path]"))
      .map(async (file) => {
        const exported = (await readFile(path.join(api, file), "utf8")).matchAll(
          /export (?:async )?(?:function|const|\{ \w+ as) (GET|POST|PUT|PATCH|DELETE)/g,
        );
        return [...exported].map(([, method]) => `${method} /api/${path.dirname(file)}`);
      }),
  );
  expect(found.flat().sort()).toEqual(Object.keys(ENDPOINTS).sort());
});

for (const visitor of visitors) {
  test(`${visitor} is let through to what is for them alone`, { tag: "@journey" }, async ({ playwright }) => {
    const requests = await visit(playwright, visitor);
    for (const [endpoint, whom] of Object.entries(ENDPOINTS)) {
      if (endpoint.endsWith("/logout")) continue;
      const status = (await ask(requests, endpoint)).status();
      if (whom === "everybody" || whom === visitor) {
        expect([200, 400, 404, 409, 422], endpoint).toContain(status);
      } else if (whom === "the CMS") expect(status, endpoint).toBe(401);
      else expect(status, endpoint).toBe(visitor === "jobs-admin" || visitor === "blog-admin" ? 403 : 401);
    }
    await requests.dispose();
  });
}

for (const role of ["jobs-admin", "blog-admin"] as const) {
  test(`another site writes nothing in the name of the ${role}`, async ({ request }) => {
    await signInAs(request, role);
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: `${product.SITE_URL}.evil.example` },
      { origin: product.SITE_URL.replace("http:", "https:") },
      { origin: "http://evil.example", host: "evil.example" },
      { origin: product.SITE_URL.replace("http:", "https:").replace("localhost", "localhost.evil.example") },
      { "sec-fetch-site": "cross-site" },
    ];
    const writes = Object.entries(ENDPOINTS).filter(
      ([endpoint, whom]) => !endpoint.startsWith("GET ") && (whom === role || endpoint.includes("/auth/")),
    );
    for (const [endpoint] of writes) {
      for (const headers of foreign) {
        const answer = await ask(request, endpoint, headers);
        expect(answer.status(), `${endpoint} from ${JSON.stringify(headers)}`).toBe(403);
      }
    }
    expect(await (await request.get("/api/session")).json()).toMatchObject({ user: { role } });
  });
}

test("signing out is no error without a session", async ({ request }) => {
  for (const door of ["jobs", "blog"]) {
    expect((await request.post(`/api/auth/${door}/logout`)).status()).toBe(204);
  }
});
