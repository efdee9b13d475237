import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sqlIn } from "../database";
import { killsOf } from "./long-run";
import { type Place, runSteps, startPlaces } from "./places";

type Fixture = {
  /** SQL for the part of an older database that the migration reads. `key` stands for an automatic primary key. */
  before: string[];
  /** The content of that database, without keys. */
  content: string[];
  /** The content after the migration. */
  after: unknown[][];
  /** Checks for what only a migrated or only an older database has. */
  isDone: (place: Place) => Promise<boolean>;
};

const MIGRATIONS = path.resolve("database/migrations");
const NOTES = 120;

const note = (index: number) => `Note ${String(index).padStart(3, "0")}`;
const notes = Array.from({ length: NOTES }, (_, index) => ({ application: `application-${index}`, text: note(index) }));

const FIXTURES: Record<string, Fixture> = {
  "2026.11.25T00.00.00.names-of-plugins.js": {
    before: [
      "create table admin_permissions (id key, action text, subject text)",
      `insert into admin_permissions (action, subject) values
        ('api::publishing-checks.update', null), ('explorer.read', 'api::redirect.redirect'), ('explorer.read', 'api::job.job')`,
      'create table strapi_core_store_settings (id key, "key" text, value text)',
      `insert into strapi_core_store_settings ("key", value) values
        ('plugin_content_manager_configuration_content_types::api::redirect.redirect', '{"uid":"api::redirect.redirect"}'),
        ('core_panel_configurations_digests', '{"api::redirect.redirect":"1","api::job.job":"2"}')`,
    ],
    content: [
      "select action, subject from admin_permissions order by action, subject",
      'select "key", value from strapi_core_store_settings order by "key"',
    ],
    after: [
      [
        { action: "explorer.read", subject: "api::job.job" },
        { action: "explorer.read", subject: "plugin::page-redirects.redirect" },
        { action: "plugin::publishing-checks.levels.update", subject: null },
      ],
      [
        {
          key: "core_panel_configurations_digests",
          value: '{"plugin::page-redirects.redirect":"1","api::job.job":"2"}',
        },
        {
          key: "plugin_content_manager_configuration_content_types::plugin::page-redirects.redirect",
          value: '{"uid":"plugin::page-redirects.redirect"}',
        },
      ],
    ],
    isDone: async (place) =>
      (await sqlIn(place, "select id from admin_permissions where subject = 'api::redirect.redirect'")).length === 0,
  },
  "2026.11.25T12.00.00.header-menu-items.js": {
    before: [
      "create table components_shared_links (id key, label text, href text, new_tab boolean)",
      `insert into components_shared_links (label, href) values
        ('Home', '/'), ('About', '/about'), ('Home', '/'), ('A button', '/contact')`,
      'create table headers_cmps (id key, entity_id integer, cmp_id integer, component_type text, field text, "order" integer)',
      `insert into headers_cmps (entity_id, cmp_id, component_type, field, "order") values
        (1, 1, 'shared.link', 'links', 1), (1, 2, 'shared.link', 'links', 2), (2, 3, 'shared.link', 'links', 1),
        (2, 4, 'shared.link', 'button', 1)`,
    ],
    content: [
      "select label, href from components_shared_links order by id",
      'select entity_id, component_type, field, "order" from headers_cmps order by id',
    ],
    after: [
      [{ label: "A button", href: "/contact" }],
      [
        { entity_id: 1, component_type: "site.menu-item", field: "links", order: 1 },
        { entity_id: 1, component_type: "site.menu-item", field: "links", order: 2 },
        { entity_id: 2, component_type: "site.menu-item", field: "links", order: 1 },
        { entity_id: 2, component_type: "shared.link", field: "button", order: 1 },
      ],
    ],
    isDone: async (place) => {
      if (!(await has(place, "components_site_menu_items"))) return false;
      const items = await sqlIn(
        place,
        `select label, href from headers_cmps join components_site_menu_items as item on item.id = cmp_id
         where component_type = 'site.menu-item' order by headers_cmps.id`,
      );
      expect(items).toEqual([
        { label: "Home", href: "/" },
        { label: "About", href: "/about" },
        { label: "Home", href: "/" },
      ]);
      expect(await sqlIn(place, "select id from components_site_menu_items")).toHaveLength(items.length);
      return true;
    },
  },
  "2026.11.25T18.00.00.application-notes.js": {
    before: [
      "create table job_applications (id key, document_id text, note text, updated_at timestamp)",
      `insert into job_applications (document_id, note) values ${notes
        .map(({ application, text }) => `('${application}', '${text}')`)
        .join(", ")}, ('without-note', null)`,
    ],
    content: ["select document_id from job_applications order by id"],
    after: [[...notes.map(({ application }) => ({ document_id: application })), { document_id: "without-note" }]],
    isDone: async (place) => {
      if (!(await has(place, "application_events"))) return false;
      const events = await sqlIn(place, "select application, text from application_events order by text");
      expect(events).toEqual(notes);
      expect(await sqlIn(place, "select note from job_applications where note is not null")).toEqual([]);
      return true;
    },
  },
};

describe("on SQLite", () => run("SQLite"));
describe("on PostgreSQL", { tags: ["nightly"] }, () => run("PostgreSQL"));

function run(database: string): void {
  let places: Awaited<ReturnType<typeof startPlaces>>;

  beforeAll(async () => {
    places = await startPlaces(database);
  });
  afterAll(() => places.stop());

  it("each migration is tested, and named in the changelog", async () => {
    const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith(".js"));
    expect(names).toEqual(Object.keys(FIXTURES));
    const changelog = await readFile("../../CHANGELOG.md", "utf8");
    for (const name of names) expect(changelog).toContain(name.replace(/^.*\.(?=[a-z])(.*)\.js$/, "`$1`"));
  });

  it.each(Object.entries(FIXTURES))("%s can be killed before any statement, and runs again", async (name, fixture) => {
    const migrate = (place: Place, killBefore?: number) =>
      runSteps({ migration: path.join(MIGRATIONS, name), places: [place], killBefore });
    const create = async (which: string) => {
      const place = await places.create(`${name.toLowerCase().replace(/\W/g, "_")}_${which}`);
      for (const line of fixture.before) await sqlIn(place, keyed(line));
      return place;
    };
    const expectDone = async (place: Place) => {
      const { status, errors, statements } = await migrate(place);
      expect(status, errors).toBe(0);
      expect(await fixture.isDone(place)).toBe(true);
      expect(await read(place, fixture)).toEqual(fixture.after);
      return statements;
    };

    const undisturbed = await create("undisturbed");
    const statements = await expectDone(undisturbed);
    // These are its own statements, in addition to begin and commit.
    expect(statements.length).toBeGreaterThan(4);
    // It runs again, because a process killed after the transaction hasn't recorded that the migration is done.
    await expectDone(undisturbed);
    for (const statement of killsOf(Array(statements.length).fill(name), `${name} on ${database}`)) {
      const place = await create(String(statement));
      const older = await read(place, fixture);
      const { signal, errors } = await migrate(place, statement);
      const before = `killed before statement ${statement}, ${statements[statement - 1]?.[1]}`;
      expect(signal, `${before}\n${errors}`).toBe("SIGKILL");
      expect(await fixture.isDone(place), before).toBe(false);
      expect(await read(place, fixture), before).toEqual(older);
      await expectDone(place);
    }
  });

  const keyed = (line: string) =>
    line.replace(/\bid key\b/, places.isPostgres ? "id serial primary key" : "id integer primary key autoincrement");
}

async function read(place: Place, { content }: Fixture): Promise<unknown[][]> {
  const rows: unknown[][] = [];
  for (const statement of content) rows.push(await sqlIn(place, statement));
  return rows;
}

async function has(place: Place, table: string): Promise<boolean> {
  const found = await sqlIn(
    place,
    place.DATABASE_URL
      ? "select table_name from information_schema.tables where table_name = ?"
      : "select name from sqlite_master where name = ?",
    table,
  );
  return found.length > 0;
}
