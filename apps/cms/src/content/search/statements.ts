import { PREFIX_MIN, spellingsOf, TEXT_PREFIX_MIN } from "@repo/contract/search/search";
import type { Core } from "@strapi/strapi";
import { ENTRIES, FULL_TEXT, isPostgres } from "./search-tables";

/** Where the words must be: in the title, in the title, summary or keywords, or anywhere. */
export type Place = "title" | "head" | "all";

export type Condition = { sql: string; values: (string | number)[] };

/**
 * Returns a condition on rows `e` of `ENTRIES` that have all words in one of their spellings, or any of them. `words`
 * hold only letters and digits, so nothing in them is syntax.
 */
export function having(strapi: Core.Strapi, words: string[], place: Place, match: "all" | "some"): Condition {
  return isPostgres(strapi) ? inPostgres(words, place, match) : inSqlite(words, place, match);
}

function inSqlite(words: string[], place: Place, match: "all" | "some"): Condition {
  const termOf = (word: string) => {
    const beginning = `"${word}" *`;
    if (word.length < PREFIX_MIN) return `{${FTS_COLUMNS[place]}} : ("${word}")`;
    if (place !== "all" || word.length >= TEXT_PREFIX_MIN) return `{${FTS_COLUMNS[place]}} : (${beginning})`;
    return `({${FTS_COLUMNS.head}} : (${beginning}) OR {body} : ("${word}"))`;
  };
  const terms = spellingsOf(words).map((spellings) => `(${spellings.map(termOf).join(" OR ")})`);
  const query = terms.join(match === "all" ? " AND " : " OR ");
  return { sql: `e.id in (select rowid from ${FULL_TEXT} where ${FULL_TEXT} match ?)`, values: [query] };
}

const FTS_COLUMNS = { title: "title", head: "title head", all: "title head body" };

function inPostgres(words: string[], place: Place, match: "all" | "some"): Condition {
  const has = (column: Place, query: string) => ({ sql: `e.${column}_words @@ ?::tsquery`, values: [query] });
  const conditionOf = (word: string): Condition => {
    const [whole, beginning] = [`'${word}'`, `'${word}':*`];
    if (word.length < PREFIX_MIN) return has(place, whole);
    if (place !== "all" || word.length >= TEXT_PREFIX_MIN) return has(place, beginning);
    return joined([has("all", whole), has("head", beginning)], "or");
  };
  const conditions = spellingsOf(words).map((spellings) => joined(spellings.map(conditionOf), "or"));
  return joined(conditions, match === "all" ? "and" : "or");
}

const joined = (conditions: Condition[], by: "and" | "or"): Condition => ({
  sql: `(${conditions.map(({ sql }) => sql).join(` ${by} `)})`,
  values: conditions.flatMap(({ values }) => values),
});

export type Visible = { kinds: readonly string[]; today: string };

export function counted(condition: Condition, visible: Visible): Condition {
  const { sql, values } = visibleRows(condition, visible);
  return { sql: `select e.kind, count(*) as total ${sql} group by e.kind`, values };
}

export function all(condition: Condition, visible: Visible): Condition {
  const { sql, values } = visibleRows(condition, visible);
  return { sql: `select e.id ${sql}`, values };
}

export function newest(condition: Condition, visible: Visible, limit: number): Condition {
  const { sql, values } = visibleRows(condition, visible);
  return {
    sql: `select e.id ${sql} order by e.rank desc, e.document_id desc limit ?`,
    values: [...values, limit],
  };
}

function visibleRows(condition: Condition, { kinds, today }: Visible): Condition {
  return {
    sql: `from ${ENTRIES} e
where ${condition.sql} and (e.until is null or e.until >= ?) and e.kind in (${kinds.map(() => "?").join(", ")})`,
    values: [...condition.values, today, ...kinds],
  };
}

export async function read<Row>(strapi: Core.Strapi, { sql, values }: Condition): Promise<Row[]> {
  const answer = await strapi.db.connection.raw(sql, values);
  return isPostgres(strapi) ? answer.rows : answer;
}
