import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { posts } from "../../seed/data/posts";
import { indexStatements } from "./indexes";
import { tableStatements } from "./table-statements";
import { updatedAtTrigger } from "./updated-at";

const TABLE = "blog_posts";
/** Whatever it still has is of the posts that are gone, and on PostgreSQL it has lost its foreign key. */
const LINKS = "blog_posts_author_lnk";
const DAY_MS = 24 * 60 * 60 * 1000;

export async function blogSetup(strapi: Core.Strapi): Promise<{ database: string; sql: string }> {
  const { client } = strapi.db.dialect;
  const statements = [
    `drop table if exists ${LINKS}`,
    ...(await tableStatements(strapi, TABLE, LINKS)).map(inLines),
    ...indexStatements(TABLE),
    ...updatedAtTrigger(client),
    samplePosts(client),
  ];
  return {
    database: client === "sqlite" ? "SQLite" : "PostgreSQL",
    sql: ["begin", ...statements, "commit"].map((statement) => `${statement};\n`).join("\n"),
  };
}

function inLines(statement: string): string {
  return statement.startsWith("create table")
    ? statement
        .replace("(", "(\n  ")
        .replace(/, (?=[`"]|constraint )/g, ",\n  ")
        .replace(/\)$/, "\n)")
    : statement;
}

function samplePosts(client: string): string {
  const rows = posts.map(({ title, description, metaTags, daysAgo }) => {
    const written = new Date(Date.now() - daysAgo * DAY_MS);
    return `  (${[randomUUID(), title, description, metaTags].map(quote).join(", ")}, ${time(client, written)})`;
  });
  return `with post (document_id, title, description, meta_tags, written) as (values
${rows.join(",\n")}
), version (published) as (values (0), (1))
insert into ${TABLE} (document_id, title, description, meta_tags, created_at, updated_at, published_at)
select document_id, title, description, meta_tags, written, written, case when published = 1 then written end
from post cross join version
where not exists (select 1 from ${TABLE})
order by written, published`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function time(client: string, moment: Date): string {
  return client === "sqlite" ? String(moment.getTime()) : `timestamp '${moment.toISOString().slice(0, -1)}'`;
}
