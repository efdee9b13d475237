import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, inject, it } from "vitest";
import { posts } from "../seed/data/posts";
import { graphql, panel, panelSession, rest } from "./cms";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("the seed", () => {
  it("keeps its pictures as they were made, and has those of editors made lighter", async () => {
    const { data } = await graphql(`{ services(filters: { slug: { eq: "web-development" } }) { heroImage { url } } }`);
    const { pathname } = new URL(data.services[0].heroImage.url, inject("cmsUrl"));
    const stored = Buffer.from(await (await rest(pathname)).arrayBuffer());
    expect(stored.equals(await readFile("seed/images/services/web-development.webp"))).toBe(true);
    const settings = await rest("/upload/settings", { headers: panelSession() });
    expect(await settings.json()).toMatchObject({ data: { sizeOptimization: true, autoOrientation: false } });
  });

  it("has industries, FAQs, jobs and posts, whose ids are UUIDs", async () => {
    const { data } = await graphql(
      `{ industries { title } faqs { place } jobs { documentId } blogPosts { documentId } }`,
    );
    expect(data.industries.length).toBeGreaterThanOrEqual(7);
    expect(data.faqs.length).toBeGreaterThanOrEqual(10);
    expect(data.jobs.length).toBeGreaterThanOrEqual(4);
    expect(data.blogPosts.length).toBeGreaterThanOrEqual(5);
    for (const { documentId } of [...data.jobs, ...data.blogPosts]) expect(documentId).toMatch(UUID);
  });

  it("has posts whose covers and pictures are in the library", async () => {
    const { data } = await graphql("{ blogPosts(pagination: { limit: 100 }) { title description cover { url } } }");
    type Post = { title: string; description: string; cover: { url: string } };
    const seeded = (data.blogPosts as Post[]).filter((post) => posts.some(({ title }) => title === post.title));
    expect(seeded).not.toEqual([]);
    for (const { title, description, cover } of seeded) {
      const inText = Array.from(description.matchAll(/!\[.+?\]\((\S+)/g), ([, url = ""]) => url);
      expect(inText, title).not.toEqual([]);
      for (const url of [cover.url, ...inText]) {
        expect((await rest(`/uploads/${path.basename(url)}`)).status, url).toBe(200);
      }
    }
  });

  it("has a template of each kind of mail to applicants", async () => {
    const templates = await panel.collection<{ documentId: string; kind: string }>("application-mail-template").list();
    const kinds = new Set(templates.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(["custom", "invitation", "next_step", "offer", "rejection"]));
  });
});
