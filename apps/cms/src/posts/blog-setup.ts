import { randomUUID } from "node:crypto";
import { mediaPath } from "@repo/contract/page/media";
import type { Core } from "@strapi/strapi";
import { posts } from "../../seed/data/posts";
import { libraryName } from "../../seed/pictures";
import { postText } from "../../seed/post-text";
import { indexStatements } from "../database/indexes";
import { tableStatements } from "../database/table-statements";
import { updatedAtTrigger } from "../database/updated-at";

const TABLE = "blog_posts";
/** Table of the posts' authors. Its rows are those of lost posts, and on PostgreSQL it has lost its foreign key. */
const LINKS = "blog_posts_author_lnk";
const POST = "api::blog-post.blog-post";
const DAY_MS = 24 * 60 * 60 * 1000;

export async function blogSetup(strapi: Core.Strapi): Promise<{ database: string; sql: string }> {
  const { client } = strapi.db.dialect;
  const statements = [
    `drop table if exists ${LINKS}`,
    ...(await tableStatements(strapi, TABLE, LINKS)).map(inLines),
    ...indexStatements(TABLE),
    ...updatedAtTrigger(client),
    ...(await samplePosts(strapi)),
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

/** Returns SQL rows of sample posts, with those pictures of the first content that are still in the media library. */
async function samplePosts(strapi: Core.Strapi): Promise<string[]> {
  const { client } = strapi.db.dialect;
  const stored = (file: string): Promise<{ id: number; url: string } | null> =>
    strapi.db.query("plugin::upload.file").findOne({ where: { name: libraryName(file) }, orderBy: { id: "asc" } });

  const rows: string[] = [];
  const covers: string[] = [];
  for (const { title, file, metaTags, daysAgo, cover } of posts) {
    const id = randomUUID();
    const text = await postText(file, async (picture) => mediaPath((await stored(picture.file))?.url ?? picture.file));
    const written = new Date(Date.now() - daysAgo * DAY_MS);
    rows.push(`  (${[id, title, text, metaTags].map(quote).join(", ")}, ${time(client, written)})`);
    const picture = await stored(cover.file);
    if (picture) {
      covers.push(`insert into files_related_mph (file_id, related_id, related_type, field, "order")
select ${picture.id}, id, '${POST}', 'cover', 1 from ${TABLE} where document_id = '${id}'`);
    }
  }
  return [
    // Ids begin again, so new posts would show the pictures of lost ones.
    `delete from files_related_mph where related_type = '${POST}' and related_id not in (select id from ${TABLE})`,
    `with post (document_id, title, description, meta_tags, written) as (values
${rows.join(",\n")}
), version (published) as (values (0), (1))
insert into ${TABLE} (document_id, title, description, format, meta_tags, created_at, updated_at, published_at)
select document_id, title, description, 'markdown', meta_tags, written, written, case when published = 1 then written end
from post cross join version
where not exists (select 1 from ${TABLE})
order by written, published`,
    ...covers,
  ];
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function time(client: string, moment: Date): string {
  return client === "sqlite" ? String(moment.getTime()) : `timestamp '${moment.toISOString().slice(0, -1)}'`;
}
