import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SignedIn } from "@repo/contract/http/session";
import { applicationForm } from "@repo/testing/application";
import { createPanel, signInToPanel } from "@repo/testing/panel";
import { copySeeded } from "@repo/testing/seeded";
import Database from "better-sqlite3";
import { afterEach, expect, it } from "vitest";
import { sqlIn } from "../database";
import { end, launchCms, PANEL_ACCOUNT, type RunningCms } from "../setup/start-cms";
import { bySite, signInTo } from "../sign-in";
import { answerForm, type Person } from "./answer-form";
import { ENVIRONMENTS, type Environment, firstJob } from "./environments";

const BEFORE = "Ottilie Formerly";
/** Data disappears within a minute, and each look reads everything that is left. */
const POLL = { interval: 1_000 };

const person = (name: string, phone: string): Person => ({
  name,
  phone,
  email: `${name.replace(" ", ".").toLowerCase()}@example.com`,
});
const ERASED = person("Zuleika Erasedotter", "+91 98 1111 2222");
const DELETED = person("Bartholomew Deletedson", "+91 98 3333 4444");
const EXPIRED = person("Philippa Expiredotter", "+91 98 5555 6666");

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of ends.splice(0).reverse()) await undo();
});

async function createEnvironment(name: keyof typeof ENVIRONMENTS): Promise<Environment> {
  const environment = await ENVIRONMENTS[name]();
  ends.push(environment.remove);
  return environment;
}

async function launch({ settings }: Environment, more: Record<string, string> = {}): Promise<RunningCms> {
  const cms = await launchCms({ ...settings, ...more });
  ends.push(() => cms.exitCode ?? cms.signalCode ?? end(cms, "SIGTERM"));
  return cms;
}

/** The digest of each applicant's private link. */
const digests = new Map<string, string>();

async function apply({ settings }: Environment, applicant: Person): Promise<string> {
  const resume = new File(["%PDF-1.4\n%%EOF"], "cv.pdf", { type: "application/pdf" });
  const answer = await fetch(`${settings.CMS_URL}/api/job-applications`, {
    method: "POST",
    headers: { ...bySite(settings), "x-client-address": "10.1.0.1" },
    body: applicationForm(resume, { job: await firstJob(settings), ...applicant }),
  });
  expect(answer.status).toBe(201);
  const select = "select access_digest as digest from job_applications where email = ?";
  const [{ digest } = {}] = await sqlIn(settings, select, applicant.email);
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  digests.set(applicant.email, String(digest));
  const { id } = (await answer.json()) as { id: string };
  await write(settings, id, "notes", "POST", { text: `Called ${applicant.name}` });
  await write(settings, "mails", "", "POST", {
    ids: [id],
    subject: "Interview of {name}",
    text: "Dear {name}, {link}",
    interview: {
      startsAt: "2036-01-01T10:00:00Z",
      minutes: 45,
      zone: "Europe/London",
      where: `At ${applicant.name}’s`,
    },
  });
  await write(settings, id, "", "PATCH", { status: "rejected", reason: `${applicant.name} is too far away` });
  return id;
}

async function write(settings: Environment["settings"], id: string, path: string, method: string, body: object) {
  const signedIn = (await (await signInTo(settings, "jobs-admin")).json()) as SignedIn;
  const answer = await fetch(`${settings.CMS_URL}/api/dashboard/applications/${id}/${path}`.replace(/\/$/, ""), {
    method,
    headers: {
      ...bySite(settings),
      "content-type": "application/json",
      authorization: `Bearer ${signedIn.access.token}`,
    },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
}

function erase({ settings }: Environment, { email }: Person): Promise<Response> {
  return fetch(`${settings.CMS_URL}/api/job-applications/erase`, {
    method: "POST",
    headers: { "content-type": "application/json", ...bySite(settings) },
    body: JSON.stringify({ email }),
  });
}

async function deleteInPanel({ settings }: Environment, id: string, answerId: string): Promise<void> {
  const panel = createPanel(settings.CMS_URL ?? "", await signInToPanel(settings.CMS_URL ?? "", PANEL_ACCOUNT));
  expect((await panel.collection("job-application").remove(id)).status).toBe(200);
  expect((await panel.collection("form-answer").remove(answerId)).status).toBe(200);
}

/** Returns the files in a folder that contain any of these words. */
function traces(folder: string, ...words: string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => {
      const content = readIfThere(file);
      return words.some((word) => content.includes(word));
    })
    .map((file) => path.relative(folder, file));
}

function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.of();
  }
}

const tracesOf = (folder: string, { name, email, phone }: Person) =>
  traces(folder, name, email, phone, ...[digests.get(email) ?? []].flat());

it("on SQLite no byte of a person stays in the data folder", async () => {
  const environment = await createEnvironment("SQLite and a folder");
  const { dataDir } = environment;
  await copySeeded(dataDir);
  const file = path.join(dataDir, "cms.sqlite");
  const older = new Database(file);
  const row = older.prepare("insert into mails (document_id, text) values (?, ?)").run("of-before", BEFORE);
  older.prepare("delete from mails where id = ?").run(row.lastInsertRowid);
  // The seeded database is new, and so already purged.
  older.prepare("delete from strapi_core_store_settings where key like '%deleted_bytes%'").run();
  older.close();
  expect(traces(dataDir, BEFORE)).toEqual(["cms.sqlite"]);

  let cms = await launch(environment);
  expect(traces(dataDir, BEFORE)).toEqual([]);

  const ids: string[] = [];
  const answerIds: string[] = [];
  for (const applicant of [ERASED, DELETED, EXPIRED]) {
    ids.push(await apply(environment, applicant));
    answerIds.push(await answerForm(environment.settings, applicant));
  }
  expect(tracesOf(dataDir, ERASED)).not.toEqual([]);
  expect((await erase(environment, ERASED)).status).toBe(200);
  expect(tracesOf(dataDir, ERASED)).toEqual([]);

  // A running backup keeps the data from its beginning.
  const backup = new Database(file, { readonly: true });
  backup.exec("begin");
  expect(backup.prepare("select count(*) as left from job_applications").get()).toEqual({ left: 2 });
  await deleteInPanel(environment, ids[1] ?? "", answerIds[1] ?? "");
  expect((await erase(environment, EXPIRED)).status).toBe(200);
  for (const applicant of [DELETED, EXPIRED]) expect(tracesOf(dataDir, applicant)).not.toEqual([]);
  backup.close();
  await expect.poll(() => [DELETED, EXPIRED].flatMap((each) => tracesOf(dataDir, each)), POLL).toEqual([]);

  await apply(environment, EXPIRED);
  await answerForm(environment.settings, EXPIRED);
  for (const table of ["job_applications", "form_answers"]) {
    await sqlIn(environment.settings, `update ${table} set created_at = 1`);
  }
  await end(cms, "SIGKILL");
  expect(tracesOf(dataDir, EXPIRED)).not.toEqual([]);
  cms = await launch(environment, { APPLICATION_RETENTION_DAYS: "5" });
  await expect.poll(() => tracesOf(dataDir, EXPIRED), POLL).toEqual([]);
  expect(traces(dataDir, DELETED.name, ERASED.name, BEFORE)).toEqual([]);
});

it("on PostgreSQL no byte of a person stays in a table or a bucket", { tags: ["nightly"] }, async () => {
  const environment = await createEnvironment("PostgreSQL and a bucket");
  await launch(environment);
  const [{ data_directory: data } = {}] = await sqlIn(environment.settings, "show data_directory");
  // While it looks at a table, a rewrite of that table keeps the rows that it may still see.
  await sqlIn(environment.settings, "alter system set autovacuum = off");
  await sqlIn(environment.settings, "select pg_reload_conf()");
  const tables = async (applicant: Person) => {
    // The next checkpoint removes the files of a rewritten table.
    await sqlIn(environment.settings, "checkpoint");
    return tracesOf(path.join(String(data), "base"), applicant);
  };
  await apply(environment, ERASED);
  await answerForm(environment.settings, ERASED);
  const id = await apply(environment, DELETED);
  const answerId = await answerForm(environment.settings, DELETED);
  // PostgreSQL does this by itself from time to time, and samples columns for its planner.
  await sqlIn(environment.settings, "analyze");
  expect(await tables(ERASED)).not.toEqual([]);

  expect((await erase(environment, ERASED)).status).toBe(200);
  await expect.poll(() => tables(ERASED), POLL).toEqual([]);
  expect(await tables(DELETED)).not.toEqual([]);
  await deleteInPanel(environment, id, answerId);
  await expect.poll(() => tables(DELETED), POLL).toEqual([]);

  expect(await environment.stored()).toEqual([]);
  for (const applicant of [ERASED, DELETED]) expect(tracesOf(environment.dataDir, applicant)).toEqual([]);
});
