import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { productPorts } from "@repo/testing/free-port";
import { product } from "../product";
import { expect, seededPages, test } from "./fixtures";
import { observatoryScore, type Scan } from "./observatory";

const DASHBOARDS = ["/admin-login", "/admin", "/admin/privacy", "/blog/admin/login", "/blog/admin"];

async function scan(address: string, init?: RequestInit): Promise<Scan> {
  const answer = await fetch(address, init);
  expect(answer.ok, address).toBe(true);
  const preflight = await fetch(address, {
    method: "OPTIONS",
    headers: { origin: "https://http-observatory.security.mozilla.org", "access-control-request-method": "GET" },
  });
  const { headers } = answer;
  const cookies = headers.getSetCookie();
  return { headers: new Headers(headers), html: await answer.text(), cookies, preflight: preflight.headers };
}

test("by Mozilla's rules all pages and dashboards score 140, an A+", async () => {
  expect(seededPages.length).toBeGreaterThan(20);
  for (const page of [...seededPages, ...DASHBOARDS]) {
    const scanned = await scan(product.SITE_URL + page);
    expect(observatoryScore(scanned).findings, page).toEqual({
      "content-security-policy": ["nothing unsafe, default-src 'none'", 10],
      cookies: ["none", 0],
      "cross-origin-opener-policy": ["same-origin", 10],
      "cross-origin-resource-policy": ["same-origin", 10],
      "cross-origin-resource-sharing": ["not shared", 0],
      "referrer-policy": ["strict-origin-when-cross-origin", 5],
      "strict-transport-security": ["not set", -20],
      "subresource-integrity": ["own scripts alone", 0],
      "x-content-type-options": ["nosniff", 0],
      "x-frame-options": ["frame-ancestors", 5],
    });
    // The site's complete-pages.test.ts tests this header, which only a site at https sends.
    scanned.headers.set("strict-transport-security", "max-age=63072000");
    expect(observatoryScore(scanned).score, page).toBe(140);
  }
});

/** Starts a second site for https, and requests it over http as its reverse proxy would. */
async function withHttps(work: (origin: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "https-site-"));
  const { WEB_PORT } = await productPorts();
  const origin = `http://127.0.0.1:${WEB_PORT}`;
  const site = spawn(process.execPath, ["runtime/server.ts"], {
    cwd: path.resolve("../web"),
    env: {
      ...process.env,
      ...product,
      NODE_ENV: "production",
      DATA_DIR: folder,
      WEB_PORT,
      SITE_URL: "https://www.example.com",
      REVALIDATE_SECRET: "the-secret-of-this-other-site",
      PREVIEW_SECRET: "the-preview-secret-of-this-other-site",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(site, "close");
  const isUp = () =>
    fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await expect.poll(isUp).toBe(true);
    await work(origin);
  } finally {
    site.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

test("the cookies of a sign-in are for this host, its server and https alone", async () => {
  await withHttps(async (origin) => {
    const signedIn = await scan(`${origin}/api/auth/jobs/login`, {
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
