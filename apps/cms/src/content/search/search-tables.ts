import type { Core } from "@strapi/strapi";

export type Knex = Core.Strapi["db"]["connection"];
export type Transaction = Parameters<Parameters<Knex["transaction"]>[0]>[0];

export const ENTRIES = "search_entries";
export const VOCABULARY = "search_words";
export const MISSES = "search_misses";
/** Name of the full-text index of `ENTRIES` on SQLite; PostgreSQL's is in columns of that table. */
export const FULL_TEXT = "search_text";
export const FULL_TEXT_WORDS = "search_text_words";

/** True for tables whose content follows from the published entries, unlike that of `MISSES`. */
export const isSearchIndex = (table: string) =>
  table === ENTRIES || table === VOCABULARY || table.startsWith(FULL_TEXT);

/** The column added last: a table without it comes from an older version. */
const LAST_COLUMN = "is_known";

export const isPostgres = (strapi: Core.Strapi) => strapi.db.dialect.client === "postgres";

/** Runs at every start; `reconcile` fills the new tables. */
export async function ensureSearchTables(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  const sqlText = isPostgres(strapi) ? `text collate "C"` : "text";
  const isCurrent = (await knex.schema.hasTable(ENTRIES)) && (await knex.schema.hasColumn(ENTRIES, LAST_COLUMN));
  if (!isCurrent) {
    await knex.transaction(async (trx) => {
      for (const table of [FULL_TEXT_WORDS, FULL_TEXT, VOCABULARY, ENTRIES]) await trx.schema.dropTableIfExists(table);
      await trx.schema.createTable(ENTRIES, (table) => {
        table.increments("id");
        table.string("kind", 40).notNullable();
        table.string("document_id").notNullable();
        table.string("stamp").notNullable();
        table.bigInteger("rank").notNullable();
        table.string("until", 10);
        table.text("title_folded").notNullable();
        table.text("head_folded").notNullable();
        table.smallint(LAST_COLUMN).notNullable();
        table.text("path").notNullable();
        table.text("title").notNullable();
        table.text("summary").notNullable();
        table.text("keywords").notNullable();
        table.text("body").notNullable();
        if (isPostgres(strapi)) for (const column of VECTORS) table.specificType(column, "tsvector").notNullable();
        table.unique(["kind", "document_id"]);
      });
    });
  }
  for (const statement of isPostgres(strapi)
    ? VECTORS.map((column) => `create index if not exists ${ENTRIES}_${column} on ${ENTRIES} using gin (${column})`)
    : [
        // Words are stored folded and separated by spaces; their place in a text makes no difference.
        `create virtual table if not exists ${FULL_TEXT} using fts5(title, head, body, content = '', contentless_delete = 1,
detail = column, tokenize = 'ascii', prefix = '2 3')`,
        // This index has the order of results, so that texts of matches needn't be read.
        `create index if not exists ${ENTRIES}_best on ${ENTRIES} (kind, rank desc, document_id desc, until)`,
        `create virtual table if not exists ${FULL_TEXT_WORDS} using fts5vocab(${FULL_TEXT}, row)`,
      ]) {
    await knex.raw(statement);
  }
  await knex.raw(`create index if not exists ${ENTRIES}_unknown on ${ENTRIES} (id) where is_known = 0`);
  await knex.raw(`create table if not exists ${VOCABULARY} (word ${sqlText} primary key)`);
  await knex.raw(`create table if not exists ${MISSES} (
  day ${sqlText} not null, words ${sqlText} not null, times integer not null, primary key (day, words))`);
}

/** Columns for the words of the title; of title, summary and keywords; and of everything. */
const VECTORS = ["title_words", "head_words", "all_words"] as const;
