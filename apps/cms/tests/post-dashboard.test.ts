import { afterEach, describe, expect, inject, it } from "vitest";
import { graphql, panel, panelSession, rest } from "./cms";
import { sql } from "./database";
import { newWord } from "./unique";

type Text =
  | "id"
  | "title"
  | "description"
  | "metaTags"
  | "teaser"
  | "format"
  | "excerpt"
  | "createdAt"
  | "updatedAt"
  | "status";
type Post = Record<Text, string> & {
  cover: number | null;
  author?: string | null;
  publishAt?: string | null;
  unpublishAt?: string | null;
};
type List = { items: Post[]; page: number; pageSize: number; total: number };
type Refusal = { error: { code: string; fields?: Record<string, string>; current?: Post } };

const made = new Set<string>();

async function ask<Body>(path: string, method = "GET", body?: unknown): Promise<{ status: number; body: Body }> {
  const answer = await rest(`/api/dashboard/posts${path}`, { who: "blog-admin", method, body });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : undefined };
}

async function write(fields: Partial<Post>): Promise<Post> {
  const { status, body } = await ask<Post>("", "POST", { title: "A post", description: "Its text", ...fields });
  expect(status).toBe(201);
  made.add(body.id);
  return body;
}

const change = (post: Post, fields: object) => ask<Post & Refusal>(`/${post.id}`, "PATCH", fields);
const list = async (query = "") => (await ask<List>(query)).body;
const found = (q: string) => list(`?pageSize=100&q=${encodeURIComponent(q)}`);
const stats = async () => (await ask<{ total: number; recent: number; tags: number }>("/stats")).body;
const asVisitorsSee = async (id: string) =>
  (await graphql(`{ blogPost(documentId: "${id}") { title createdAt updatedAt } }`)).data.blogPost;

afterEach(async () => {
  for (const id of made) await ask(`/${id}`, "DELETE");
  made.clear();
});

describe("a post of the dashboard", () => {
  it("is trimmed, published at once, and in the list", async () => {
    const post = await write({ title: "  On lamps ", description: "\nOne\n\ntwo ", metaTags: " oil, wick " });
    expect(post).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: "On lamps",
      description: "One\n\ntwo",
      metaTags: "oil, wick",
      teaser: "",
      format: "plain",
      cover: null,
      author: null,
      excerpt: "One\n\ntwo",
      status: "published",
      publishAt: null,
      unpublishAt: null,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect((await list("?pageSize=100")).items).toContainEqual(post);
    expect(await asVisitorsSee(post.id)).toMatchObject({ title: "On lamps", createdAt: post.createdAt });
  });

  it("has a teaser that stands for its beginning, or none", async () => {
    const word = newWord();
    const teaser = `Why ${word} burns`;
    const post = await write({ teaser: ` ${teaser} ` });
    expect(post).toMatchObject({ teaser, excerpt: teaser, status: "published" });
    expect((await found(word)).items.map(({ id }) => id)).toEqual([post.id]);
    const refused = await change(post, { teaser: "a".repeat(161) });
    expect(refused.status).toBe(422);
    expect(refused.body.error.fields).toEqual({ teaser: "Teaser must have at most 160 characters." });
    expect((await change(post, { title: "Other" })).body.teaser).toBe(teaser);
    expect((await change(post, { teaser: "" })).body).toMatchObject({ teaser: "", excerpt: "Its text" });
  });

  it("has an author who is there, or none", async () => {
    const authors = panel.collection("author");
    const { documentId: author } = await authors.publish({ name: "Ada Brass", role: "Lamps", about: "Makes lamps." });
    const byline = async ({ id }: Post) =>
      (await graphql(`{ blogPost(documentId: "${id}") { author { name slug } } }`)).data.blogPost.author;
    try {
      const post = await write({ author });
      expect(post).toMatchObject({ author, status: "published" });
      expect(await byline(post)).toEqual({ name: "Ada Brass", slug: "ada-brass" });
      const other = await change(post, { title: "Other" });
      expect(other.body.author).toBe(author);
      for (const [wrong, message] of [
        ["of-nobody", "This author doesn’t exist."],
        [7, "Author must be the id of an author, or null."],
      ]) {
        const refused = await change(post, { author: wrong });
        expect([refused.status, refused.body.error.fields]).toEqual([422, { author: message }]);
      }
      await authors.publish({ name: "Ada Copper" }, author);
      expect(await byline(post)).toEqual({ name: "Ada Copper", slug: "ada-brass" });
      const draft = await change(post, { author: null, status: "draft" });
      expect(draft.body).toMatchObject({ author: null, status: "modified" });
      expect(await byline(post)).toMatchObject({ name: "Ada Copper" });
      await change(post, { status: "published" });
      expect(await byline(post)).toBeNull();
      await change(post, { author });
      await authors.remove(author);
      expect(await byline(post)).toBeNull();
    } finally {
      await authors.remove(author).catch(() => {});
    }
  });

  it("may be one that an editor has begun in the panel, without a title and a text", async () => {
    const { documentId } = await panel.collection("blog-post").draft({ metaTags: "begun" });
    made.add(documentId);
    expect((await list()).items).toContainEqual(
      expect.objectContaining({ id: documentId, title: "", description: "" }),
    );
  });

  it("keeps id and day of creation when it is changed, and what is left out", async () => {
    const post = await write({ metaTags: "oil" });
    const { status, body } = await change(post, { title: " Other " });
    expect(status).toBe(200);
    expect(body).toEqual({ ...post, title: "Other", updatedAt: body.updatedAt });
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(post.updatedAt));
    expect(await asVisitorsSee(post.id)).toEqual({
      title: "Other",
      createdAt: post.createdAt,
      updatedAt: body.updatedAt,
    });
    expect((await change(post, { metaTags: "" })).body.metaTags).toBe("");
  });

  it("may wait as a draft, and so may its changes", async () => {
    const draft = await write({ status: "draft" });
    expect(draft.status).toBe("draft");
    expect(await asVisitorsSee(draft.id)).toBeNull();
    expect((await change(draft, { title: "Better" })).body.status).toBe("draft");
    expect((await change(draft, { status: "published" })).body).toMatchObject({ status: "published", title: "Better" });

    expect((await change(draft, { title: "Later", status: "draft" })).body.status).toBe("modified");
    expect((await asVisitorsSee(draft.id)).title).toBe("Better");
    expect((await found("Later")).items).toContainEqual(expect.objectContaining({ id: draft.id, status: "modified" }));
    expect((await change(draft, { title: "Later" })).body.status).toBe("published");
    expect((await asVisitorsSee(draft.id)).title).toBe("Later");
  });

  it("needs a title and a description", async () => {
    for (const body of [{}, { title: " ", description: "\0" }]) {
      const refusal = await ask<Refusal>("", "POST", body);
      expect(refusal.status).toBe(422);
      expect(refusal.body.error.fields).toEqual({
        title: "Title is required.",
        description: "Description is required.",
      });
    }
    expect((await ask("", "POST", [])).status).toBe(400);
    expect((await change(await write({}), { description: "" })).status).toBe(422);
  });

  it("is not overwritten by someone who has read it before", async () => {
    const post = await write({});
    const theirs = (await change(post, { title: "Theirs", updatedAt: post.updatedAt })).body;
    const refusal = await change(post, { title: "Mine", updatedAt: post.updatedAt });
    expect(refusal.status).toBe(409);
    expect(refusal.body.error).toMatchObject({ code: "CONFLICT", current: theirs });
    expect((await found("Theirs")).items.map(({ id }) => id)).toContain(post.id);
    expect((await change(post, { title: "Mine", updatedAt: theirs.updatedAt })).body.title).toBe("Mine");

    const both = await Promise.all(
      ["a", "b", "c"].map((title) => change(post, { title, updatedAt: theirs.updatedAt })),
    );
    expect(both.map(({ status }) => status)).toEqual([409, 409, 409]);
  });

  it("lets one of those through who save at once", async () => {
    const post = await write({});
    const saved = await Promise.all(
      ["a", "b", "c", "d"].map((title) => change(post, { title, updatedAt: post.updatedAt })),
    );
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it("is gone at once when it is deleted, and as it was when that is undone", async () => {
    const first = await write({ title: "First lamplighter", metaTags: "oil" });
    const post = (await change(first, { title: "Second lamplighter", status: "draft" })).body;
    expect((await ask(`/${post.id}`, "DELETE")).status).toBe(204);
    expect(await asVisitorsSee(post.id)).toBeNull();
    expect((await found("Second lamplighter")).items).toEqual([]);
    expect((await ask(`/${post.id}`, "DELETE")).status).toBe(404);

    const undone = await Promise.all([0, 1].map(() => ask<Post>(`/${post.id}/restore`, "POST")));
    for (const answer of undone) expect(answer).toEqual({ status: 200, body: post });
    expect(await asVisitorsSee(post.id)).toMatchObject({ title: "First lamplighter", createdAt: first.createdAt });
    expect((await change(post, { title: "Third lamplighter" })).body).toMatchObject({
      title: "Third lamplighter",
      status: "published",
    });
    expect((await found("Third lamplighter")).total).toBe(1);
  });

  it("leaves a note of who made, changed, deleted it and put it back", async () => {
    const post = await write({});
    await change(post, { title: "Other" });
    await ask(`/${post.id}`, "DELETE");
    await ask(`/${post.id}/restore`, "POST");
    const entries = await rest(
      `/content-manager/collection-types/api::audit-entry.audit-entry?sort=id:ASC&pageSize=100&_q=${post.id}`,
      { headers: panelSession() },
    );
    const { results } = (await entries.json()) as { results: { actor: string; action: string }[] };
    expect(results.map(({ actor, action }) => `${actor} ${action}`)).toEqual(
      ["create", "update", "delete", "restore"].map(
        (action) => `${inject("settings").BLOG_ADMIN_EMAIL} blog-post.${action}`,
      ),
    );
  });

  it.each([
    ["PATCH", "00000000-0000-4000-8000-000000000000"],
    ["DELETE", "00000000-0000-4000-8000-000000000000"],
    ["DELETE", "nothing"],
    ["POST", "00000000-0000-4000-8000-000000000000/restore"],
  ])("is answered with 404 to %s %s, where there is none", async (method, path) => {
    expect((await ask(`/${path}`, method, method === "PATCH" ? { title: "a" } : undefined)).status).toBe(404);
  });

  it.each([
    ["markup", '<script>alert(1)</script><img src=x onerror="alert(1)">"]]>'],
    ["emoji and other scripts", "👩‍💻 مرحبا \u202eabc\u200b हिन्दी"],
    ["a body of a megabyte", '"x\n'.repeat(350_000).trim()],
  ])("keeps %s as it is typed", async (_, text) => {
    const post = await write({ description: text });
    expect(post.description).toBe(text);
    const listed = (await list("?pageSize=100")).items.find(({ id }) => id === post.id);
    expect(listed?.description === text).toBe(true);
  });
});

describe("the schedule of a post", () => {
  const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();

  it("keeps it a draft until its time, whatever is said of its status", async () => {
    const post = await write({ publishAt: TOMORROW });
    expect(post).toMatchObject({ status: "draft", publishAt: TOMORROW, unpublishAt: null });
    expect(await asVisitorsSee(post.id)).toBeNull();
    expect((await change(post, { title: "Better" })).body).toMatchObject({ status: "draft", publishAt: TOMORROW });
    const now = await change(post, { status: "published", publishAt: null, unpublishAt: TOMORROW });
    expect(now.body).toMatchObject({ status: "published", publishAt: null, unpublishAt: TOMORROW });

    const later = await change(post, { title: "Best", status: "published", publishAt: "2199-01-01T09:00:00+05:30" });
    expect(later.status).toBe(422);
    expect(later.body.error.fields).toEqual({ unpublishAt: "Unpublish at must be later than Publish at." });
    expect((await change(post, { title: "Best", publishAt: TOMORROW, unpublishAt: null })).body.status).toBe(
      "modified",
    );
    expect((await asVisitorsSee(post.id)).title).toBe("Better");
  });

  it("is refused when it has passed, or is no time", async () => {
    for (const [publishAt, message] of [
      ["2020-01-01T09:00:00Z", "This time has passed. Choose a later time, or publish it now."],
      ["tomorrow", "Publish at must be a date and a time."],
    ]) {
      const { status, body } = await ask<Refusal>("", "POST", { title: "a", description: "b", publishAt });
      expect([status, body.error.fields]).toEqual([422, { publishAt: message }]);
    }
  });
});

describe("the list", () => {
  it("has pages, and the last one for those beyond", async () => {
    const { total } = await list();
    for (let more = total; more < 7; more++) await write({});
    const first = await list();
    expect(first).toMatchObject({ page: 1, pageSize: 5 });
    expect(first.items).toHaveLength(5);
    const last = await list("?page=999&pageSize=3");
    expect(last.page).toBe(Math.ceil(last.total / 3));
    expect(last.items.length).toBe(last.total - (last.page - 1) * 3);
    expect((await ask("?page=0")).status).toBe(422);
  });

  it("is searched by title, description and tags, whatever the case", async () => {
    const post = await write({ title: "ÜBER Lampen", description: "Ein Öldocht", metaTags: "ПРИВЕТ, 100%_wool" });
    for (const q of ["Über LAMPEN", "lampen  uber", "öLDOCHT", "oldocht", "привет", "100%_WOOL", "  lampen "]) {
      expect((await found(q)).items, q).toEqual([post]);
    }
    for (const q of ["100%wool", "1__%_wool", "\\", "öl%docht", "%"]) {
      const { items } = await found(q);
      expect(
        items.some(({ id }) => id === post.id),
        q,
      ).toBe(q === "%");
    }
    expect((await found("'; drop table blog_posts; --")).total).toBe(0);
  });

  it("finds a post by what it says now, also where the database itself was written to", async () => {
    const [one, other, last] = [newWord(), newWord(), newWord()];
    const post = await write({ title: `O’Neill’s ${one}` });
    expect((await found(`o'neill ${one}`)).items).toEqual([post]);
    await change(post, { title: `O’Neill’s ${other}` });
    expect([(await found(one)).total, (await found(other)).total]).toEqual([0, 1]);
    await sql("update blog_posts set title = ? where document_id = ?", `O’Neill’s ${last}`, post.id);
    const { items } = await found(last);
    expect(items).toMatchObject([{ id: post.id }]);
    expect((await found(last)).items).toEqual(items);
    expect((await found(other)).total).toBe(0);
  });
});

it("counts posts, those of seven days, and tags as they are trimmed", async () => {
  const before = await stats();
  await write({ metaTags: "lamp-oil-1, lamp-oil-2 ,, " });
  const second = await write({ metaTags: "lamp-oil-2,lamp-oil-3", status: "draft" });
  expect(await stats()).toEqual({ total: before.total + 2, recent: before.recent + 2, tags: before.tags + 3 });
  await change(second, { metaTags: "lamp-oil-1" });
  expect((await stats()).tags).toBe(before.tags + 2);
});
