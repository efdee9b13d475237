import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { monitoredMetrics } from "../../packages/testing/src/monitored-metrics.ts";
import { ageOf, checkAge, newestBackup } from "../../scripts/drill/backups.ts";
import { type Contents, differences } from "../../scripts/drill/compare.ts";
import { writeSuccess } from "../../scripts/drill/metric.ts";
import { askForPages, expectedPages } from "../../scripts/drill/pages.ts";
import { still } from "../../scripts/drill/still.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "drill-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it("takes the archive that was written last, and none that is unfinished, hidden or encrypted", async () => {
  const folder = temporaryFolder();
  const written = {
    "b.tar.gz": 10,
    "a.tar.gz": 30,
    "c.tar.gz": 20,
    "d.tar.gz.1.part": 40,
    ".e.tar.gz": 40,
    "f.age": 40,
  };
  for (const [name, writtenAt] of Object.entries(written)) {
    writeFileSync(path.join(folder, name), "x");
    utimesSync(path.join(folder, name), writtenAt, writtenAt);
  }
  expect((await newestBackup(folder)).file).toBe(path.join(folder, "a.tar.gz"));
});

it("refuses a backup that is too old, or of the future", () => {
  const age = ageOf("2026-11-22T02:30:00.000Z", Date.parse("2026-11-23T04:30:00.000Z"));
  expect(() => checkAge("a.tar.gz", age, 26)).not.toThrow();
  expect(() => checkAge("a.tar.gz", age, 25.9)).toThrow("it was taken 26.0 hours ago, and 25.9 hours are allowed.");
  expect(() => checkAge("a.tar.gz", -2, 26)).toThrow("a.tar.gz was taken 2.0 hours in the future");
});

const sum = (bytes: number, sha256: string) => ({ bytes, sha256 });
const SETTINGS = "strapi_core_store_settings";

it.each<[string, (contents: Contents) => void, number]>([
  ["nothing", () => {}, 0],
  ["the row that every restore leaves out", ({ tables }) => (tables[SETTINGS] = 49), 0],
  ["two of these rows", ({ tables }) => (tables[SETTINGS] = 48), 1],
  ["a row", ({ tables }) => (tables.jobs = 3), 1],
  ["a table", ({ tables }) => delete tables.jobs, 1],
  ["a file", ({ files }) => delete files["resumes/b"], 1],
  ["bytes of a file", ({ files }) => (files["resumes/b"] = sum(20, "changed")), 1],
])("finds in what was restored: missing is %s", (_, change, found) => {
  const manifest = {
    tables: [
      { name: "jobs", rows: 4 },
      { name: SETTINGS, rows: 50 },
    ],
    parts: { "database/jobs/1.ndjson": sum(9, "x"), "resumes/b": sum(20, "b") },
  };
  const contents = { tables: { jobs: 4, [SETTINGS]: 50 }, files: { "resumes/b": sum(20, "b") } };
  change(contents);
  expect(differences(manifest, contents)).toHaveLength(found);
});

it("writes the metric that the alerts ask for, readable by the exporter", async () => {
  const file = path.join(temporaryFolder(), "website-drill.prom");
  const umask = process.umask(0o077);
  onTestFinished(() => void process.umask(umask));
  await writeSuccess(file, Date.parse("2026-11-22T05:30:33.300Z"));
  const [name] = monitoredMetrics().filter((each) => each.startsWith("drill_"));
  expect(readFileSync(file, "utf8")).toContain(`\n${name} 1795325433\n`);
  expect(statSync(file).mode & 0o777).toBe(0o644);
});

it("asks for pages by their titles, and the sitemap for their addresses", async () => {
  const answers: Record<string, string> = {
    "/": "<h1>Let&#x27;s <em>talk</em></h1>",
    "/other": "<script>var x = 'Hidden'</script><h1>Other</h1>",
    "/sitemap.xml": "<url><loc>http://localhost:4000/</loc></url><url><loc>http://localhost:4000/other</loc></url>",
  };
  const origin = await serve(({ url = "" }, response) => {
    response.writeHead(answers[url] ? 200 : 404).end(answers[url]);
  });
  const asked = [
    { path: "/", title: "Let's  talk" },
    { path: "/other", title: "Hidden" },
    { path: "/gone", title: "Gone" },
    { path: "/", title: undefined },
  ];
  const pages = await askForPages(origin, asked, new AbortController().signal);
  expect(pages.map(({ failure }) => failure)).toEqual([
    undefined,
    "it doesn't show “Hidden”",
    "it answers 404",
    "the backup has no published entry for it",
    "it doesn't name /gone",
  ]);
});

it("stills the restored database, and expects the newest published page of each kind", () => {
  const database = new DatabaseSync(":memory:");
  onTestFinished(() => database.close());
  database.exec(`
    create table strapi_webhooks (name text, enabled boolean);
    insert into strapi_webhooks values ('on', 1), ('off', 0);
    create table home_pages (id integer, services_title text, published_at, publish_at, unpublish_at);
    insert into home_pages values (1, 'Draft', null, 5, null), (2, 'Ours', 1, null, null);
    create table services (slug text, hero_title text, published_at, updated_at, publish_at, unpublish_at);
    insert into services values ('old', 'Old', 1, 1, null, null), ('new', 'New', 1, 2, null, 9), ('draft', 'No', null, 3, null, null);
    create table jobs (slug text, title text, published_at, updated_at);
    create table blog_posts (document_id text, title text, published_at, created_at);
  `);
  still(database);
  const left = database.prepare(
    `select (select count(*) from strapi_webhooks where enabled) as webhooks,
      (select count(publish_at) + count(unpublish_at) from home_pages) as home,
      (select count(publish_at) + count(unpublish_at) from services) as services`,
  );
  expect({ ...left.get() }).toEqual({ webhooks: 0, home: 0, services: 0 });
  expect(expectedPages(database)).toEqual([
    { path: "/", title: "Ours" },
    { path: "/services/new", title: "New" },
  ]);
});

it("lets a process of the restored instance, and its children, reach its own servers alone", async () => {
  const [own, other] = [await serve((_, response) => response.end()), await serve((_, response) => response.end())];
  const tryAll = `
    const tried = (target) => fetch(target).then(({ status }) => status, ({ cause }) => cause.code);
    Promise.all(${JSON.stringify([own, other, "https://192.0.2.1/"])}.map(tried)).then((all) => {
      console.log(JSON.stringify(all));
      process.exit();
    });`;
  const script = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(tryAll)}], { stdio: "inherit" })`;
  const guard = new URL("../../scripts/drill/own-servers-only.ts", import.meta.url).href;
  const child = spawn(process.execPath, ["-e", script], {
    env: { NODE_OPTIONS: `--import=${guard}`, DRILL_PORTS: new URL(own).port },
    stdio: ["ignore", "pipe", "inherit"],
  });
  expect(JSON.parse(await text(child.stdout))).toEqual([200, "ECONNREFUSED", "ECONNREFUSED"]);
});
