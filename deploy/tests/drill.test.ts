import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { monitoredMetrics } from "../../packages/testing/src/monitored-metrics.ts";
import { ageOf, checkAge, newestBackup, readHours } from "../../scripts/drill/backups.ts";
import { type Contents, differences } from "../../scripts/drill/compare.ts";
import { writeSuccess } from "../../scripts/drill/metric.ts";
import { askForPages, expectedPages } from "../../scripts/drill/pages.ts";
import { still } from "../../scripts/drill/still.ts";
import { withPrivateFolder } from "../../scripts/steps/private-folder.ts";

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

function folderWith(files: Record<string, number>): string {
  const folder = temporaryFolder();
  for (const [name, writtenAt] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), "x".repeat(writtenAt));
    utimesSync(path.join(folder, name), writtenAt, writtenAt);
  }
  return folder;
}

describe("the newest backup", () => {
  it("is the archive that was written last, whatever its name", async () => {
    const folder = folderWith({ "b.tar.gz": 10, "a.tar.gz": 30, "c.tar.gz": 20 });
    expect(await newestBackup(folder)).toEqual({ file: path.join(folder, "a.tar.gz"), bytes: 30 });
  });

  it("is the last by name of those of one moment", async () => {
    const folder = folderWith({ "website-2026-11-21.tar.gz": 10, "website-2026-11-22.tar.gz": 10, "v.tar.gz": 10 });
    expect((await newestBackup(folder)).file).toBe(path.join(folder, "website-2026-11-22.tar.gz"));
  });

  it("is none that is unfinished, hidden or encrypted", async () => {
    const folder = folderWith({ "a.tar.gz": 10, "b.tar.gz.1234.part": 20, ".c.tar.gz": 30, "d.tar.gz.age": 40 });
    expect((await newestBackup(folder)).file).toBe(path.join(folder, "a.tar.gz"));
  });

  it("is missed by the name of the folder", async () => {
    const folder = folderWith({ "a.zip": 1 });
    await expect(newestBackup(folder)).rejects.toThrow(`${folder} has no backup: no file ends in .tar.gz.`);
    await expect(newestBackup(`${folder}/no`)).rejects.toThrow(`${folder}/no can't be read (ENOENT).`);
  });

  it("may be as old as allowed, and no older", () => {
    const age = ageOf("2026-11-22T02:30:00.000Z", Date.parse("2026-11-23T04:30:00.000Z"));
    expect(age).toBe(26);
    expect(() => checkAge("a.tar.gz", age, 26)).not.toThrow();
    expect(() => checkAge("a.tar.gz", age, 25.9)).toThrow(
      "a.tar.gz is too old: it was taken 26.0 hours ago, and 25.9 hours are allowed.",
    );
    expect(() => checkAge("a.tar.gz", 72, 26)).toThrow("it was taken 3.0 days ago");
    expect(() => checkAge("a.tar.gz", 0.75, 0.5)).toThrow("it was taken 45 minutes ago, and 30 minutes are allowed.");
  });

  it("is not of the future, but for clocks that differ by minutes", () => {
    expect(() => checkAge("a.tar.gz", -0.05, 26)).not.toThrow();
    expect(() => checkAge("a.tar.gz", -2, 26)).toThrow("a.tar.gz was taken 2.0 hours in the future");
  });

  it.each(["", "0", "-1", "a day"])("is not judged by %j", (hours) => {
    expect(() => readHours(hours)).toThrow(`--max-age must be a number of hours, not "${hours}".`);
  });
});

const sum = (bytes: number, sha256: string) => ({ bytes, sha256 });
const manifest = {
  tables: [
    { name: "jobs", rows: 4 },
    { name: "files", rows: 9 },
    { name: "strapi_core_store_settings", rows: 50 },
  ],
  parts: { "database/jobs/1.ndjson": sum(9, "x"), "uploads/a.png": sum(10, "a"), "resumes/b": sum(20, "b") },
};

describe("what was restored", () => {
  const differencesAfter = (change: (contents: Contents) => void) => {
    const contents: Contents = {
      tables: { jobs: 4, files: 9, strapi_core_store_settings: 50 },
      files: { "uploads/a.png": sum(10, "a"), "resumes/b": sum(20, "b") },
    };
    change(contents);
    return differences(manifest, contents);
  };

  it("is what the backup has", () => {
    expect(differencesAfter(() => {})).toEqual([]);
  });

  it.each<[string, (contents: Contents) => void, string]>([
    ["rows", ({ tables }) => (tables.jobs = 3), "jobs: the backup has 4 rows, and 3 were restored."],
    ["a table", ({ tables }) => delete tables.files, "files: the backup has 9 rows, and 0 were restored."],
    ["no rows", ({ tables }) => (tables.more = 1), "more: the backup has 0 rows, and 1 were restored."],
    ["a file", ({ files }) => delete files["resumes/b"], "1 files differ from the backup, such as resumes/b."],
    [
      "bytes of a file",
      ({ files }) => (files["uploads/a.png"] = sum(10, "changed")),
      "1 files differ from the backup, such as uploads/a.png.",
    ],
    [
      "a size",
      ({ files }) => (files["resumes/b"] = sum(21, "b")),
      "1 files differ from the backup, such as resumes/b.",
    ],
    [
      "no file",
      ({ files }) => (files["uploads/c"] = sum(1, "c")),
      "1 files differ from the backup, such as uploads/c.",
    ],
  ])("is refused for %s too few or too many", (_, change, failure) => {
    expect(differencesAfter(change)).toEqual([failure]);
  });

  it("may lack the row that every restore leaves out, and no other", () => {
    const without = (rows: number) => differencesAfter(({ tables }) => (tables.strapi_core_store_settings = rows));
    expect([49, 48, 51].map((rows) => without(rows).length)).toEqual([0, 1, 1]);
  });
});

it("the metric is the one that the alerts ask for, replaced as a whole, and read by the exporter", async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, "website-drill.prom");
  const umask = process.umask(0o077);
  onTestFinished(() => void process.umask(umask));
  await writeSuccess(file, 1_000);
  const { ino } = statSync(file);
  await writeSuccess(file, Date.parse("2026-11-22T05:30:33.300Z"));
  const [name, ...others] = monitoredMetrics().filter((each) => each.startsWith("drill_"));
  expect(others).toEqual([]);
  expect(readFileSync(file, "utf8")).toBe(
    `# HELP ${name} When the last drill that succeeded ended.\n# TYPE ${name} gauge\n${name} 1795325433\n`,
  );
  expect(statSync(file).ino).not.toBe(ino);
  expect(statSync(file).mode & 0o777).toBe(0o644);
  expect(readdirSync(folder)).toEqual(["website-drill.prom"]);
});

describe("the pages", () => {
  const page = (title: string) => `<html><head><script>var x = "Hidden"</script></head><h1>${title}</h1></html>`;
  const sitemap = (...paths: string[]) =>
    `<urlset>${paths.map((each) => `<url><loc>http://localhost:4000${each}</loc></url>`).join("")}</urlset>`;
  const ask = async (answers: Record<string, string>, ...expected: { path: string; title: string | undefined }[]) => {
    const origin = await serve(({ url = "" }, response) => {
      const body = answers[url];
      if (body === "redirect") response.writeHead(307, { location: "/" }).end();
      else response.writeHead(body ? 200 : 404).end(body);
    });
    const pages = await askForPages(origin, expected, new AbortController().signal);
    return pages.map(({ status, title, failure }) => [status, failure ?? title]);
  };

  it("are there, with their titles, and in the sitemap", async () => {
    const title = `Let's  talk: "R&D"`;
    const shown = page("Let&#x27;s <em>talk</em>: &quot;R&amp;D&quot;");
    const answers = { "/": shown, "/sitemap.xml": sitemap("/", "/more") };
    expect(await ask(answers, { path: "/", title })).toEqual([
      [200, title],
      [200, "2 addresses"],
    ]);
  });

  it.each([
    [{ "/sitemap.xml": sitemap("/a") }, [404, "it answers 404"]],
    [{ "/a": "redirect", "/sitemap.xml": sitemap("/a") }, [307, "it answers 307"]],
    [{ "/a": page("Other"), "/sitemap.xml": sitemap("/a") }, [200, "it doesn't show “Hidden”"]],
  ])("fail when one is missing", async (answers, found) => {
    expect(await ask(answers as Record<string, string>, { path: "/a", title: "Hidden" })).toEqual([
      found,
      [200, "1 addresses"],
    ]);
  });

  it("fail when the backup has nothing for one that must be there", async () => {
    const answers = { "/": page("Not found"), "/sitemap.xml": sitemap("/") };
    expect((await ask(answers, { path: "/", title: undefined }))[0]).toEqual([
      200,
      "the backup has no published entry for it",
    ]);
  });

  it("fail when the sitemap lacks one, or nobody answers", async () => {
    const answers = { "/a": page("Here"), "/sitemap.xml": sitemap("/") };
    expect(await ask(answers, { path: "/a", title: "Here" })).toEqual([
      [200, "Here"],
      [200, "it doesn't name /a"],
    ]);
    const pages = await askForPages("http://127.0.0.1:9", [], new AbortController().signal);
    expect(pages).toMatchObject([{ status: 0, failure: expect.stringContaining("no answer") }]);
  });
});

describe("the restored database", () => {
  const database = () => {
    const made = new DatabaseSync(":memory:");
    made.exec(`
      create table strapi_webhooks (name text, enabled boolean);
      insert into strapi_webhooks values ('on', 1), ('off', 0);
      create table home_pages (id integer, services_title text, published_at, publish_at, unpublish_at);
      insert into home_pages values (1, 'Draft', null, 5, null), (2, 'Ours', 1, null, null);
      create table services (slug text, hero_title text, published_at, updated_at, publish_at, unpublish_at);
      insert into services values ('old', 'Old', 1, 1, null, null), ('new', 'New', 1, 2, null, 9), ('draft', 'Draft', null, 3, null, null);
      create table jobs (slug text, title text, published_at, updated_at);
      create table blog_posts (document_id text, title text, published_at, created_at);
      insert into blog_posts values ('a b', 'Article', 1, 1);
    `);
    onTestFinished(() => made.close());
    return made;
  };

  it("has no webhook and no scheduled change left", () => {
    const restored = database();
    still(restored);
    const left = restored.prepare(
      `select (select count(*) from strapi_webhooks where enabled) as webhooks,
        (select count(publish_at) + count(unpublish_at) from home_pages) as home,
        (select count(publish_at) + count(unpublish_at) from services) as services`,
    );
    expect({ ...left.get() }).toEqual({ webhooks: 0, home: 0, services: 0 });
  });

  it("says which pages are to be there: of published entries alone, the newest of each kind", () => {
    const restored = database();
    const pages = [
      { path: "/", title: "Ours" },
      { path: "/services/new", title: "New" },
      { path: "/blog/a%20b", title: "Article" },
    ];
    expect(expectedPages(restored)).toEqual(pages);
    restored.exec("delete from home_pages where published_at is not null");
    expect(expectedPages(restored)[0]).toEqual({ path: "/", title: undefined });
  });
});

describe("the folder of a drill", () => {
  const own = () => {
    const folder = temporaryFolder();
    vi.stubEnv("TMPDIR", folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    return folder;
  };

  it("is for one account alone, and gone afterwards, whatever happens", async () => {
    const temporary = own();
    const look = async (folder: string) => {
      expect(path.dirname(folder)).toBe(temporary);
      writeFileSync(path.join(folder, "resume.pdf"), "");
      return statSync(folder).mode & 0o777;
    };
    expect(await withPrivateFolder("drill", look)).toBe(0o700);
    expect(readdirSync(temporary)).toEqual([]);
    const failing = withPrivateFolder("drill", async (folder) => {
      await look(folder);
      throw new Error("The restore has failed.");
    });
    await expect(failing).rejects.toThrow("The restore has failed.");
    expect(readdirSync(temporary)).toEqual([]);
  });

  it("is removed by the next drill when one was killed, and left to one that is running", async () => {
    const temporary = own();
    const { pid: killed } = spawnSync(process.execPath, ["-e", ""]);
    for (const name of [
      `website-drill-${killed}-a`,
      `website-drill-${process.ppid}-b`,
      "website-drill-notes",
      "other",
    ]) {
      mkdirSync(path.join(temporary, name, "data"), { recursive: true });
    }
    await withPrivateFolder("drill", async () => {});
    expect(readdirSync(temporary).sort()).toEqual(["other", `website-drill-${process.ppid}-b`, "website-drill-notes"]);
  });
});

describe("a process of the restored instance", () => {
  const guard = new URL("../../scripts/drill/own-servers-only.ts", import.meta.url).href;
  const tryAll = (targets: string[]) => `
    const { connect } = require("node:net");
    const tried = async (target) => {
      if (target.startsWith("http")) return fetch(target).then(({ status }) => status, ({ cause }) => cause.code);
      return new Promise((resolve) => {
        const [host, port] = target.split(" ");
        const socket = host.startsWith("/") ? connect({ path: host, port }) : connect(Number(port), host);
        socket.once("connect", () => resolve("connected")).once("error", ({ code }) => resolve(code));
      });
    };
    Promise.all(${JSON.stringify(targets)}.map(tried)).then((all) => { console.log(JSON.stringify(all)); process.exit(); });`;

  it("reaches its own servers, and nothing else on or off the machine", async () => {
    const own = await serve((_, response) => response.end());
    let reached = 0;
    const other = await serve((_, response) => {
      reached += 1;
      response.end();
    });
    const port = (origin: string) => new URL(origin).port;
    const targets = [
      own,
      `localhost ${port(own)}`,
      other,
      `127.0.0.1 ${port(other)}`,
      "https://hooks.example.com/x",
      `192.0.2.1 ${port(own)}`,
      "/run/some.sock",
      `/run/other.sock ${port(own)}`,
    ];
    // The guard must also hold in a process's child process, because the site renders in one.
    const script = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(tryAll(targets))}], { stdio: "inherit" })`;
    const child = spawn(process.execPath, ["-e", script], {
      env: { NODE_OPTIONS: `--import=${guard}`, DRILL_PORTS: `1,${port(own)}` },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const no = "ECONNREFUSED";
    expect(JSON.parse(await text(child.stdout))).toEqual([200, "connected", no, no, no, no, no, no]);
    expect(reached).toBe(0);
  });
});
