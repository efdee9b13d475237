import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, describe, expect, inject, it } from "vitest";
import { posts as samplePosts } from "../seed/data/posts";
import { expectIndexAndTrigger } from "./blog-table";
import { graphql, panel, rest, site } from "./cms";
import { sql, sqlScript } from "./database";

type Post = { documentId: string; title: string; createdAt: string; updatedAt: string; publishedAt: string | null };
type Entry = { id: string; title: string; metaTags: string; createdAt: string; updatedAt: string };

const postgres = () => inject("settings").DATABASE_CLIENT === "postgres";
const written = { title: "The lamp", description: "First line\nSecond line", metaTags: "Light, Glass" };
const posts = panel.collection<Post>("blog-post");
const made: string[] = [];

async function write(data: object, post?: Post, status: "draft" | "publish" = "publish"): Promise<Post> {
  const stored = await posts[status](data, post?.documentId);
  if (!post) made.push(stored.documentId);
  return stored;
}

const OF_POSTS = "related_type = 'api::blog-post.blog-post'";
/** Which rows of these tables are lost with the blog's table. */
const LOST = { blog_posts: "true", blog_posts_author_lnk: "true", files_related_mph: OF_POSTS };

/** Keeps all posts with their authors and pictures. @returns what puts them in the place of those that are there then */
async function keepPosts(): Promise<() => Promise<void>> {
  const tables = Object.entries(LOST);
  const kept = await Promise.all(tables.map(([table, which]) => sql(`select * from ${table} where ${which}`)));
  return async () => {
    for (const [table, which] of tables.toReversed()) await sql(`delete from ${table} where ${which}`);
    for (const [index, [table]] of tables.entries()) {
      for (const row of kept[index] ?? []) {
        const columns = Object.keys(row).map((column) => `"${column}"`);
        await sql(`insert into ${table} (${columns}) values (${columns.map(() => "?")})`, ...Object.values(row));
      }
      if (postgres()) await sql(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`);
    }
  };
}

const entries = async () => {
  const answer = await rest("/api/blog/entries", { headers: site("127.0.0.1") });
  return (await answer.json()) as Entry[];
};

afterAll(async () => {
  for (const id of made) await posts.remove(id);
});

describe("a post", () => {
  it("keeps the day it was created when it is edited, and tells when that was", async () => {
    const post = await write(written);
    const edited = await write({ title: "The lamp, again" }, post);
    expect(edited.createdAt).toBe(post.createdAt);
    expect(Date.parse(edited.updatedAt)).toBeGreaterThan(Date.parse(post.updatedAt));
    for (const status of ["draft", "published"] as const) {
      expect(await posts.read(post.documentId, status)).toMatchObject({
        title: "The lamp, again",
        createdAt: post.createdAt,
        updatedAt: edited.updatedAt,
      });
    }
  });

  it("keeps both days through unpublishing and publishing", async () => {
    const post = await write(written);
    const draft = await write({ title: "Put away" }, post, "draft");
    const again = await write({}, draft);
    expect(again).toMatchObject({ title: "Put away", createdAt: post.createdAt });
    expect(await posts.read(post.documentId, "published")).toMatchObject({ createdAt: post.createdAt });
  });

  it("that is changed in the database itself is refreshed by the trigger, to the time it is", async () => {
    const post = await write(written);
    const before = Date.now();
    await sql(`update blog_posts set title = 'From below' where document_id = '${post.documentId}'`);
    const changed = await posts.read(post.documentId, "published");
    expect(changed.title).toBe("From below");
    expect(changed.createdAt).toBe(post.createdAt);
    expect(Date.parse(changed.updatedAt)).toBeGreaterThanOrEqual(before - 5);
    expect(Date.parse(changed.updatedAt)).toBeLessThanOrEqual(Date.now() + 5);
  });

  it("loses what no text can hold, and nothing else", async () => {
    const title = "<script>alert(1)</script> \u{1f600} \u202eabc \u200b ]]> \"'\\ ";
    const post = await write({ ...written, title: `${title}\u0000\u0007\ufffe`, description: "A\u0000\r\n\tB\u001b" });
    const stored = await posts.read(post.documentId, "published");
    expect(stored).toMatchObject({ title, description: "A\n\tB" });
  });
});

describe("the list for the site", () => {
  it("has every published post once, the newest first, without its text", async () => {
    const post = await write(written);
    const draft = await write({ ...written, title: "Not yet" }, undefined, "draft");
    const all = await entries();
    expect(all.find(({ id }) => id === post.documentId)).toEqual({
      id: post.documentId,
      title: "The lamp",
      metaTags: "Light, Glass",
      createdAt: post.createdAt,
      updatedAt: post.updatedAt,
    });
    const days = all.map(({ createdAt }) => createdAt);
    expect(days).toEqual(days.toSorted().reverse());
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.map(({ id }) => id)).not.toContain(draft.documentId);
    expect(all).toHaveLength(
      Number(
        (await graphql("{ blogPosts_connection { pageInfo { total } } }")).data.blogPosts_connection.pageInfo.total,
      ),
    );
  });
});

describe("the blog's table", () => {
  it("has the descending index and the trigger", () => expectIndexAndTrigger());

  it("is missed by the blog alone, and comes back with the SQL that is shown", async () => {
    const putBack = await keepPosts();
    await sql(postgres() ? "drop table blog_posts cascade" : "drop table blog_posts");
    let earliest = 0;
    try {
      const missing = { message: "A table of the database is missing.", extensions: { code: "TABLE_MISSING" } };
      expect((await graphql("{ blogPosts { title } }")).errors).toMatchObject([missing]);
      for (const [address, headers] of [
        ["/api/blog-posts", undefined],
        ["/api/blog/entries", site("127.0.0.1")],
      ] as const) {
        const answer = await rest(address, { headers });
        expect(answer.status).toBe(503);
        expect(await answer.json()).toEqual({ error: { code: "TABLE_MISSING", message: missing.message } });
      }
      expect((await graphql("{ jobs { title } }")).data.jobs.length).toBeGreaterThan(0);
      const log = path.join(inject("settings").DATA_DIR ?? "", "logs/cms.log");
      await expect.poll(() => readFile(log, "utf8")).toMatch(/42P01.*blog_posts/);
    } finally {
      const setup = await rest("/api/blog/setup", { who: "blog-admin" });
      const { database, sql: shown } = (await setup.json()) as { database: string; sql: string };
      expect(database).toBe(postgres() ? "PostgreSQL" : "SQLite");
      earliest = Date.now();
      await sqlScript(shown);
    }

    await expectIndexAndTrigger();
    const all = await entries();
    expect(all).toHaveLength(5);
    const [first] = all;
    expect(first?.title).toBe("Good UI/UX is mostly removal");
    const made = Date.parse(first?.createdAt ?? "") + 3 * 24 * 60 * 60 * 1000;
    // SQLite counts seconds there.
    expect([earliest - 1_000 <= made, made <= Date.now()]).toEqual([true, true]);
    const { data } = await graphql('{ blogPosts(sort: "createdAt:desc") { title format cover { name } } }');
    expect(data.blogPosts).toEqual(
      samplePosts.map(({ title, cover }) => ({
        title,
        format: "markdown",
        cover: { name: `duotone-${path.basename(cover.file)}` },
      })),
    );
    const sample = { documentId: first?.id ?? "" } as Post;
    const edited = await write({ title: "Edited" }, sample);
    expect(edited).toMatchObject({ title: "Edited", createdAt: first?.createdAt });
    expect(await entries()).toHaveLength(5);
    await putBack();
  });
});
