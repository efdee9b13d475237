import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { APIRequestContext, PlaywrightWorkerArgs } from "@playwright/test";
import type { Operation } from "@repo/contract/operations/operation";
import { OPERATIONS } from "@repo/contract/operations/table";
import { isOpen, plainly, requestOf, SITE } from "@repo/testing/access";
import { tampered } from "@repo/testing/tampered";
import { withExpiry } from "@repo/testing/with-expiry";
import { product } from "../product";
import { expect, signInAs, test } from "./fixtures";

const app = path.resolve("../web/src/app");
const id = "00000000-0000-4000-8000-000000000000";

const visitors = ["nobody", "jobs-admin", "blog-admin", "expired", "revoked", "tampered"] as const;
type Visitor = (typeof visitors)[number];

const isUsual = (visitor: Visitor) => !["expired", "revoked", "tampered"].includes(visitor);

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
    expired: ({ value }) => withExpiry(value, -1, product.JWT_SECRET),
    tampered: ({ value }) => tampered(value),
  };
  const kept = cookies.map((cookie) => `${cookie.name}=${change[visitor](cookie)}`).join("; ");
  return playwright.request.newContext({ baseURL: product.SITE_URL, extraHTTPHeaders: { cookie: kept } });
}

const ask = (visitor: APIRequestContext, route: string, headers?: Record<string, string>) => {
  const { method, path } = requestOf(route, id);
  return visitor.fetch(path, { method, headers, data: method === "GET" || method === "DELETE" ? undefined : {} });
};

test("the table names every endpoint there is", { tag: "@journey" }, async () => {
  const files = (await readdir(app, { recursive: true })).filter((file) => file.endsWith("route.ts"));
  const found = await Promise.all(
    files
      .filter((file) => !file.startsWith("api/[...path]"))
      .map(async (file) => {
        const exported = (await readFile(path.join(app, file), "utf8")).matchAll(
          /export (?:async )?(?:function|const|\{ \w+ as) (GET|POST|PUT|PATCH|DELETE)/g,
        );
        const address = path.dirname(file).replace(/\([a-z]+\)\//g, "");
        return [...exported].map(([, method]) => plainly(`${method} /${address}`));
      }),
  );
  const ofTable = Object.entries<Operation>(OPERATIONS).filter(([, { forwarded = true }]) => forwarded);
  const routes = new Set([...found.flat(), ...ofTable.map(([name]) => plainly(name))]);
  const endpoints = [...routes].filter((route) => /^(?!GET)|^GET \/api\//.test(route));
  expect(endpoints.sort()).toEqual(Object.keys(SITE).sort());
});

for (const visitor of visitors) {
  test(`${visitor} is let through to what is for them alone`, {
    tag: isUsual(visitor) ? "@journey" : [],
  }, async ({ playwright }) => {
    const requests = await visit(playwright, visitor);
    for (const [route, allowed] of Object.entries(SITE)) {
      if (route.endsWith("/logout")) continue;
      const status = (await ask(requests, route)).status();
      const isSignedIn = visitor === "jobs-admin" || visitor === "blog-admin";
      if (isOpen(allowed, visitor)) expect([200, 201, 204, 400, 404, 409, 422], route).toContain(status);
      else expect(status, route).toBe(isSignedIn && !allowed.includes("the CMS") ? 403 : 401);
    }
    await requests.dispose();
  });
}

for (const role of ["jobs-admin", "blog-admin"] as const) {
  test(`another site writes nothing in the name of the ${role}`, async ({ request }) => {
    await signInAs(request, role);
    for (const [route, allowed] of Object.entries(SITE)) {
      if (route.startsWith("GET ") || !(allowed.includes(role) || route.includes("/auth/"))) continue;
      const answer = await ask(request, route, { origin: `${product.SITE_URL}.evil.example` });
      expect(answer.status(), route).toBe(403);
    }
    expect(await (await request.get("/api/session")).json()).toMatchObject({ user: { role } });
  });
}

test("signing out is no error without a session", async ({ request }) => {
  for (const door of ["jobs", "blog"]) {
    expect((await request.post(`/api/auth/${door}/logout`)).status()).toBe(204);
  }
});
