import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { CONTENT_TYPES } from "@repo/contract/page/content-types";
import { createPanel, signInToPanel } from "@repo/testing/panel";
import sharp from "sharp";
import { extract, type Header, pack } from "tar-stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkArchive, type Manifest } from "../../src/ops/backup/archive";
import { olderThan } from "../../src/ops/backup/version";
import { sqlIn } from "../database";
import { startBucket } from "../setup/bucket";
import { startPostgres } from "../setup/postgres";
import { cmsSettings, end, launchCms, machine, PANEL_ACCOUNT, type RunningCms } from "../setup/start-cms";
import { bySite, signInTo } from "../sign-in";
import { answerForm, fileOf } from "./answer-form";
import { apply, digestOf, type Sent } from "./applicant";
import { applications, asJobsAdmin, firstJob } from "./environments";
import { LONG_RUN } from "./long-run";

type Settings = Record<string, string>;

const jobs = { name: "jobs", columns: ["id"], rows: 0, lastId: 0 };

const CONCURRENT_APPLICANTS = 4;
const VISITOR = { name: "Victor Answerson", email: "victor@example.com", phone: "+91 98 7777 8888" };
const CHANGED = "Which text has an editor changed?";

let folder: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let secrets: Settings;
const ends: (() => Promise<void>)[] = [];

/** The archives of the first instance, and of the one with PostgreSQL and a bucket. */
const ofFolder = "of-folder.tar.gz";
const ofBucket = "of-bucket.tar.gz";
let fromFolder: Contents;
let fromBucket: Contents;
let oldToken: Record<string, string>;
/** The number of rows in each archive, as the backup reports it. */
const backedUp = new Map<string, string>();
const rowsIn = (said: string) => /\d+ rows/.exec(said)?.[0] ?? "";
/** The id of the answer to a form. */
let answered: string;
/** The application whose file disappears before the first backup. */
let lost: Sent;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "backup-"));
  postgres = await startPostgres();
});

afterAll(async () => {
  for (const finish of ends.reverse()) await finish();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const isPicture = (name: string) => name.startsWith("uploads/");

const inFolder = (file: string) => path.join(folder, file);

/** Returns settings with the same secrets at another address, as after a move. */
async function onFolder(name: string): Promise<Settings> {
  const settings = await cmsSettings(inFolder(name));
  secrets ??= { ...settings, RATE_LIMIT_APPLICATIONS: "1000" };
  const { CMS_PORT = "", CMS_URL = "", DATA_DIR = "", TMPDIR = "" } = settings;
  return { ...secrets, CMS_PORT, CMS_URL, DATA_DIR, TMPDIR };
}

async function onBucket(name: string) {
  const own = await onFolder(name);
  const bucket = await startBucket();
  ends.push(bucket.stop);
  await sqlIn(postgres.settings, `create database ${name}`);
  const DATABASE_URL = postgres.settings.DATABASE_URL.replace(/cms$/, name);
  return { bucket, settings: { ...own, ...bucket.settings, DATABASE_CLIENT: "postgres", DATABASE_URL } };
}

async function command(name: "backup" | "restore", file: string, settings: Settings, whileItRuns?: Promise<unknown>) {
  const child = spawn(process.execPath, [`scripts/${name}.mts`, inFolder(file)], {
    env: { ...machine, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const closed = once(child, "close");
  await whileItRuns?.then(() => child.kill("SIGKILL"));
  const [code] = await closed;
  return { code, output: output.trim() };
}

async function succeeds(name: "backup" | "restore", file: string, settings: Settings): Promise<string> {
  const { code, output } = await command(name, file, settings);
  expect(code, output).toBe(0);
  return output;
}

async function isRefused(name: "backup" | "restore", file: string, settings: Settings, why: string): Promise<void> {
  const { code, output } = await command(name, file, settings);
  expect(output).toContain(why);
  expect(output.split("\n"), output).toHaveLength(1);
  expect(code).toBe(1);
}

type Contents = { types: Record<string, unknown>; pictures: Record<string, string>; posts: unknown };

/** Returns what visitors and dashboards see, and every picture's bytes, without the CMS's own address. */
async function contentsOf(settings: Settings): Promise<Contents> {
  const { CMS_URL = "" } = settings;
  const types: Contents["types"] = {};
  for (const { type, path: address } of await addresses()) {
    const pages: { data: unknown; meta: { pagination?: { pageCount: number } } }[] = [];
    do {
      const page = `pagination[page]=${pages.length + 1}&pagination[pageSize]=25`;
      const answer = await fetch(`${CMS_URL}/api/${address}?populate=*&${page}&sort=id`, {
        headers: bySite(settings),
      });
      expect(answer.status, type).toBe(200);
      pages.push(JSON.parse((await answer.text()).replaceAll(CMS_URL, "").replaceAll('"aws-s3"', '"local"')));
    } while (pages.length < (pages[0]?.meta.pagination?.pageCount ?? 0));
    types[type] = pages;
  }
  const pictures: Contents["pictures"] = {};
  for (const { url, formats } of await sqlIn(settings, "select url, formats from files")) {
    const all = [{ url }, ...Object.values((typeof formats === "string" ? JSON.parse(formats) : formats) ?? {})];
    for (const { url } of all as { url: string }[]) {
      const { pathname } = new URL(url, CMS_URL);
      const answer = await fetch(CMS_URL + pathname);
      pictures[pathname] =
        `${answer.headers.get("content-type")} ${digestOf(new Uint8Array(await answer.arrayBuffer()))}`;
    }
  }
  const list = await fetch(`${CMS_URL}/api/dashboard/posts?pageSize=100`, { headers: await asBlogAdmin(settings) });
  return { types, pictures, posts: await list.json() };
}

async function addresses() {
  const found = [];
  for (const type of CONTENT_TYPES) {
    const file = `src/api/${type}/content-types/${type}/schema.json`;
    const { kind, info } = JSON.parse(await readFile(file, "utf8"));
    found.push({ type, path: kind === "singleType" ? info.singularName : info.pluralName });
  }
  return found;
}

async function asBlogAdmin(settings: Settings): Promise<Record<string, string>> {
  const { access } = (await (await signInTo(settings, "blog-admin")).json()) as { access: { token: string } };
  return { ...bySite(settings), authorization: `Bearer ${access.token}` };
}

async function post(settings: Settings, title: string): Promise<Response> {
  return fetch(`${settings.CMS_URL}/api/dashboard/posts`, {
    method: "POST",
    headers: { ...(await asBlogAdmin(settings)), "content-type": "application/json" },
    body: JSON.stringify({ title, description: "Its text", metaTags: "" }),
  });
}

async function panelOf(settings: Settings) {
  return createPanel(settings.CMS_URL ?? "", await signInToPanel(settings.CMS_URL ?? "", PANEL_ACCOUNT));
}

async function loseResume({ DATA_DIR = "", ...settings }: Settings, { id }: Sent): Promise<void> {
  const query = "select resume_key from job_applications where document_id = ?";
  const [application] = await sqlIn({ DATA_DIR, ...settings }, query, id);
  await rm(path.join(DATA_DIR, String(application?.resume_key)));
}

/** Backs the running instance up while applications arrive. @returns those that were stored before. */
async function backUpUnderLoad(settings: Settings, file: string, first: number): Promise<Sent[]> {
  const job = await firstJob(settings);
  const before = await Promise.all([0, 1, 2].map((number) => apply(settings, job, first + number)));
  let next = first + before.length;
  let done = false;
  const applicants = Array.from({ length: CONCURRENT_APPLICANTS }, async () => {
    while (!done) await apply(settings, job, next++);
  });
  const said = await succeeds("backup", file, settings);
  expect(said).toContain("deleted meanwhile or lost: 1 files, such as resumes/");
  backedUp.set(file, rowsIn(said));
  done = true;
  await Promise.all(applicants);
  return before;
}

/** Starts a restored instance, checks all of its content, and works with it. */
async function expectWhole(
  settings: Settings,
  expected: Contents,
  before: Sent[],
  andThen: () => Promise<void> = async () => {},
): Promise<void> {
  const restored = await applicationsInDatabase(settings);
  const cms = await launchCms(settings);
  try {
    expect(await contentsOf(settings)).toEqual(expected);

    const headers = await asJobsAdmin(settings);
    const found = await applications(settings, headers);
    expect(found.map(({ id }) => id).sort()).toEqual(restored.map(({ document_id }) => document_id).sort());
    expect(found.map(({ email }) => email)).toEqual(expect.arrayContaining(before.map(({ email }) => email)));
    for (const { document_id, resume_bytes } of restored) {
      const file = await fetch(`${settings.CMS_URL}/api/job-applications/${document_id}/resume`, { headers });
      if (document_id === lost.id) {
        expect(file.status).toBe(404);
        continue;
      }
      const content = new Uint8Array(await file.arrayBuffer());
      expect(content.byteLength).toBe(resume_bytes);
      const sent = before.find(({ id }) => id === document_id);
      if (sent) expect(digestOf(content)).toBe(sent.digest);
    }
    const file = await (await panelOf(settings)).ask("GET", `/form-answers/${answered}/file`);
    expect(await file.text()).toBe(fileOf(VISITOR.name));
    // No mail server runs here, so all of them were waiting.
    expect(new Set(found.map(({ mailState }) => mailState))).toEqual(new Set(["failed"]));
    expect((await fetch(`${settings.CMS_URL}/api/dashboard/jobs`, { headers: oldToken })).status).toBe(401);

    await expectWorking(settings, cms);
    await andThen();
  } finally {
    await end(cms, "SIGTERM");
  }
}

const applicationsInDatabase = (settings: Settings) =>
  sqlIn(settings, "select document_id, resume_bytes from job_applications order by id");

async function expectWorking(settings: Settings, cms: RunningCms): Promise<void> {
  const last = async (table: string) => Number((await sqlIn(settings, `select max(id) as id from ${table}`))[0]?.id);
  const [lastPost, lastApplication] = [await last("blog_posts"), await last("job_applications")];

  expect((await post(settings, "Written after the restore")).status, cms.output).toBe(201);
  expect(await last("blog_posts")).toBeGreaterThan(lastPost);
  await apply(settings, await firstJob(settings), 900);
  expect(await last("job_applications")).toBeGreaterThan(lastApplication);

  const faqs = (await panelOf(settings)).collection<{ documentId: string; question: string }>("faq");
  const question = "Which text is changed after the restore?";
  expect(await faqs.publish({ question }, (await faqs.list())[0]?.documentId)).toMatchObject({ question });

  const [{ updated_at: before } = {}] = await sqlIn(
    settings,
    "select updated_at from blog_posts where id = ?",
    lastPost,
  );
  await sqlIn(settings, "update blog_posts set meta_tags = 'by hand' where id = ?", lastPost);
  const [{ updated_at: after } = {}] = await sqlIn(
    settings,
    "select updated_at from blog_posts where id = ?",
    lastPost,
  );
  expect(after).not.toEqual(before);
  const indexes = settings.DATABASE_URL
    ? "select indexname as name from pg_indexes"
    : "select name from sqlite_master where type = 'index'";
  expect((await sqlIn(settings, indexes)).map(({ name }) => name)).toEqual(
    expect.arrayContaining(["blog_posts_created_at", "job_applications_status", "jobs_published_slug"]),
  );
}

async function expectEmpty(settings: Settings): Promise<void> {
  for (const table of ["blog_posts", "job_applications", "files", "mails", "services"]) {
    expect(await sqlIn(settings, `select count(*) as count from ${table}`)).toEqual([
      { count: expect.toSatisfy((count) => Number(count) === 0) },
    ]);
  }
}

type Entry = { header: Partial<Header> & { name: string }; content: Buffer };

async function entries(archive: string): Promise<Entry[]> {
  const found: Entry[] = [];
  const read = extract();
  read.end(gunzipSync(await readFile(inFolder(archive))));
  for await (const entry of read) {
    const content = await buffer(entry as AsyncIterable<Buffer>);
    found.push({ header: { name: entry.header.name, type: entry.header.type }, content });
  }
  return found;
}

const changed = (archive: string, change: (all: Entry[]) => Entry[]) => async (file: string) => {
  const written = pack();
  for (const { header, content } of change(await entries(archive))) written.entry(header, content);
  written.finalize();
  await writeFile(inFolder(file), gzipSync(await buffer(written as AsyncIterable<Buffer>)));
};

const manifest = (all: Entry[], change: (manifest: Record<string, unknown>) => void) =>
  all.map((entry) => {
    if (entry.header.name !== "manifest.json") return entry;
    const said = JSON.parse(entry.content.toString());
    change(said);
    return { ...entry, content: Buffer.from(JSON.stringify(said)) };
  });

const added = (name: string, type: Header["type"] = "file") =>
  changed(ofFolder, (all) => [
    { header: { name, type, linkname: type === "symlink" ? "/etc" : undefined }, content: Buffer.alloc(0) },
    ...all,
  ]);

describe("an instance that was destroyed comes back", () => {
  let takenFolder: Sent[];
  let takenBucket: Sent[];

  beforeAll(async () => {
    const settings = await onFolder("first");
    const cms = await launchCms(settings);
    const panel = await panelOf(settings);
    const faqs = panel.collection<{ documentId: string }>("faq");
    await faqs.publish({ question: CHANGED }, (await faqs.list())[0]?.documentId);
    const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set("files", new File([new Uint8Array(picture)], "Ünique name.png", { type: "image/png" }));
    await panel.get("POST", "/upload", form);
    expect((await post(settings, "Written before the backup: “quotes”, 日本語 and 🙂")).status).toBe(201);
    oldToken = await asJobsAdmin(settings);
    expect((await fetch(`${settings.CMS_URL}/api/dashboard/jobs`, { headers: oldToken })).status).toBe(200);

    fromFolder = await contentsOf(settings);
    lost = await apply(settings, await firstJob(settings), 800);
    await loseResume(settings, lost);
    answered = await answerForm(settings, VISITOR);
    takenFolder = await backUpUnderLoad(settings, ofFolder, 0);
    await end(cms, "SIGKILL");
    await rm(settings.DATA_DIR ?? "", { recursive: true });
  });

  it("from SQLite and a folder to the same, where files were left by a restore that was killed", async () => {
    const settings = await onFolder("second");
    const [{ header, content } = {}, other] = (await entries(ofFolder)).filter(({ header }) => isPicture(header.name));
    const place = (name = "") => path.join(settings.DATA_DIR ?? "", "public", name);
    await mkdir(place("uploads"), { recursive: true });
    await writeFile(place(header?.name), content ?? "");
    await writeFile(place(`${other?.header.name}.part`), "half");
    await writeFile(place("uploads/of-somebody.png"), "theirs");
    await isRefused(
      "restore",
      ofFolder,
      settings,
      "already has content (uploads/of-somebody.png): nothing was restored",
    );
    expect((await readdir(place("uploads"))).length).toBe(3);

    await rm(place("uploads/of-somebody.png"));
    const said = await succeeds("restore", ofFolder, settings);
    expect(said).toMatch(/Held back: \d+ mails/);
    expect(rowsIn(said)).toBe(backedUp.get(ofFolder));
    expect((await stat(inFolder(ofFolder))).mode & 0o777).toBe(0o600);
    await expectWhole(settings, fromFolder, takenFolder);
    const rows = await applicationsInDatabase(settings);
    await isRefused("restore", ofFolder, settings, "This instance already has content");
    expect(await applicationsInDatabase(settings)).toEqual(rows);
  });

  it("from SQLite and a folder to PostgreSQL and a bucket, after a kill and a bucket that refuses", {
    tags: ["nightly"],
  }, async () => {
    const { bucket, settings } = await onBucket("third");
    bucket.fault = "hangs";
    const writing = expect.poll(() => bucket.writes).toBeGreaterThan(0);
    expect((await command("restore", ofFolder, settings, writing)).code).toBe(null);
    await expectEmpty(settings);

    bucket.fault = "refuses";
    await isRefused("restore", ofFolder, settings, "The restore failed: ");
    await expectEmpty(settings);
    bucket.fault = undefined;

    await succeeds("restore", ofFolder, settings);
    await expectWhole(settings, fromFolder, takenFolder, async () => {
      fromBucket = await contentsOf(settings);
      takenBucket = await backUpUnderLoad(settings, ofBucket, 1000);
    });
    await isRefused("restore", ofFolder, settings, "This instance already has content");
    await bucket.stop();
    ends.pop();
    await sqlIn(postgres.settings, "drop database third with (force)");
  });

  it.runIf(LONG_RUN)("from PostgreSQL and a bucket to the same", async () => {
    const { settings } = await onBucket("fourth");
    await succeeds("restore", ofBucket, settings);
    await expectWhole(settings, fromBucket, takenBucket);
  });

  it.runIf(LONG_RUN)("from PostgreSQL and a bucket to SQLite and a folder", async () => {
    const settings = await onFolder("fifth");
    await succeeds("restore", ofBucket, settings);
    await expectWhole(settings, fromBucket, takenBucket);
  });

  it.each<[string, Partial<Manifest>, string]>([
    [
      "ahead of this one",
      { migrations: ["first", "second"] },
      "has had the migration second, which this version lacks",
    ],
    ["behind this one on Strapi's migrations", { migrations: [] }, "has not had the migration first"],
    ["with other fields", { tables: [{ ...jobs, columns: ["id", "wage"] }] }, "this version has no jobs.wage"],
  ])("but not from a version %s", async (_, own, why) => {
    const manifest = { product: "0.9.0", strapi: "5.0.0", migrations: ["first"], tables: [jobs], ...own };
    const migrations = { name: "strapi_migrations_internal", kinds: { name: "plain" as const } };
    const database = {
      tables: [migrations, { name: "jobs", kinds: { id: "plain" as const } }],
      async *rows() {
        yield { name: "first" };
      },
    };
    await expect(olderThan(manifest, database)).rejects.toThrow(why);
    const fitting = { ...manifest, migrations: ["first"], tables: [jobs] };
    await expect(olderThan(fitting, database)).resolves.toEqual([]);
  });

  it("but from an older one, whose rows a migration of ours still has to change", async () => {
    const names: Record<string, string> = { strapi_migrations_internal: "first", strapi_migrations: "ours" };
    const database = {
      tables: Object.keys(names).map((name) => ({ name, kinds: { name: "plain" as const } })),
      async *rows({ name }: { name: string }) {
        yield { name: names[name] ?? "" };
      },
    };
    const older = { product: "1.1.0", strapi: "5.0.0", migrations: ["first"], tables: [jobs] };
    expect(await olderThan(older, database)).toEqual(["ours"]);
    const before = { ...older, product: "1.0.0", tables: [{ ...jobs, name: "job_applications" }] };
    await expect(olderThan(before, database)).rejects.toThrow("Upgrade through 1.1.0");
  });

  it("and a backup is written nowhere else, nor over another file", async () => {
    const settings = await onFolder("second");
    const before = await readFile(inFolder(ofFolder));
    await isRefused("backup", ofFolder, settings, "exists already: nothing was written");
    expect((await readFile(inFolder(ofFolder))).equals(before)).toBe(true);
    await isRefused("backup", "nowhere/x.tar.gz", settings, "can't be written (ENOENT)");
    await isRefused("backup", "x.tar.gz", await onFolder("none"), "there is nothing to back up");
    expect((await readdir(folder)).filter((name) => name.includes("x.tar") || name.endsWith(".part"))).toEqual([]);
  });
});

describe("a file that is no backup is refused", () => {
  it.each<[string, (file: string) => Promise<unknown>, string]>([
    ["is not there", async () => {}, "does not exist"],
    ["is another file", (file) => writeFile(inFolder(file), "A letter."), "is not a complete backup"],
    [
      "is cut off",
      async (file) => {
        await cp(inFolder(ofFolder), inFolder(file));
        await truncate(inFolder(file), (await stat(inFolder(file))).size - 1000);
      },
      "is not a complete backup",
    ],
    [
      "has other rows",
      changed(ofFolder, (all) =>
        all.map((entry) =>
          entry.header.name.startsWith("database/jobs/") ? { ...entry, content: Buffer.from("{}") } : entry,
        ),
      ),
      "database/jobs/1.ndjson doesn't match the manifest",
    ],
    [
      "lacks a picture",
      changed(ofFolder, (all) => all.filter(({ header }) => !header.name.includes("share"))),
      "doesn't match the manifest",
    ],
    ["has no manifest", changed(ofFolder, (all) => all.slice(0, -1)), "it has no manifest"],
    [
      "is of another format",
      changed(ofFolder, (all) =>
        manifest(all, (said) => {
          said.format = 2;
        }),
      ),
      "has format 2, and this version reads format 1",
    ],
    ["climbs", added("uploads/../../x"), 'it has the entry "uploads/../../x"'],
    ["names a folder above", added("resumes/.."), 'it has the entry "resumes/.."'],
    ["links", added("uploads/x", "symlink"), 'it has the entry "uploads/x"'],
  ])("%s", async (name, make, why) => {
    const file = `${name}.tar.gz`;
    await make(file);
    await expect(checkArchive(inFolder(file))).rejects.toThrow(why);
  });

  it("by the command, before anything of an instance is made", async () => {
    const settings = await onFolder("bad");
    await writeFile(inFolder("letter.tar.gz"), "A letter.");
    await isRefused("restore", "letter.tar.gz", settings, "is not a complete backup");
    expect(await readdir(settings.DATA_DIR ?? "")).toEqual(["tmp"]);
  });
});

it.each([
  ["backup", [], "Name the file to write: npm run backup -- website.tar.gz"],
  ["restore", [], "Name the backup to restore: npm run restore -- website.tar.gz"],
  ["restore", ["nowhere.tar.gz"], "nowhere.tar.gz can't be read (ENOENT)."],
])("npm run %s with the arguments %j says what it needs, before anything is touched", (name, args, why) => {
  const ENV_FILE = inFolder("never-made.env");
  const { status, stderr } = spawnSync(process.execPath, ["../../scripts/run.mjs", name, ...args], {
    env: { PATH: process.env.PATH, ENV_FILE, INIT_CWD: folder },
    encoding: "utf8",
  });
  expect(stderr.trim().split("\n")).toEqual([expect.stringContaining(why)]);
  expect(status).toBe(1);
  expect(existsSync(ENV_FILE)).toBe(false);
});
