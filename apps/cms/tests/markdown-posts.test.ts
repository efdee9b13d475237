import type { List } from "@repo/contract/http/list";
import { fileName } from "@repo/contract/page/media";
import type { LibraryPicture } from "@repo/contract/page/picture";
import type { Post } from "@repo/contract/post/form";
import sharp from "sharp";
import { afterAll, afterEach, describe, expect, inject, it } from "vitest";
import { graphql, panel, panelSession, rest, site } from "./cms";
import { sql } from "./database";

type Refusal = { error: { fields?: Record<string, string>; message: string } };

const made = new Set<string>();

async function ask<Body>(path: string, method = "GET", body?: unknown): Promise<{ status: number; body: Body }> {
  const answer = await rest(`/api/dashboard${path}`, { who: "blog-admin", method, body });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : undefined };
}

async function write(fields: Partial<Post>): Promise<Post> {
  const { status, body } = await ask<Post>("/posts", "POST", { title: "A post", description: "Its text", ...fields });
  expect(status).toBe(201);
  made.add(body.id);
  return body;
}

const change = (post: Post, fields: object) => ask<Post & Refusal>(`/posts/${post.id}`, "PATCH", fields);
const fieldsOf = ({ status, body }: { status: number; body: Refusal }) => ({ status, fields: body.error.fields });
const pictures = async (query = "") => (await ask<List<LibraryPicture>>(`/pictures${query}`)).body;
const fileOf = ({ url }: LibraryPicture) => fileName(url);
const asVisitorsSee = async (id: string) =>
  (await graphql(`{ blogPost(documentId: "${id}") { format cover { url alternativeText } } }`)).data.blogPost;

afterEach(async () => {
  for (const id of made) await ask(`/posts/${id}`, "DELETE");
  made.clear();
});

describe("a post in Markdown", () => {
  it("says so, and its summary is its first paragraph", async () => {
    const post = await write({ format: "markdown", description: "# On *lamps*\n\nOil and [wick](/services)" });
    expect(post).toMatchObject({ format: "markdown", cover: null, excerpt: "Oil and wick" });
    expect(await asVisitorsSee(post.id)).toEqual({ format: "markdown", cover: null });
    expect((await change(post, { format: "plain" })).body).toMatchObject({
      format: "plain",
      excerpt: post.description,
    });
  });

  it("is what the panel's form begins with, and no post that comes without a format", async () => {
    type Init = { data: { contentTypes: { uid: string; attributes: { format?: { default?: string } } }[] } };
    const { data } = await panel.get<Init>("GET", "/content-manager/init");
    const model = data.contentTypes.find(({ uid }) => uid === "api::blog-post.blog-post");
    expect(model?.attributes.format?.default).toBe("markdown");
    expect((await write({})).format).toBe("plain");
    const posts = panel.collection<{ documentId: string; format: string | null }>("blog-post");
    const { documentId, format } = await posts.draft({ title: "A post", description: "Its text" });
    made.add(documentId);
    expect(format).toBe("plain");
    await sql("update blog_posts set format = null where document_id = ?", documentId);
    expect(await posts.draft({ title: "Older than formats" }, documentId)).toMatchObject({ format: null });
  });

  it("may be no longer than can be rendered soon, from the dashboard and from the panel", async () => {
    const tooLong = {
      status: 422,
      fields: { description: "A post in Markdown must have at most 200,000 characters." },
    };
    const description = "a ".repeat(100_001).trim();
    const refused = await ask<Refusal>("/posts", "POST", { title: "a", description, format: "markdown" });
    expect(fieldsOf(refused)).toEqual(tooLong);
    const plain = await write({ description });
    expect(fieldsOf(await change(plain, { format: "markdown" }))).toEqual(tooLong);
    const short = await write({ format: "markdown" });
    expect(fieldsOf(await change(short, { description }))).toEqual(tooLong);
    await expect(panel.collection("blog-post").publish({ description }, short.id)).rejects.toThrow(
      "200,000 characters",
    );
  });

  it("takes pictures by the addresses that the media library copies, and names them as the site does", async () => {
    const file = fileOf((await pictures()).items[0] as LibraryPicture);
    const typed = `![A](/uploads/${file})\n\n![B](${inject("cmsUrl")}/uploads/${file} "Lit")\n\n[Large](/uploads/${file})`;
    const kept = `![A](/media/${file})\n\n![B](/media/${file} "Lit")\n\n[Large](/media/${file})`;
    expect(await write({ format: "markdown", description: typed })).toMatchObject({
      description: kept,
      status: "published",
    });
    const plain = await write({ description: typed });
    expect(plain.description).toBe(typed);
    expect((await change(plain, { format: "markdown" })).body).toMatchObject({
      description: kept,
      status: "published",
    });
    const missing = await ask<Refusal>("/posts", "POST", {
      title: "a",
      description: "![](/uploads/none.webp)",
      format: "markdown",
    });
    expect(missing).toMatchObject({ status: 422, body: { error: { message: expect.anything() } } });
  });

  it.each([
    [{ format: "html" }, { format: "Format must be plain or markdown." }],
    [{ format: null }, { format: "Format must be plain or markdown." }],
    [{ cover: "1" }, { cover: "Cover must be the id of a picture, or null." }],
    [{ cover: 987_654_321 }, { cover: "This picture doesn’t exist." }],
    [{ cover: 1e300 }, { cover: "Cover must be the id of a picture, or null." }],
  ])("is refused with %j", async (wrong, fields) => {
    const post = await write({});
    expect(fieldsOf(await change(post, wrong))).toEqual({ status: 422, fields });
    const body = { title: "a", description: "b", ...wrong };
    expect(fieldsOf(await ask<Refusal>("/posts", "POST", body))).toEqual({ status: 422, fields });
  });
});

describe("a cover", () => {
  it("is set, waits with a draft, is taken away, and comes back with a deleted post", async () => {
    const [first, second] = (await pictures()).items as [LibraryPicture, LibraryPicture];
    const post = await write({ cover: first.id });
    expect(post).toMatchObject({ cover: first.id, status: "published" });
    expect((await asVisitorsSee(post.id)).cover.url).toBe(first.url);
    expect((await change(post, { title: "Other" })).body.cover).toBe(first.id);

    expect((await change(post, { cover: second.id, status: "draft" })).body).toMatchObject({
      cover: second.id,
      status: "modified",
    });
    expect((await asVisitorsSee(post.id)).cover.url).toBe(first.url);

    await ask(`/posts/${post.id}`, "DELETE");
    const back = await ask<Post>(`/posts/${post.id}/restore`, "POST");
    expect(back.body).toMatchObject({ cover: second.id, status: "modified" });
    expect((await asVisitorsSee(post.id)).cover.url).toBe(first.url);

    expect((await change(post, { cover: null, status: "published" })).body.cover).toBeNull();
    expect((await asVisitorsSee(post.id)).cover).toBeNull();
  });

  it("is no overwritten change of somebody else", async () => {
    const [picture] = (await pictures()).items as [LibraryPicture];
    const post = await write({});
    const theirs = (await change(post, { cover: picture.id, updatedAt: post.updatedAt })).body;
    expect((await change(post, { cover: null, updatedAt: post.updatedAt })).status).toBe(409);
    expect((await change(post, { cover: null, updatedAt: theirs.updatedAt })).status).toBe(200);
  });
});

describe("pictures of the media library", () => {
  it("are listed page by page, and searched", async () => {
    const { total, items } = await pictures("?pageSize=5");
    expect(items).toHaveLength(5);
    expect(items[0]).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      url: expect.stringContaining("/uploads/"),
      alternativeText: expect.toBeOneOf([expect.any(String), null]),
      width: expect.any(Number),
      height: expect.any(Number),
      focalPoint: expect.toBeOneOf([expect.any(Object), null]),
    });
    const last = await pictures(`?pageSize=5&page=${Math.ceil(total / 5)}`);
    expect(last.items.map(({ id }) => id)).not.toContain(items[0]?.id);
    const [picture] = items as [LibraryPicture];
    expect((await pictures(`?q=${encodeURIComponent(picture.name.toUpperCase())}`)).items).toContainEqual(picture);
    expect((await ask("/pictures?page=0")).status).toBe(422);
    expect((await pictures("?q=.svg")).total).toBe(0);
  });

  it("are found by their file names, whole and exact, by the site and by those who write", async () => {
    const [one, other] = (await pictures()).items as [LibraryPicture, LibraryPicture];
    const names = `${fileOf(one)},${fileOf(other)},${fileOf(one).replace(/\.\w+$/, ".exe")},none.png,'%`;
    const address = `pictures?names=${encodeURIComponent(names)}`;
    const forSite = await (await rest(`/api/${address}`, { headers: site("127.0.0.1") })).json();
    expect(forSite).toEqual(expect.arrayContaining([one, other]));
    expect(forSite).toHaveLength(2);
    expect((await ask(`/pictures/named?names=${encodeURIComponent(names)}`)).body).toEqual(forSite);
    for (const nothing of ["", "?names=", "?names[]=a", "?names[$gt]=a"]) {
      expect((await ask(`/pictures/named${nothing}`)).body).toEqual([]);
    }
  });
});

describe("a picture that is uploaded", () => {
  const kept: number[] = [];
  const png = (width = 60) =>
    sharp({ create: { width, height: 40, channels: 3, background: "red" } })
      .png()
      .toBuffer();

  async function upload(content: Uint8Array | string, name: string, alternativeText?: string) {
    const body = new FormData();
    body.set("file", new File([content as Uint8Array<ArrayBuffer>], name, { type: "image/png" }));
    if (alternativeText !== undefined) body.set("alternativeText", alternativeText);
    const answer = await rest("/api/dashboard/pictures", { who: "blog-admin", method: "POST", body });
    const said = (await answer.json()) as LibraryPicture & Refusal;
    if (answer.status === 201) kept.push(said.id);
    return { status: answer.status, body: said };
  }

  afterAll(async () => {
    for (const id of kept) await rest(`/upload/files/${id}`, { method: "DELETE", headers: panelSession() });
  });

  it("is in the media library with its text and its size, and served as what it is", async () => {
    const { status, body } = await upload(await png(), "../../A red one.exe", "  A red square ");
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: "A red one.png", alternativeText: "A red square", width: 60, height: 40 });
    expect((await pictures()).items).toContainEqual(body);
    expect((await ask(`/pictures/${body.id}`)).body).toEqual(body);
    const served = await rest(new URL(body.url, "http://cms").pathname);
    expect(served.headers.get("content-type")).toBe("image/png");
    const form = new FormData();
    form.set("fileInfo", JSON.stringify({ alternativeText: "Émile’s  café" }));
    await rest(`/upload?id=${body.id}`, { method: "POST", headers: panelSession(), body: form });
    expect((await pictures("?q=cafe emile's")).items.map(({ id }) => id)).toEqual([body.id]);
    expect((await write({ cover: body.id })).cover).toBe(body.id);
  });

  it("must be one, whatever it is called, and be described", async () => {
    const { total } = await pictures();
    const wrong = { status: 422, fields: { file: "Choose a picture: JPEG, PNG, WebP, AVIF or GIF." } };
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const content of [
      "<!doctype html><script>alert(1)</script>",
      svg,
      "%PDF-1.7",
      "",
      (await png()).subarray(0, 60),
    ]) {
      expect(fieldsOf(await upload(content, "a.png", "A text"))).toEqual(wrong);
    }
    expect(fieldsOf(await upload(await png(), "a.png", " "))).toEqual({
      status: 422,
      fields: { alternativeText: "Alternative text is required." },
    });
    const noForm = await ask<Refusal>("/pictures", "POST", { file: "a" });
    expect(noForm.status).toBe(400);
    expect((await upload(new Uint8Array(21 * 1024 ** 2), "a.png", "A text")).status).toBe(413);
    expect((await pictures()).total).toBe(total);
  });

  it.each(["0", "nothing", "999999999", "1e999"])("that there is not is answered with 404: %s", async (id) => {
    expect((await ask(`/pictures/${id}`)).status).toBe(404);
  });
});
