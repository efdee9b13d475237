import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { application, applicationForm } from "@repo/testing/application";
import { createMailServer } from "@repo/testing/mail-server";
import { monitoredMetrics } from "@repo/testing/monitored-metrics";
import { afterAll, describe, expect, inject, it } from "vitest";
import { moment, ownJob } from "./applications";
import { rest, site } from "./cms";
import { sql } from "./database";
import { onItsOwn } from "./on-its-own";
import { startSecondCms } from "./second-cms";
import { end } from "./setup/start-cms";
import { signInTo } from "./sign-in";

const HOSTILE = ["meera", "sampleson", "40 0000 0000", "203.0.113", "secret-search", "typed-by-mistake"];

const token = () => inject("settings").METRICS_TOKEN ?? "";
const measure = (authorization?: string) =>
  rest("/_metrics", { headers: authorization ? { authorization } : undefined });

async function scrape(): Promise<string> {
  const answer = await measure(`Bearer ${token()}`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, expect.stringContaining("text/plain")]);
  return answer.text();
}

/** Label values are patterns. */
async function valueIn(name: string, labels: Record<string, string> = {}): Promise<number> {
  const lines = (await scrape()).split("\n").filter((line) => new RegExp(`^${name}[ {]`).test(line));
  const has = (line: string) =>
    Object.entries(labels).every(([label, value]) => new RegExp(`${label}="${value}"`).test(line));
  return lines.filter(has).reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

async function sendHostileRequests(cmsUrl: string): Promise<Response[]> {
  const { name, email } = application;
  const headers = {
    ...site("203.0.113.9"),
    "x-site-token": "not the site's",
    "x-request-id": email,
    "x-forwarded-for": "203.0.113.9",
    "user-agent": `Mozilla ${name}`,
    cookie: `name=${encodeURIComponent(name)}`,
  };
  const get = (address: string) => fetch(cmsUrl + address, { headers });
  const post = (address: string, body: object | FormData) =>
    fetch(cmsUrl + address, {
      method: "POST",
      headers: body instanceof FormData ? headers : { ...headers, "content-type": "application/json" },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
  return Promise.all([
    get(`/api/jobs?filters[title][$contains]=${email}`),
    get(`/api/jobs/${email}`),
    get(`/api/dashboard/applications?q=secret-search`),
    get(`/nowhere/${email}`),
    get(`/uploads/${email}.png`),
    get(`/admin/${email}`),
    get(`/graphql?query={jobs(filters:{title:{eq:"${email}"}}){title}}`),
    post("/graphql", { query: `{ ${email} }` }),
    post("/graphql", {
      query: "query ($t: String) { jobs(filters: { title: { eq: $t } }) { title } }",
      variables: { t: email },
    }),
    post("/api/sessions", { email, password: "Typed-by-mistake", role: "jobs-admin" }),
    post("/admin/login", { email, password: "Typed-by-mistake" }),
    post("/api/contact", { name, email, subject: "S", message: name, agree: true }),
    post("/api/job-applications", applicationForm(null, { job: email })),
    fetch(`${cmsUrl}/${email}`, { method: "PROPFIND", headers }),
  ]);
}

afterAll(() => sql("delete from rate_limits"));

describe("metrics", () => {
  const job = ownJob();

  it("are for those with the token", async () => {
    for (const authorization of [undefined, token(), `Bearer ${token()}x`, `Basic ${token()}`]) {
      const answer = await measure(authorization);
      expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
      expect(await answer.json()).toMatchObject({ error: { code: "UNAUTHENTICATED" } });
    }
    expect((await measure(`Bearer ${token()}`)).headers.get("cache-control")).toBe("no-store");
  });

  it("are all that dashboard and alerts ask the CMS for", async () => {
    const asked = monitoredMetrics().filter((name) => !/^(site|drill)_/.test(name));
    expect(asked.length).toBeGreaterThan(9);
    await rest("/api/jobs");
    const there = await scrape();
    expect(asked.filter((name) => !new RegExp(`^${name}[ {]`, "m").test(there))).toEqual([]);
  });

  it.each([
    ["/api/jobs", "GET", "/api/jobs"],
    [`/api/jobs/${randomUUID()}`, "GET", "/api/jobs/:id"],
    ["/graphql", "POST", "/graphql"],
    ["/uploads/nothing.png", "GET", "/uploads/:file"],
    ["/admin", "GET", "/admin/:file"],
    ["/api/sessions/current", "GET", "/api/sessions/current"],
    [`/nowhere/${randomUUID()}`, "GET", "none"],
  ])("count %s with %s as %s", async (address, method, route) => {
    const count = () => valueIn("http_request_duration_seconds_count", { route, method });
    const before = await count();
    await rest(address, { method, body: method === "POST" ? { query: "{ jobs { title } }" } : undefined });
    await expect.poll(count).toBe(before + 1);
  });

  it("have no labels from requests", async () => {
    await sendHostileRequests(inject("cmsUrl"));
    await expect.poll(scrape).toContain('method="other",route="none"');
    const there = (await scrape()).toLowerCase();
    for (const hostile of [...HOSTILE, "propfind"]) expect(there).not.toContain(hostile);
  });

  it("count sign-ins by role and result", { tags: ["full"] }, async () => {
    const settings = inject("settings");
    const [client, email] = [randomUUID(), `${randomUUID()}@example.com`];
    const wrong = { password: "Wrong-password-1" };
    const expectCounted = async (role: "jobs-admin" | "blog-admin", result: string, act: () => Promise<unknown>) => {
      const before = await valueIn("cms_sign_ins_total", { role, result });
      await act();
      expect([result, await valueIn("cms_sign_ins_total", { role, result })]).toEqual([result, before + 1]);
    };
    await expectCounted("jobs-admin", "accepted", () => signInTo(settings, "jobs-admin"));
    await expectCounted("blog-admin", "wrong-password", () => signInTo(settings, "blog-admin", wrong));
    const other = { email: settings.JOBS_ADMIN_EMAIL, password: settings.JOBS_ADMIN_PASSWORD };
    await expectCounted("blog-admin", "other-role", () => signInTo(settings, "blog-admin", other));
    for (let number = 0; number < 10; number += 1) {
      await expectCounted("jobs-admin", "unknown-account", () => signInTo(settings, "jobs-admin", { email }, client));
    }
    await expectCounted("jobs-admin", "rate-limited", () => signInTo(settings, "jobs-admin", { email }, client));
    const panel = { role: "panel", result: "wrong-credentials" };
    const before = await valueIn("cms_sign_ins_total", panel);
    const headers = { "x-forwarded-for": "198.51.100.77" };
    await rest("/admin/login", { method: "POST", body: { ...wrong, email: `panel-${email}` }, headers });
    await expect.poll(() => valueIn("cms_sign_ins_total", panel)).toBe(before + 1);
  });

  it("measure how many mails are queued, for how long, and the mail server's responses", async () => {
    const pdf = new Uint8Array(await readFile("tests/files/cv.pdf"));
    const form = applicationForm(new File([pdf], "cv.pdf", { type: "application/pdf" }), { job: job.id });
    const unsent = () => valueIn("cms_outbox_mails", { state: "(pending|sending)" });
    // Those of other tests would be given up meanwhile.
    await sql("delete from mails where state in ('pending', 'sending')");
    await expect.poll(unsent).toBe(0);
    const failed = await valueIn("cms_outbox_mails", { state: "failed" });
    const down = await valueIn("cms_mails_total", { result: "server-down" });
    // The applications of all visitors together are limited, too.
    await sql("delete from rate_limits");
    const answer = await rest("/api/job-applications", { method: "POST", body: form, headers: site(randomUUID()) });
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    await expect.poll(unsent).toBe(2);
    await expect.poll(() => valueIn("cms_mails_total", { result: "server-down" })).toBeGreaterThan(down);

    await sql("update mails set due_at = ? where application = ?", moment(Date.now() - 60 * 60_000), id);
    expect(await valueIn("cms_outbox_oldest_seconds")).toBeGreaterThanOrEqual(3_600);
    await sql("update mails set state = 'failed' where application = ?", id);
    expect(await valueIn("cms_outbox_mails", { state: "failed" })).toBe(failed + 2);
    await sql("delete from mails where application = ?", id);
    expect(await unsent()).toBe(0);
  });

  it("measure the database", async () => {
    expect(await valueIn("cms_database_up")).toBe(1);
    expect(await valueIn("cms_database_connections", { state: "free" })).toBeGreaterThanOrEqual(1);
  });
});

it("the log file has what matters, and no answers", async () => {
  await rest("/api/jobs");
  const log = await readFile(path.join(inject("settings").DATA_DIR ?? "", "logs/cms.log"), "utf8");
  expect(log).not.toBe("");
  expect(log).not.toContain("/api/jobs answers 200");
});

it("a CMS without a token has no metrics, logs each answer and nothing of a person, and ends what it has begun", {
  tags: ["full"],
}, async ({ skip }) => {
  skip(Boolean(inject("settings").DATABASE_URL), "SQLite's run starts the CMS for it");
  let release = () => {};
  let held = false;
  const server = createMailServer(async (stage, address) => {
    if (stage !== "DATA" || address !== inject("settings").MAIL_TO_SALES) return undefined;
    held = true;
    await new Promise<void>((resolve) => (release = resolve));
    return undefined;
  });
  await startSecondCms(async (settings, cms) => {
    await server.listen(Number(settings.SMTP_PORT));
    const url = settings.CMS_URL ?? "";

    const ask = async (name: string) => {
      const answer = await fetch(url + name, { headers: { authorization: `Bearer ${token()}` } });
      const headers = Object.fromEntries(answer.headers);
      return {
        status: answer.status,
        body: await answer.text(),
        headers: { ...headers, "x-request-id": "", date: "" },
      };
    };
    const metrics = await ask("/_metrics");
    expect(metrics.status).toBe(404);
    expect(metrics).toEqual(await ask("/_nothing"));

    const lines = () =>
      cms.output
        .split("\n")
        .slice(0, -1)
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line));
    for (const answer of await sendHostileRequests(url)) {
      const requestId = answer.headers.get("x-request-id");
      const answers = () => lines().filter((line) => line.requestId === requestId && line.status);
      await expect.poll(answers).toHaveLength(1);
      expect(answers()).toEqual([
        expect.objectContaining({
          time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          name: "cms",
          level: "info",
          route: expect.any(String),
          status: answer.status,
          milliseconds: expect.any(Number),
        }),
      ]);
    }
    for (const hostile of [...HOSTILE, "@example.com"]) expect(cms.output.toLowerCase()).not.toContain(hostile);

    const slow = onItsOwn(
      `${url}/api/contact`,
      { "content-type": "application/json", "x-site-token": settings.SITE_TOKEN ?? "" },
      JSON.stringify({ name: "M", email: "m@example.com", subject: "S", message: "M", agree: true }),
    );
    await expect.poll(() => held).toBe(true);
    const readiness = () => onItsOwn(`${url}/_ready`);
    await expect.poll(readiness).toEqual([204, ""]);
    const ended = end(cms, "SIGTERM");
    await expect.poll(readiness).toEqual([503, '{"status":"draining"}']);
    release();
    expect((await slow)[0]).toBe(200);
    await ended;
    expect(cms.exitCode).toBe(0);
  });
  await server.close();
});
