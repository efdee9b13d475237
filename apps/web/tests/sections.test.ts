import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { Section, SectionPage } from "@/cms/section-pages";
import { pageHtml } from "@/lib/article";
import { type Arranged, arrangeSections, headingOf } from "@/lib/sections";

const entries = [{ slug: "one" }];
vi.mock("@/cms/services", () => ({ listServices: async () => entries }));
vi.mock("@/cms/forms", () => ({
  getForm: async (id: string) => (id === "published" ? { title: "Tell us" } : null),
}));
vi.mock("@/cms/work", () => ({ listCaseStudies: async () => [] }));
vi.mock("@/cms/careers", () => ({ listOpenings: async () => ({ jobs: [] }) }));
vi.mock("@/cms/blog", () => ({
  listPosts: async () => ({ posts: entries }),
  listPostsByTag: async (slug: string) => (slug === "cloud" ? { posts: entries } : null),
}));

const titled = fc.record({
  __typename: fc.constantFrom("ComponentSectionCards", "ComponentSectionRichText", "ComponentSectionVideo"),
  title: fc.option(fc.constantFrom("Prices", "prices!", "Über uns", "!", "main", "")),
  anchor: fc.option(fc.constantFrom("prices", "prices-2", "main", "")),
  markdown: fc.constantFrom("# Prices\n# Prices", "# Main\n[^1]\n\n[^1]: Note", "No heading"),
});
const hero = fc.record({
  __typename: fc.constant("ComponentSectionHero"),
  heading: fc.constantFrom("Prices", "A hero", ""),
  anchor: fc.constant(null),
});
const list = fc.record({
  __typename: fc.constant("ComponentSectionList"),
  title: fc.option(fc.constant("A list")),
  anchor: fc.constant(null),
  content: fc.constantFrom("services", "case_studies", "posts", "jobs"),
  tag: fc.option(fc.constantFrom("Cloud", "Nothing")),
  count: fc.constant(3),
});

const arrange = (sections: object[]) => arrangeSections({ sections } as SectionPage);

/** Returns the levels of all headings, including the band's at the top and one in each section. */
function outline(arranged: Arranged[]): number[] {
  const band = arranged[0]?.level === 1 ? [] : [1];
  return [...band, ...arranged.flatMap(({ section, level, inner }) => (headingOf(section) ? [level, inner] : [inner]))];
}

describe("sections in any order", () => {
  const sections = fc.array(fc.oneof(titled, hero, list), { maxLength: 12 });

  it("have one heading of the first level, the first, and none that skips a level", async () => {
    await fc.assert(
      fc.asyncProperty(sections, async (some) => {
        const levels = outline(await arrange(some));
        expect(levels.indexOf(1)).toBe(0);
        expect(levels.lastIndexOf(1)).toBe(0);
        for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
      }),
    );
  });

  it("have an anchor each, which the layout doesn't have", async () => {
    await fc.assert(
      fc.asyncProperty(sections, async (some) => {
        const anchors = (await arrange(some)).map(({ anchor }) => anchor);
        expect(new Set([...anchors, "main"]).size).toBe(anchors.length + 1);
        for (const anchor of anchors) expect(anchor).toMatch(/^[\p{L}\p{N}-]+$/u);
      }),
    );
  });

  it("share no anchor with the headings and footnotes of their texts", async () => {
    const ids = ({ section, takenAnchors }: Arranged) => {
      const { markdown } = section as { markdown: string };
      const html = takenAnchors ? pageHtml(markdown, [], { takenAnchors }) : "";
      return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    };
    await fc.assert(
      fc.asyncProperty(sections, async (some) => {
        const arranged = await arrange(some);
        const anchors = ["main", ...arranged.map(({ anchor }) => anchor), ...arranged.flatMap(ids)];
        expect(anchors).toEqual([...new Set(anchors)]);
      }),
    );
  });
});

describe("a list that fills itself", () => {
  const listOf = (content: string, tag: string | null = null): object => ({
    __typename: "ComponentSectionList",
    title: "A list",
    content,
    tag,
    count: 3,
  });

  it("is left out while there is nothing to list, and the next section is the first", async () => {
    const arranged = await arrange([listOf("jobs"), listOf("posts", "Nothing"), listOf("posts", "Cloud")]);
    expect(arranged).toMatchObject([{ level: 1, isFirst: true, listed: { content: "posts", entries } }]);
  });

  it("lists no more than an editor wants", async () => {
    entries.push({ slug: "two" }, { slug: "three" }, { slug: "four" });
    const [arranged] = await arrange([listOf("services")]);
    expect(arranged?.listed?.entries).toHaveLength(3);
  });
});

it("a form is left out while it is not published, and gives its section a heading", async () => {
  const of = (form: string) => ({ __typename: "ComponentSectionForm", title: null, anchor: null, form });
  const arranged = await arrange([of("unpublished"), of("published")]);
  expect(arranged).toMatchObject([{ level: 1, anchor: "tell-us", isFirst: true }]);
});

it("an anchor is the editor's, or made of the heading", async () => {
  const of = (section: Partial<Section>) => ({ __typename: "ComponentSectionCards", ...section });
  const arranged = await arrange([
    of({ title: "Opening hours" }),
    of({ title: "Hours", anchor: "prices" }),
    of({ title: "Prices" }),
    of({}),
  ]);
  expect(arranged.map(({ anchor }) => anchor)).toEqual(["opening-hours", "prices", "prices-2", "section-4"]);
});
