import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "@playwright/test";
import { product } from "../product";
import { sql } from "./faults";

const root = path.resolve("../..");
const CMS_INSTANCES = path.join(root, "apps/cms/.instances");
const WEB_INSTANCES = path.join(root, "apps/web/.instances");

/** The tests run one by one, because each restores the newest backup. */
test.describe.configure({ mode: "default" });

let folder: string;
let backups: string;
/** The folder into which drills restore. */
let temporary: string;
let whole: string;

const inFolder = (name: string) => path.join(folder, name);

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "drill-test-"));
  backups = inFolder("backups");
  temporary = inFolder("tmp");
  whole = path.join(backups, "whole.tar.gz");
  for (const each of [backups, temporary]) await mkdir(each);
  await backUp(whole);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

function command(args: string[], settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["scripts/run.mjs", ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: temporary, ...product, ...settings },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const ended = once(child, "close").then(([code]: number[]) => ({ code, output }));
  return { child, ended };
}

async function backUp(file: string, settings?: Record<string, string>): Promise<void> {
  const { code, output } = await command(["backup", file], settings).ended;
  expect(code, output).toBe(0);
}

const drill = (...args: string[]) => command(["drill", backups, "--textfile", inFolder("drill.prom"), ...args]);

/** Returns seconds since 1970. */
const lastSuccess = async () => Number(/\d+$/.exec((await readFile(inFolder("drill.prom"), "utf8")).trim())?.[0]);

/** Makes this the newest backup. */
async function onlyBackup(name: string, make: (file: string) => Promise<void>): Promise<void> {
  for (const each of await readdir(backups)) await utimes(path.join(backups, each), 1, 1);
  await make(path.join(backups, name));
}

/** Returns everything that shows whether the running instance was touched. */
async function stateOfRunning() {
  const files: Record<string, string> = {};
  for (const name of ["instance-id", "instance.pid"]) {
    files[name] = await readFile(path.join(product.DATA_DIR, name), "utf8");
  }
  const secrets = createHash("sha256")
    .update(await readFile(product.ENV_FILE))
    .digest("hex");
  const tables = (sql("select name from sqlite_master where type = 'table' order by name") as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => name !== "rate_limits");
  const rows = tables.map((name) => [name, sql(`select count(*) as count from "${name}"`)]);
  return { files, secrets, rows, uploads: await readdir(path.join(product.DATA_DIR, "public/uploads")) };
}

/** Copies are named after their instances. Other suites put theirs here, too. */
const copiesOfBuilds = async () => [await readdir(CMS_INSTANCES), await readdir(WEB_INSTANCES)].flat();

/** Returns the id of the instance that a drill restores, once it has copies of the builds. */
async function idOfRestored(): Promise<string> {
  let id = "";
  const hasCopies = async () => {
    const [name = ""] = await readdir(temporary);
    id = (await readFile(path.join(temporary, name, "data/instance-id"), "utf8").catch(() => "")) || id;
    return (await copiesOfBuilds()).includes(id);
  };
  await expect.poll(hasCopies, { intervals: [100] }).toBe(true);
  return id;
}

/** Requests pages of a site during `work`. @returns the statuses. */
async function statusesDuring(work: () => Promise<void>): Promise<number[]> {
  const statuses = new Set<number>();
  let done = false;
  const visit = async () => {
    while (!done) {
      statuses.add(await fetch(product.SITE_URL).then(({ status }) => status));
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  await Promise.all([visit(), work().finally(() => (done = true))]);
  return [...statuses];
}

test("the newest backup is restored beside the running instance, looked at, and taken away again", {
  tag: "@nightly",
}, async () => {
  const before = await stateOfRunning();
  let id = "";
  const statuses = await statusesDuring(async () => {
    const { ended } = drill();
    id = await idOfRestored();
    const { code, output } = await ended;
    expect(output).toContain(`Backup: ${whole} (`);
    const looked = output.match(/(?<=^ {2}200 .* ms {2})\/\S*/gm)?.map((address) => address.replace(/[^/]+$/, ""));
    expect(looked, output).toEqual(["/", "/services/", "/careers/", "/blog/", "/"]);
    expect(output).toMatch(/\nThe drill succeeded in [\d.]+ s\.\n$/);
    expect(code).toBe(0);
  });
  expect(statuses).toEqual([200]);
  expect(await stateOfRunning()).toEqual(before);
  expect(await copiesOfBuilds()).not.toContain(id);
  expect(await readdir(temporary)).toEqual([]);

  expect(Math.abs((await lastSuccess()) - Date.now() / 1_000)).toBeLessThan(3_600);
});

test("a damaged archive fails, and the metric keeps when a drill succeeded last", { tag: "@nightly" }, async () => {
  const before = 1_795_000_000;
  await writeFile(inFolder("drill.prom"), `drill_last_success_timestamp_seconds ${before}\n`);
  await onlyBackup("damaged.tar.gz", async (file) => {
    await copyFile(whole, file);
    await truncate(file, 1_000_000);
  });
  const { code, output } = await drill().ended;
  expect(output).toContain(
    `- ${path.join(backups, "damaged.tar.gz")} is not a complete backup: unexpected end of file.`,
  );
  expect(code).toBe(1);
  expect(await lastSuccess()).toBe(before);
  expect(await readdir(temporary)).toEqual([]);
});

test("an archive that is too old fails, whenever it was copied there", { tag: "@nightly" }, async () => {
  await onlyBackup("copied.tar.gz", (file) => copyFile(whole, file));
  const { code, output } = await drill("--max-age", "0.00001").ended;
  expect(output).toContain(`- ${path.join(backups, "copied.tar.gz")} is too old: it was taken `);
  expect(code).toBe(1);
  expect(await readdir(temporary)).toEqual([]);
});

test("a page that is missing fails, and nothing that waited leaves the machine", { tag: "@nightly" }, async () => {
  const received: string[] = [];
  const receiver = createServer(({ url = "" }, response) => {
    received.push(url);
    response.end();
  });
  await once(receiver.listen(0, "127.0.0.1"), "listening");
  const { port } = receiver.address() as AddressInfo;

  const copy = inFolder("copy");
  await mkdir(copy);
  sql(`vacuum into '${path.join(copy, "cms.sqlite")}'`);
  await cp(path.join(product.DATA_DIR, "public"), path.join(copy, "public"), { recursive: true });
  const database = new DatabaseSync(path.join(copy, "cms.sqlite"));
  database.exec(`
    delete from home_pages where published_at is not null;
    insert into strapi_webhooks (name, url, headers, events, enabled)
      values ('chat', 'http://127.0.0.1:${port}/hook', '{}', '["entry.publish","entry.update"]', 1);
    update faqs set publish_at = 1000 where id = (select min(id) from faqs where published_at is null);
    insert into mails (document_id, template, recipient, subject, state, attempts, due_at, next_attempt_at)
      values ('waiting', 'application-notice', 'hr@example.com', 'Waiting', 'pending', 0, 1000, 1000);
  `);
  database.close();
  await onlyBackup("without-home.tar.gz", (file) => backUp(file, { DATA_DIR: copy }));

  const { code, output } = await drill().ended;
  receiver.close();
  expect(received).toEqual([]);
  expect(output).toMatch(/after [\d.]+ s:\n- \/: it answers 404\.\n- \/sitemap\.xml: it doesn't name \/\.\n$/);
  expect(code).toBe(1);
  expect(await readdir(temporary)).toEqual([]);
});

test("a drill that is stopped leaves nothing behind", { tag: "@nightly" }, async () => {
  await onlyBackup("whole-again.tar.gz", (file) => copyFile(whole, file));
  const { child, ended } = drill();
  const restored = async () => {
    const [name] = await readdir(temporary);
    return name ? readdir(path.join(temporary, name, "data")).catch(() => []) : [];
  };
  await expect.poll(restored).toContain("cms.sqlite");
  const id = await idOfRestored();
  child.kill("SIGTERM");
  const { code, output } = await ended;
  expect(output).toContain("- It was stopped by SIGTERM.");
  expect(code).toBe(1);
  expect(await readdir(temporary)).toEqual([]);
  expect(await copiesOfBuilds()).not.toContain(id);
});
