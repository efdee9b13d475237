// @module-tag nightly
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { application, applicationForm } from "@repo/testing/application";
import { above, type CollectedSpan, type Collector, startCollector } from "@repo/testing/collector";
import { freePort } from "@repo/testing/free-port";
import { createPanel, signInToPanel } from "@repo/testing/panel";
import { pdf } from "@repo/testing/pdf";
import { expect, it } from "vitest";
import { ownJob } from "./applications";
import { sql } from "./database";
import { startSecondCms } from "./second-cms";
import { end, machine, PANEL_ACCOUNT } from "./setup/start-cms";

const PERSONAL = ["meera", "sampleson", "example.com", "40 0000 0000", "4000000000", "secret-search", "my-letter"];
const QUICK = { OTEL_BSP_SCHEDULE_DELAY: "100", LOG_FORMAT: "json" };

const job = ownJob();

type Site = Awaited<ReturnType<typeof startSite>>;

/** Starts the built site, which renders pages on request. */
async function startSite(settings: Record<string, string>) {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(path.join(tmpdir(), "site-traces-"));
  const child: ChildProcess = spawn(process.execPath, ["runtime/server.ts"], {
    cwd: path.resolve("../web"),
    env: { ...machine, NODE_ENV: "production", ...settings, DATA_DIR: dataDir, WEB_PORT: port, SITE_URL: url },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const site = {
    url,
    port,
    log: "",
    async stop() {
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, "exit");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (site.log += chunk));
  await expect.poll(() => site.log).toContain("Site on http");
  return site;
}

async function traced(
  use: (product: {
    site: Site;
    collector: Collector;
    settings: Record<string, string>;
    cmsLog: () => string;
  }) => Promise<void>,
) {
  const collector = await startCollector();
  const traces = { ...QUICK, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  try {
    await startSecondCms(async (settings, cms) => {
      const { TRUSTED_PROXIES, ...others } = settings;
      const site = await startSite({ ...others, ...traces });
      try {
        await use({ site, collector, settings, cmsLog: () => cms.output });
      } finally {
        await site.stop();
      }
    }, traces);
  } finally {
    collector.close();
  }
}

const idOf = (response: Response) => response.headers.get("x-request-id")?.replaceAll("-", "") ?? "";

/** Waits for this line, because site and CMS send their spans separately and in any order. */
async function traceWith(line: string, collector: Collector, response: Response): Promise<CollectedSpan[]> {
  const id = idOf(response);
  await expect.poll(() => lines(collector.of(id))).toContain(line);
  return collector.of(id);
}

/** Returns each span as `service name`, from the visitor's request down to the statement. */
function lines(spans: CollectedSpan[]): string[] {
  const title = ({ service, name }: CollectedSpan) => `${service} ${name}`;
  return spans
    .filter(({ attributes }) => attributes["db.system.name"])
    .map((span) => [span, ...above(spans, span)].filter(({ attributes }) => !attributes["next.span_type"]))
    .map((line) => line.reverse().map(title).join(" > "));
}

it("leads from a visitor's request through site and CMS to the database, and holds nothing of a person", async () => {
  await sql("delete from rate_limits");
  await traced(async ({ site, collector, settings, cmsLog }) => {
    const headers = { origin: site.url, traceparent: `00-${"a".repeat(32)}-${"b".repeat(16)}-01` };
    const page = await fetch(`${site.url}/search?q=secret-search`, { headers });
    expect(page.status).toBe(200);
    await traceWith("web GET /search > web GET > cms GET /api/search > cms SELECT search_entries", collector, page);

    const rendered = await fetch(`${site.url}/services`, { headers });
    await traceWith("web GET /services > web POST > cms POST /graphql > cms SELECT services", collector, rendered);

    const resume = new File([await pdf(["Meera Sampleson"])], "my-letter.pdf", { type: "application/pdf" });
    const body = applicationForm(resume, { job: job.id });
    const sent = await fetch(`${site.url}/api/applications`, { method: "POST", headers, body });
    expect(sent.status).toBe(201);
    const stored = await traceWith(
      "web POST /api/applications > web POST > cms POST /api/job-applications > cms INSERT job_applications",
      collector,
      sent,
    );
    const database = settings.DATABASE_CLIENT === "postgres" ? "postgresql" : "sqlite";
    expect(new Set(stored.flatMap(({ attributes }) => attributes["db.system.name"] ?? []))).toEqual(
      new Set([database]),
    );

    const signIn = { email: settings.JOBS_ADMIN_EMAIL, password: settings.JOBS_ADMIN_PASSWORD };
    const session = await fetch(`${site.url}/api/auth/jobs/login`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(signIn),
    });
    expect(session.status).toBe(200);
    const cookie = session.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    const search = `${site.url}/api/dashboard/applications?q=${encodeURIComponent(application.name)}`;
    const dashboard = await fetch(search, { headers: { cookie } });
    expect(dashboard.status).toBe(200);
    expect(await dashboard.text()).toContain(application.email);
    await traceWith(
      "web GET /api/dashboard/applications > web GET > cms GET /api/dashboard/applications > cms SELECT job_applications",
      collector,
      dashboard,
    );

    for (const log of [() => site.log, cmsLog]) await expect.poll(log).toContain(`"traceId":"${idOf(sent)}"`);
    expect(collector.of("a".repeat(32))).toEqual([]);
    for (const text of [...PERSONAL, ...Object.values(signIn), cookie]) {
      expect(collector.raw.toLowerCase()).not.toContain(String(text).toLowerCase());
    }
  });
});

it("continues an editor's trace with what the site is told, and sends what is left when the CMS ends", async () => {
  const traceparents: unknown[] = [];
  const site = createServer(({ headers }, response) => {
    traceparents.push(headers.traceparent);
    response.writeHead(503).end();
  });
  const collector = await startCollector();
  const sitePort = await freePort();
  site.listen(sitePort, "127.0.0.1");
  const SITE_INTERNAL_URL = `http://127.0.0.1:${sitePort}`;
  const traces = { OTEL_BSP_SCHEDULE_DELAY: "60000", OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, SITE_INTERNAL_URL };
  try {
    await startSecondCms(async ({ CMS_URL = "" }, cms) => {
      const ask = createPanel(CMS_URL, await signInToPanel(CMS_URL, PANEL_ACCOUNT)).ask;
      const saved = await ask("POST", "/content-manager/collection-types/api::faq.faq/actions/publish", {
        question: "What is a secret-search?",
        answer: "Nothing that leaves us.",
      });
      expect(saved.status, await saved.clone().text()).toBeLessThan(300);
      await expect.poll(() => traceparents.some((each) => String(each).includes(idOf(saved)))).toBe(true);
      const { documentId: faq } = (await saved.json()).data;
      expect((await ask("DELETE", `/content-manager/collection-types/api::faq.faq/${faq}`)).status).toBe(200);

      await end(cms, "SIGTERM");
      const told = collector.of(idOf(saved)).find(({ name }) => name === "POST /api/revalidate");
      const failed = { "server.address": "127.0.0.1", "http.response.status_code": 503 };
      expect(told).toMatchObject({ isError: true, attributes: failed });
      expect(traceparents).toContain(`00-${idOf(saved)}-${told?.spanId}-01`);
      for (const text of [...PERSONAL, ...Object.values(PANEL_ACCOUNT)]) {
        expect(collector.raw.toLowerCase()).not.toContain(text.toLowerCase());
      }
    }, traces);
  } finally {
    site.close();
    collector.close();
  }
});
