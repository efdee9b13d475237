import { cmsSettings } from "../../settings";
import { checkArchive, type Manifest, partsOf } from "./archive";
import { BackupError } from "./backup-error";
import { isBackedUp } from "./backup-tables";
import { isSameView } from "./is-same-view";
import { openDatabase } from "./read-tables";
import type { Row } from "./values";
import { migrationsOf } from "./version";

type Tables = Map<string, Row[]>;

const CONTENT_TYPES = "strapi_content_types_schema";
const SETTINGS = "strapi_core_store_settings";
const ADMINISTRATORS = "strapi-super-admin";
const VIEW = /^plugin_content_manager_configuration_(?:content_types|components)::(.*)$/;
const TYPE_OF_SITE = /^(api|plugin)::/;

export async function describeArchive(file: string) {
  const { product, strapi, takenAt, tables, parts, missing } = await checkArchive(file);
  const bytes = Object.values(parts).reduce((sum, part) => sum + part.bytes, 0);
  const files = Object.keys(parts).filter((name) => !name.startsWith("database/")).length;
  return { product, strapi, takenAt, rows: tables.reduce((sum, { rows }) => sum + rows, 0), files, bytes, missing };
}

/** Lists what this version has made of the archive's rows in this instance, which has started after the restore. */
export async function changesSince(file: string): Promise<string[]> {
  const manifest = await checkArchive(file);
  const before = await rowsOf(file, manifest);
  const snapshot = await openDatabase(cmsSettings());
  if (!snapshot) throw new BackupError("The copy has no database.");
  const after: Tables = new Map();
  let migrations: string[];
  try {
    for (const table of snapshot.tables.filter(({ name }) => isBackedUp(name))) {
      const rows: Row[] = [];
      for await (const row of snapshot.rows(table)) rows.push(row);
      after.set(table.name, rows);
    }
    migrations = (await migrationsOf(snapshot)).filter((name) => !manifest.migrations.includes(name));
  } finally {
    await snapshot.close();
  }
  return [
    ...migrations.map((name) => `Migration: ${name}`),
    ...typesOf(before, after),
    ...rolesOf("Panel role", before, after, "admin"),
    ...rolesOf("Site role", before, after, "up"),
    ...settingsOf(before, after),
    ...rowCountsOf(manifest, after),
  ];
}

async function rowsOf(file: string, manifest: Manifest): Promise<Tables> {
  const tables: Tables = new Map();
  for await (const { name, content } of partsOf(file, manifest)) {
    const table = /^database\/(\w+)\//.exec(name)?.[1];
    if (!table) continue;
    const lines = content.toString().trimEnd().split("\n");
    tables.set(table, [...(tables.get(table) ?? []), ...lines.map((line): Row => JSON.parse(line))]);
  }
  return tables;
}

const listed = (rows: Tables, table: string): Row[] => rows.get(table) ?? [];

function typesOf(before: Tables, after: Tables): string[] {
  const of = (rows: Tables) => {
    const stored = listed(rows, SETTINGS).find(({ key }) => key === CONTENT_TYPES);
    return new Set(Object.keys(JSON.parse(String(stored?.value ?? "{}"))).filter((uid) => TYPE_OF_SITE.test(uid)));
  };
  return differences(of(before), of(after)).map(([uid, change]) => `Content type ${change}: ${uid}`);
}

/** Lists changed permissions of roles, except those of administrators, who may do everything in any version. */
function rolesOf(kind: string, before: Tables, after: Tables, prefix: "admin" | "up"): string[] {
  const of = (rows: Tables) => {
    const permissions = new Map(listed(rows, `${prefix}_permissions`).map((row) => [row.id, row]));
    const roles = new Map<string, Set<string>>();
    for (const { id, name, code } of listed(rows, `${prefix}_roles`)) {
      if (code === ADMINISTRATORS) continue;
      const links = listed(rows, `${prefix}_permissions_role_lnk`).filter(({ role_id }) => role_id === id);
      const actions = links.map(({ permission_id }) => {
        const { action, subject } = permissions.get(permission_id) ?? {};
        return subject ? `${action} on ${subject}` : String(action);
      });
      roles.set(String(name), new Set(actions));
    }
    return roles;
  };
  const [old, current] = [of(before), of(after)];
  const lines = differences(new Set(old.keys()), new Set(current.keys())).map(
    ([name, change]) => `${kind} ${change}: ${name}`,
  );
  for (const [name, actions] of old) {
    const found = current.get(name);
    if (!found) continue;
    for (const [action, change] of differences(actions, found)) lines.push(`${kind} ${name}, ${change}: ${action}`);
  }
  return lines;
}

function settingsOf(before: Tables, after: Tables): string[] {
  const of = (rows: Tables) => new Map(listed(rows, SETTINGS).map(({ key, value }) => [String(key), value]));
  const current = of(after);
  return [...of(before)].flatMap(([key, value]) => {
    if (key === CONTENT_TYPES || current.get(key) === value) return [];
    const view = VIEW.exec(key)?.[1];
    if (view && current.has(key)) {
      if (isSameView(view, value, current.get(key))) return [];
      return [`View of the panel replaced, with all that was configured in it: ${view}`];
    }
    return [`Setting of the panel ${current.has(key) ? "changed" : "removed"}: ${key}`];
  });
}

const COMPARED_ALREADY = /^(admin|up)_(permissions|roles)|^strapi_core_store_settings$/;

function rowCountsOf(manifest: Manifest, after: Tables): string[] {
  const changed = manifest.tables
    .filter(({ name }) => !COMPARED_ALREADY.test(name))
    .flatMap(({ name, rows }) => {
      const found = after.get(name)?.length;
      if (found === rows) return [];
      return [
        found === undefined ? `Table left out: ${name}, with ${rows} rows` : `Rows of ${name}: ${rows} become ${found}`,
      ];
    });
  const older = new Set(manifest.tables.map(({ name }) => name));
  const filled = [...after].filter(([name, rows]) => !older.has(name) && rows.length > 0);
  return [...changed, ...filled.map(([name, { length }]) => `Table added: ${name}, with ${length} rows`)];
}

function differences(before: Set<string>, after: Set<string>): [name: string, change: "removed" | "added"][] {
  return [
    ...[...before].filter((name) => !after.has(name)).map((name): [string, "removed"] => [name, "removed"]),
    ...[...after].filter((name) => !before.has(name)).map((name): [string, "added"] => [name, "added"]),
  ];
}
