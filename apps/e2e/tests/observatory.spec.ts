import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { freePorts } from "@repo/testing/free-port";
import { product } from "../product";
import { observatoryScore, type Scan } from "./observatory";

const DASHBOARDS = ["/admin-login", "/admin", "/admin/privacy", "/blog/admin/login", "/blog/admin"];

/** A second site, configured for https and asked over http, as its reverse proxy would ask it. */
let site: ChildProcess;
let origin: string;
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "https-site-"));
  const { WEB_PORT } = await freePorts();
  origin = `http://127.0.0.1:${WEB_PORT}`;
  site = spawn(process.execPath, ["scripts/start.ts"], {
    cwd: path.resolve("../web"),
    env: {
      ...process.env,
      ...product,
      DATA_DIR: folder,
      WEB_PORT,
      SITE_URL: "https://www.example.com",
      REVALIDATE_SECRET: "the-secret-of-this-other-site",
      PREVIEW_SECRET: "the-preview-secret-of-this-other-site",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const isUp = () =>
    fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp).toBe(true);
});

test.afterAll(async () => {
  site.kill();
  await new Promise((resolve) => site.once("close", resolve));
  await rm(folder, { recursive: true, force: true });
});

async function scan(address: string, init?: RequestInit): Promise<Scan> {
  const answer = await fetch(origin + address, init);
  expect(answer.ok, address).toBe(true);
  const preflight = await fetch(origin + address, {
    method: "OPTIONS",
    headers: { origin: "https://http-observatory.security.mozilla.org", "access-control-request-method": "GET" },
  });
  const { headers } = answer;
  return { headers, html: await answer.text(), cookies: headers.getSetCookie(), preflight: preflight.headers };
}

test("by Mozilla's rules all pages and dashboards score 140, an A+", async () => {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>https:\/\/www\.example\.com([^<]*)<\/loc>/g)].map(([, page]) => page || "/");
  expect(pages.length).toBeGreaterThan(20);
  for (const page of [...pages, ...DASHBOARDS]) {
    expect(observatoryScore(await scan(page)), page).toEqual({
      score: 140,
      findings: {
        "content-security-policy": ["nothing unsafe, default-src 'none'", 10],
        cookies: ["none", 0],
        "cross-origin-opener-policy": ["same-origin", 10],
        "cross-origin-resource-policy": ["same-origin", 10],
        "cross-origin-resource-sharing": ["not shared", 0],
        "referrer-policy": ["strict-origin-when-cross-origin", 5],
        "strict-transport-security": ["six months or more", 0],
        "subresource-integrity": ["own scripts alone", 0],
        "x-content-type-options": ["nosniff", 0],
        "x-frame-options": ["frame-ancestors", 5],
      },
    });
  }
});

test("the cookies of a sign-in are for this host, its server and https alone", async () => {
  const signedIn = await scan("/api/auth/jobs/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: product.JOBS_ADMIN_EMAIL, password: product.JOBS_ADMIN_PASSWORD }),
  });
  expect(signedIn.cookies).toHaveLength(2);
  for (const cookie of signedIn.cookies) {
    expect(cookie).toMatch(/^__Host-/);
    expect(cookie).toContain("Path=/;");
    expect(cookie).not.toContain("Domain");
  }
  const { score, findings } = observatoryScore(signedIn);
  expect(findings.cookies).toEqual(["Secure, HttpOnly and SameSite", 5]);
  expect(score).toBe(145);
});

test("the rules find what is missing", () => {
  const headers = new Headers({ "referrer-policy": "no-referrer", "x-frame-options": "DENY" });
  const bare = { headers, html: "", cookies: ["session=1; Path=/"], preflight: new Headers() };
  const { score, findings } = observatoryScore(bare);
  expect(findings).toMatchObject({
    "content-security-policy": ["missing, or invalid", -25],
    cookies: ["session without Secure", -40],
    "strict-transport-security": ["not set", -20],
    "x-content-type-options": ["not set", -5],
  });
  expect(score).toBe(10);

  for (const [policy, finding] of [
    ["script-src 'self' 'unsafe-inline'", "unsafe scripts"],
    ["default-src 'self'; script-src 'self' https:", "unsafe scripts"],
    ["default-src 'none'; script-src 'self' 'unsafe-eval'", "unsafe-eval"],
    ["default-src 'none'; style-src 'unsafe-inline'", "unsafe styles"],
    ["default-src 'self'", "nothing unsafe"],
    ["default-src 'none'; default-src 'self'", "missing, or invalid"],
  ] as const) {
    headers.set("content-security-policy", policy);
    expect(observatoryScore(bare).findings["content-security-policy"]?.[0], policy).toBe(finding);
  }
});
