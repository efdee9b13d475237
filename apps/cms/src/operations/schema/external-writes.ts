import {
  CONTENT_TAGS,
  CONTENT_TYPES,
  type ContentTag,
  type ContentType,
  uidOf,
} from "@repo/contract/page/content-types";
import type { Core, UID } from "@strapi/strapi";
import { contentChanged } from "../../content/changes/content-changed";

type Writes = Map<ContentTag, number>;

let before: Writes | undefined;

/** Finds writes that bypass Strapi, by the database's own counters. */
export async function checkExternalWrites(strapi: Core.Strapi): Promise<void> {
  const writes = await (strapi.db.dialect.client === "sqlite" ? inSqlite(strapi) : inPostgres(strapi));
  const changed = [...writes].filter(([type, count]) => before && before.get(type) !== count).map(([type]) => type);
  before = writes;
  if (changed.length > 0) await contentChanged(strapi, { types: changed, documents: "any" });
}

async function inSqlite(strapi: Core.Strapi): Promise<Writes> {
  const [{ data_version: version }] = await strapi.db.connection.raw("pragma data_version");
  return new Map(CONTENT_TAGS.map((tag) => [tag, version]));
}

/** Counts the CMS's own writes too, so their pages are rendered twice. */
async function inPostgres(strapi: Core.Strapi): Promise<Writes> {
  const { rows } = await strapi.db.connection.raw(
    `select relname, n_tup_ins + n_tup_upd + n_tup_del as writes
from pg_stat_user_tables where schemaname = current_schema()`,
  );
  const byTable = new Map<string, number>(rows.map(({ relname, writes }: Row) => [relname, Number(writes)]));
  const sumOf = (tables: Set<string>) => [...tables].reduce((sum, table) => sum + (byTable.get(table) ?? 0), 0);
  const types = CONTENT_TYPES.map((type): [ContentType, number] => [type, sumOf(tablesOf(strapi, uidOf(type)))]);
  const others: [ContentTag, number][] = [
    ["media", sumOf(new Set(["files"]))],
    ["redirect", sumOf(new Set(["redirects"]))],
  ];
  return new Map<ContentTag, number>([...types, ...others]);
}

type Row = { relname: string; writes: string };
type Attribute = { joinTable?: { name: string }; target?: string };

function tablesOf(strapi: Core.Strapi, uid: string, found = new Set<string>()): Set<string> {
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  found.add(tableName);
  for (const { joinTable, target } of Object.values(attributes) as Attribute[]) {
    if (joinTable && joinTable.name !== "files_related_mph") found.add(joinTable.name);
    if (target && target in strapi.components) tablesOf(strapi, target, found);
  }
  // The loop above doesn't reach dynamic zones, which have no target. Their components contain no dynamic zones.
  for (const attribute of Object.values(strapi.getModel(uid as UID.Schema).attributes)) {
    if (attribute.type === "dynamiczone") for (const part of attribute.components) tablesOf(strapi, part, found);
  }
  return found;
}
