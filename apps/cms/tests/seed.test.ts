import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, inject, it } from "vitest";
import { authors } from "../seed/data/authors";
import { posts } from "../seed/data/posts";
import { graphql, panel, panelSession, rest } from "./cms";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("the seed", () => {
  it("has nine complete services", async () => {
    const { data } = await graphql(`{ services(sort: "order") {
      slug heroImage { url } whatWeOffer { icon { url } } processSteps { title } techStack { name icon { url } }
      whyChooseList { name } testimonials { quote } } }`);
    const slugs = [
      "web-development",
      "mobile-development",
      "api-development",
      "cloud-solutions",
      "e-commerce-solution",
      "digital-marketing",
      "performance-optimization",
      "maintenance-support",
      "24-7-support",
    ];
    const seeded = data.services.filter(({ slug }: { slug: string }) => slugs.includes(slug));
    expect(seeded.map(({ slug }: { slug: string }) => slug)).toEqual(slugs);
    for (const service of seeded) {
      expect(service.heroImage.url).toMatch(/\.webp$/);
      expect(service.whatWeOffer).toHaveLength(6);
      expect(service.processSteps).toHaveLength(6);
      expect(service.techStack.length).toBeGreaterThanOrEqual(6);
      expect(service.techStack.length).toBeLessThanOrEqual(16);
      expect(service.techStack.every(({ icon }: { icon: unknown }) => icon)).toBe(true);
      expect(service.whyChooseList).toHaveLength(8);
      expect(service.testimonials).toHaveLength(3);
    }
  });

  it("keeps its pictures as they were made, and has those of editors made lighter", async () => {
    const { data } = await graphql(`{ services(filters: { slug: { eq: "web-development" } }) { heroImage { url } } }`);
    const { pathname } = new URL(data.services[0].heroImage.url, inject("cmsUrl"));
    const stored = Buffer.from(await (await rest(pathname)).arrayBuffer());
    expect(stored.equals(await readFile("seed/images/services/web-development.webp"))).toBe(true);
    const settings = await rest("/upload/settings", { headers: panelSession() });
    expect(await settings.json()).toMatchObject({ data: { sizeOptimization: true, autoOrientation: false } });
  });

  it("has seven categories and their 45 technologies, each with its mark", async () => {
    const { data } = await graphql(`{ technologyCategories(sort: "order") {
      label onHomePage technologies(pagination: { limit: 50 }) { name icon { url } } } }`);
    type Category = { label: string; onHomePage: boolean; technologies: { icon: { url: string } }[] };
    const labels = ["Frontend", "Backend", "Mobile", "Database", "DevOps & Cloud", "CMS & E-commerce", "Design Tools"];
    const seeded = data.technologyCategories.filter(({ label }: Category) => labels.includes(label));
    expect(seeded.map(({ label }: Category) => label)).toEqual(labels);
    expect(seeded.filter(({ onHomePage }: Category) => onHomePage)).toHaveLength(6);
    const all = seeded.flatMap(({ technologies }: Category) => technologies);
    expect(all).toHaveLength(45);
    expect(all.every(({ icon }: { icon: { url: string } }) => icon.url.endsWith(".svg"))).toBe(true);
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

  it("has authors with pictures, and an article of each", async () => {
    const { data } = await graphql("{ authors(pagination: { limit: 100 }) { name picture { url } } }");
    const topics = posts.map(({ metaTags }) => metaTags.split(",", 1)[0]);
    for (const { name, writesOn } of authors) {
      expect(data.authors).toContainEqual({ name, picture: { url: expect.stringMatching(/\.webp$/) } });
      expect(topics).toContain(writesOn);
    }
  });

  it("has quotes whose case studies are there", async () => {
    const { data } = await graphql(`{ caseStudies { slug quoteName } homePage { proofQuote { name href }
      showcaseSlides { link { href } } } services(pagination: { limit: 20 }) { slug testimonials { href } } }`);
    const addresses = new Set(data.caseStudies.map(({ slug }: { slug: string }) => `/work/${slug}`));
    type Service = { slug: string; testimonials: { href: string | null }[] };
    for (const { slug, testimonials } of data.services as Service[]) {
      const own = testimonials.flatMap(({ href }) => href ?? []);
      expect(own, slug).not.toEqual([]);
      for (const href of own) expect(addresses, slug).toContain(href);
    }
    const slides = data.homePage.showcaseSlides.map(({ link }: { link: { href: string } }) => link.href);
    expect(new Set(slides).size).toBe(4);
    for (const href of [...slides, data.homePage.proofQuote.href]) expect(addresses).toContain(href);
    expect(data.caseStudies.map(({ quoteName }: { quoteName: string }) => quoteName)).toContain(
      data.homePage.proofQuote.name,
    );
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

  it("has one apostrophe and one spelling, but where the specification fixes the text", async () => {
    for (const file of globSync("seed/data/**/*.{ts,md}")) {
      const texts = (await readFile(file, "utf8"))
        .replace(/\/\*\*.*?\*\/|^```.*?^```/gms, "")
        .replace("Let's Talk", "");
      expect(texts.match(/\w+'\w*/g) ?? [], file).toEqual([]);
      expect(texts.replace('"eCommerce",', "").match(/"[^"]*\beCommerce\b|optimis(?:e|ation)/g) ?? [], file).toEqual(
        [],
      );
    }
  });

  it("has a template of each kind of mail to applicants", async () => {
    const templates = await panel.collection<{ documentId: string; kind: string }>("application-mail-template").list();
    const kinds = new Set(templates.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(["custom", "invitation", "next_step", "offer", "rejection"]));
  });
});
