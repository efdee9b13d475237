// @module-tag nightly
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { seeded } from "@repo/testing/seed";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSteps } from "../../src/operations/schema/start-steps";
import { sqlIn } from "../database";
import { cmsSettings, machine } from "../setup/start-cms";
import { killsOf, LONG_RUN } from "./long-run";
import { type Place, runSteps, startPlaces } from "./places";

const ARCHIVE = path.resolve("../../lab/upgrades/archives/1.0.0/archive.tar.gz");
const OLDER = "older";
/** In this table, steps also record that they are done. */
const MARKS = "strapi_core_store_settings";
/** Columns that differ between runs: moments, and numbers that a killed transaction used up. */
const OF_THE_RUN = ["id", "document_id", "created_at", "updated_at"];
/** A step makes all rows of this table, and publishes them. */
const MADE = "application_mail_templates";
/** Tables that are compared only by what people see. */
const FOLDERS = ["upload_folders", "files_folder_lnk"];

/** Turns a restored instance of 1.0.0 back: removes what later starts made, and adds what they correct. */
const MADE_OLDER = {
  both: [
    "drop table rate_limits",
    "drop table search_misses",
    "drop table search_words",
    "drop table search_entries",
    "create table search_entries (id integer, kind text)",
    "insert into search_entries values (1, 'of an older version')",
    // Two rows share one idempotency key.
    "update job_applications set idempotency_key = 'twice' where id in (select id from job_applications order by id limit 2)",
    "insert into form_answers (document_id, idempotency_key) values ('one', 'twice'), ('other', 'twice'), ('third', 'once')",
    // One application has no status, and a replica of 1.0.0 wrote a note after the migration.
    "update job_applications set note = 'Late' where id = (select max(id) from job_applications)",
    "update job_applications set status = null where id = (select max(id) from job_applications)",
    // One job has no dates and a draft newer than its published version, one has no address, and two share one.
    `update jobs set posted_at = null, closes_at = null, published_at =
      (select max(other.published_at) from jobs other where other.document_id = jobs.document_id and jobs.published_at is null)
      where document_id in (select distinct document_id from jobs order by document_id limit 1)`,
    `update jobs set slug = null
      where document_id in (select distinct document_id from jobs order by document_id limit 1 offset 1)`,
    "update jobs set slug = 'same' where document_id in (select distinct document_id from jobs order by document_id desc limit 2)",
    // Two pictures of the seed are in no folder.
    "update files set folder_path = '/elsewhere' where id not in (select id from files where folder_path = '/' order by id limit 2)",
    `delete from ${MADE}`,
    `delete from strapi_core_store_settings where "key" in
      ('core_media_folders_sorted', 'core_deleted_bytes_dropped', 'core_mail_templates_added')`,
  ],
  SQLite: ["drop table search_text_words", "drop table search_text", "drop trigger blog_posts_updated_at"],
  PostgreSQL: ["drop function blog_posts_refresh_updated_at cascade"],
};

const ONLY = { SQLite: "deleted-bytes", PostgreSQL: "unsampled-columns" };

/** In a short run, each step is killed on one database: the one where it has work, or else the seed's choice. */
function isKilledOn(kind: keyof typeof ONLY, step = ""): boolean {
  if (LONG_RUN) return true;
  if (Object.values(ONLY).includes(step)) return step === ONLY[kind];
  return kind === (seeded(`database of ${step}`).below(2) === 0 ? "SQLite" : "PostgreSQL");
}

/** Both databases use the same models. */
let models: Buffer | undefined;

describe.each(["SQLite", "PostgreSQL"] as const)("on %s", (kind) => {
  let places: Awaited<ReturnType<typeof startPlaces>>;
  let settings: Record<string, string>;
  let modelsFile: string;
  let undisturbed: Awaited<ReturnType<typeof runSteps>>;
  let tables: string[];
  let expected: Contents;

  const start = (starting: Place[], killBefore?: number) =>
    runSteps({ models: modelsFile, places: starting, killBefore }, settings);

  beforeAll(async () => {
    places = await startPlaces(kind);
    const older = await places.create(OLDER);
    modelsFile = path.join(places.folder, "models.json");
    settings = {
      ...(await cmsSettings(path.join(places.folder, OLDER))),
      ...(places.isPostgres && { DATABASE_CLIENT: "postgres" }),
      ...older,
      NODE_COMPILE_CACHE: path.join(places.folder, "cache"),
    };
    await run("scripts/restore.mts", ARCHIVE);
    if (models) await writeFile(modelsFile, models);
    else await run("tests/faults/write-models.mts", modelsFile);
    models ??= await readFile(modelsFile);
    if (places.isPostgres) {
      // Autovacuum would take samples at unpredictable moments.
      await sqlIn(older, "alter system set autovacuum = off");
      await sqlIn(older, "select pg_reload_conf()");
    }
    const today = await start([await places.copy(OLDER, "today")]);
    expect(today.status, today.errors).toBe(0);
    const indexes = today.statements.flatMap(
      ([, sql]) => /^create (?:unique )?index if not exists (\w+)/.exec(sql)?.[1] ?? [],
    );
    for (const index of indexes) await sqlIn(older, `drop index ${index}`);
    for (const line of [...MADE_OLDER[kind], ...MADE_OLDER.both]) await sqlIn(older, line);
    if (places.isPostgres) await takeSamples(older);

    const place = await places.copy(OLDER, "undisturbed");
    undisturbed = await start([place]);
    expect(undisturbed.status, undisturbed.errors).toBe(0);
    tables = tablesIn(undisturbed.statements.map(([, sql]) => sql));
    expected = await contentsOf(place, tables);
  });
  afterAll(() => places.stop());

  // spawnSync would block, because PostgreSQL waits for this process to read its log.
  const run = (script: string, argument: string) =>
    promisify(execFile)(process.execPath, [script, argument], { env: { ...machine, ...settings } });

  it("each step has something to do, and its changes of rows are named in the changelog", async () => {
    const changing = new Set(undisturbed.statements.map(([step]) => step));
    const ofOther = ONLY[kind === "SQLite" ? "PostgreSQL" : "SQLite"];
    expect([...changing, ofOther].sort()).toEqual(Object.keys(startSteps).sort());
    const changelog = await readFile("../../CHANGELOG.md", "utf8");
    const brand = { name: "mark.svg", folder_path: "/1", folder: "Brand" };
    expect(expected.rows["files in folders"]).toContainEqual(brand);
    const ofRows = undisturbed.statements.filter(([, sql]) => tablesIn([sql]).some((table) => table !== MARKS));
    for (const [step] of ofRows) expect(changelog).toContain(`\`${step}\``);
  });

  it("a start that is killed in any step is completed by the next", async () => {
    const killed: { place: Place; before: string }[] = [];
    const steps = undisturbed.statements.map(([step]) => step);
    const kills = killsOf(steps, `start steps on ${kind}`).filter((statement) =>
      isKilledOn(kind, steps[statement - 1]),
    );
    for (const statement of kills) {
      const before = `killed before statement ${statement}, ${undisturbed.statements[statement - 1]?.join(": ")}`;
      const place = await places.copy(OLDER, `killed_${statement}`);
      const { signal, errors, statements } = await start([place], statement);
      expect(signal, `${before}\n${errors}`).toBe("SIGKILL");
      expect(statements, before).toEqual(undisturbed.statements.slice(0, statement - 1));
      killed.push({ place, before });
    }
    const { status, errors } = await start(killed.map(({ place }) => place));
    expect(status, errors).toBe(0);
    for (const { place, before } of killed) expect(await contentsOf(place, tables), before).toEqual(expected);
  });
});

/** Returns the tables whose rows the statements change. */
function tablesIn(statements: string[]): string[] {
  const named = statements.flatMap((sql) => /^(?:update|insert into|delete from) [`"]?(\w+)/.exec(sql)?.[1] ?? []);
  return [...new Set(named)];
}

type Rows = Record<string, unknown>[];
type Contents = { schema: Rows; rows: Record<string, Rows> };

/** `tables` lists all tables that the steps write to. */
async function contentsOf(place: Place, tables: string[]): Promise<Contents> {
  const rows: Contents["rows"] = {
    folders: await sqlIn(place, "select name, path, path_id from upload_folders order by path_id"),
    "files in folders": await sqlIn(
      place,
      `select files.name, files.folder_path, folder.name as folder from files
       left join files_folder_lnk link on link.file_id = files.id
       left join upload_folders folder on folder.id = link.folder_id order by files.id`,
    ),
  };
  for (const table of tables.filter((name) => !FOLDERS.includes(name))) {
    const found = await sqlIn(place, `select * from ${table}`);
    const moments = table === MADE ? [...OF_THE_RUN, "published_at"] : OF_THE_RUN;
    for (const row of found) for (const name of moments) delete row[name];
    rows[table] = found.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  }
  return { schema: await sqlIn(place, place.DATABASE_URL ? SCHEMA.PostgreSQL : SCHEMA.SQLite), rows };
}

const SCHEMA = {
  SQLite: "select type, name, sql from sqlite_master where name not like 'sqlite_%' order by type, name",
  PostgreSQL: `
    select 'index' as type, indexname as name, indexdef as is from pg_indexes where schemaname = 'public'
    union all select 'constraint', conname, pg_get_constraintdef(oid) from pg_constraint
    union all select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger
    union all select 'function', proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'sample', tablename || '.' || attname, '' from pg_stats where schemaname = 'public'
    union all select 'column', relname || '.' || attname,
      format_type(atttypid, atttypmod) || ' ' || coalesce(attstattarget, -1) || ' ' || attnotnull
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
    order by type, name`,
};

/** Lets the planner sample each column, as older versions did. */
async function takeSamples(place: Place): Promise<void> {
  const columns = await sqlIn(
    place,
    `select format('alter table %I alter column %I set statistics -1', relname, attname) as line
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attstattarget = 0`,
  );
  for (const { line } of columns) await sqlIn(place, String(line));
  await sqlIn(place, "analyze");
}
