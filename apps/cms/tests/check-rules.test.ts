import { readFileSync } from "node:fs";
import { today } from "@repo/rules/job";
import type { Core, UID } from "@strapi/strapi";
import { describe, expect, it } from "vitest";
import type { Entry, Found } from "../src/checks/entry";
import { links } from "../src/checks/links";
import { partsOf, pathOf } from "../src/checks/parts";
import { alternativeText } from "../src/checks/rules/alternative-text";
import { closingDate } from "../src/checks/rules/closing-date";
import { emptyParts } from "../src/checks/rules/empty-parts";
import { headingOrder } from "../src/checks/rules/heading-order";
import { pictureText } from "../src/checks/rules/picture-text";
import { readingEase } from "../src/checks/rules/reading-ease";
import { searchLength } from "../src/checks/rules/search-length";
import { searchTexts } from "../src/checks/search-texts";
import { withStoredPictures } from "../src/checks/typed-values";
import type { Values } from "../src/schema/values";

const models = { getModel } as unknown as Core.Strapi;

function getModel(uid: string) {
  const [, name = ""] = uid.split("::");
  const [api, type] = name.split(".");
  const file = uid.startsWith("api::")
    ? `src/api/${api}/content-types/${type}/schema.json`
    : `src/components/${uid.replace(".", "/")}.json`;
  // Strapi replaces the type of a custom field by its registered one.
  const schema = JSON.parse(readFileSync(file, "utf8").replaceAll('"customField",', '"text",'));
  return { ...schema, modelType: uid.startsWith("api::") ? "contentType" : "component" };
}

function entry(type: string, values: Values): Entry {
  const uid = `api::${type}.${type}` as UID.ContentType;
  return { uid, values, parts: partsOf(models, uid, values), firmName: "Fablewright Technologies" };
}

const paths = (found: Found[]) => found.map(({ part }) => pathOf(part));
const picture = (alternativeText: string | null, name = "team-at-work.webp") => ({
  id: 1,
  name,
  url: "/x",
  alternativeText,
});

describe("alternative text", () => {
  it("is missed where a picture says something, not on icons", () => {
    const values = { title: "x", image: picture(" "), icon: picture(null) };
    expect(paths(alternativeText(entry("industry", values)))).toEqual(["image"]);
    expect(alternativeText(entry("industry", { image: picture("A team at a desk"), icon: null }))).toEqual([]);
  });

  it("is missed in lists of pictures, read as they are stored", async () => {
    const stored = [picture("A ship"), picture(null)].map((each, id) => ({ ...each, id }));
    const gallery = { getModel: () => ({ attributes: { shots: { type: "media", multiple: true } }, info: {} }) };
    const query = () => ({ findOne: async ({ where: { id } }: { where: { id: number } }) => stored[id] ?? null });
    const strapi = { ...gallery, db: { query } } as unknown as Core.Strapi;
    const uid = "api::job.job";
    const values = await withStoredPictures(strapi, uid, { shots: [{ id: 1 }, { id: 9 }, "none"] });
    expect(values).toEqual({ shots: [stored[1]] });
    const parts = partsOf(strapi, uid, values);
    expect(paths(alternativeText({ uid, values, parts, firmName: "" }))).toEqual(["shots"]);
  });

  it("is missed within lists", () => {
    const heroSlides = [{ image: picture("A ship") }, { image: picture(null) }];
    expect(paths(alternativeText(entry("home-page", { heroSlides })))).toEqual(["heroSlides.1.image"]);
  });

  it.each(["team-at-work.webp", "Team at work", "IMG_2041", "image", "Alt text"])("says nothing as “%s”", (text) => {
    expect(paths(pictureText(entry("industry", { image: picture(text) })))).toEqual(["image"]);
  });

  it("says something as a sentence", () => {
    expect(pictureText(entry("industry", { image: picture("Image of a ship in a harbour") }))).toEqual([]);
  });
});

describe("a picture written as text", () => {
  it.each(["https://example.com/a/ship.png?w=3", "ship.JPG", "Look: ![a ship](/media/ship.png)"])(
    "is found: %s",
    (text) => {
      expect(paths(pictureText(entry("faq", { question: "x", answer: text })))).toEqual(["answer"]);
    },
  );

  it("may stand in a post that is rendered from Markdown", () => {
    const description = "![a ship](/media/ship.png)";
    expect(pictureText(entry("blog-post", { description, format: "markdown" }))).toEqual([]);
    expect(paths(pictureText(entry("blog-post", { description, format: "plain" })))).toEqual(["description"]);
  });
});

describe("an empty part", () => {
  it("is a required text of nothing that can be seen", () => {
    const empty = emptyParts(entry("faq", { question: "\u200b\u00a0\n", answer: "y", place: "home" }));
    expect(paths(empty)).toEqual(["question"]);
  });

  it("is a list that its page needs, and what a list's entries lack", () => {
    const values = { links: [], button: { label: "Go", href: " " } };
    expect(paths(emptyParts(entry("header", values)))).toEqual(["links", "button.href"]);
  });

  it("is not what may be left out", () => {
    const job = { title: "a", details: "b", description: "c", requirements: "d", responsibilities: "", slug: null };
    expect(emptyParts(entry("job", job))).toEqual([]);
    expect(paths(emptyParts(entry("site-setting", { socialLinks: [] })))).not.toContain("socialLinks");
  });
});

describe("headings", () => {
  const ofPost = (description: string) => headingOrder(entry("blog-post", { description, format: "markdown" }));

  it("may go down by one level, and up by any", () => {
    expect(ofPost("## a\n\n### b\n\n#### c\n\n## d")).toEqual([]);
  });

  it("must not skip a level", () => {
    expect(ofPost("## a\n\n#### b").map(({ message }) => message)).toEqual([expect.stringContaining("###")]);
  });

  it("are not looked for in code and plain posts", () => {
    expect(ofPost("## a\n```sh\n#### b\n```\n### c")).toEqual([]);
    expect(headingOrder(entry("blog-post", { description: "## a\n#### b", format: "plain" }))).toEqual([]);
  });

  it("are shown as they are typed in legal texts", () => {
    const sections = [
      { title: "x", text: "y" },
      { title: "x", text: "y\n\n## z" },
    ];
    expect(paths(headingOrder(entry("terms-page", { sections })))).toEqual(["sections.1.text"]);
  });
});

describe("a closing date", () => {
  it("is past for an open job alone", () => {
    expect(paths(closingDate(entry("job", { closesAt: "2020-02-29", availability: "open" })))).toEqual(["closesAt"]);
    expect(closingDate(entry("job", { closesAt: "2020-02-29", availability: "filled" }))).toEqual([]);
    expect(closingDate(entry("job", { closesAt: today() }))).toEqual([]);
    expect(closingDate(entry("job", { closesAt: null }))).toEqual([]);
  });
});

describe("search results", () => {
  const seo = { metaTitle: "Cloud consulting in Hyderabad", metaDescription: "d".repeat(100) };

  it("show titles and descriptions of some length", () => {
    expect(searchLength(entry("about-page", { seo }))).toEqual([]);
    const short = { metaTitle: "Sky", metaDescription: "d".repeat(69) };
    expect(paths(searchLength(entry("about-page", { seo: short })))).toEqual(["seo.metaTitle", "seo.metaDescription"]);
    const long = { metaTitle: "t".repeat(61), metaDescription: "d".repeat(161) };
    expect(paths(searchLength(entry("about-page", { seo: long })))).toEqual(["seo.metaTitle", "seo.metaDescription"]);
  });

  it("take those of jobs and posts from their texts", () => {
    expect(paths(searchLength(entry("blog-post", { title: "x", description: "y" })))).toEqual(["title", "description"]);
    expect(searchLength(entry("blog-post", { title: "t".repeat(40), description: "d ".repeat(99_000) }))).toEqual([]);
  });

  it("show a text in Markdown without its signs", () => {
    const description = "The *first* text.\n\n## A [heading](/about)";
    const shown = (format: string) => searchTexts(entry("blog-post", { description, format }))?.description.text;
    expect(shown("markdown")).toBe("The first text.\nA heading");
    expect(shown("plain")).toBe(description);
  });

  it("show no page of an entry without one", () => {
    expect(searchLength(entry("faq", { question: "x", answer: "y" }))).toEqual([]);
  });
});

describe("reading ease", () => {
  const hard = "Organisational interdependencies necessitate comprehensive infrastructural reconsideration. ".repeat(
    20,
  );
  const plain = "We build the site with you. You see it grow each week, and you say what comes next. ".repeat(8);

  it("is said of long texts that are hard to read", () => {
    expect(paths(readingEase(entry("blog-post", { description: hard })))).toEqual(["description"]);
    expect(readingEase(entry("blog-post", { description: plain }))).toEqual([]);
    expect(readingEase(entry("blog-post", { description: hard.slice(0, 300) }))).toEqual([]);
  });
});

describe("links", () => {
  it("are those of link fields, and those within texts", () => {
    const sections = [{ title: "x", text: "See [the policy](/privacy-policy) and [us](</about> 'x')." }];
    expect(links(entry("terms-page", { sections })).map(({ address }) => address)).toEqual([
      "/privacy-policy",
      "/about",
    ]);
    expect(links(entry("header", { button: { label: "x", href: " /contact " } }))[0]?.address).toBe("/contact");
    expect(links(entry("blog-post", { description: "[a](/b)", format: "plain" }))).toEqual([]);
    const again = "[a](/b) [c](/b) [![d](/e)](/f)";
    expect(links(entry("blog-post", { description: again, format: "markdown" }))).toHaveLength(2);
  });
});

describe("four megabytes take no longer than as much of plain words, though made of", () => {
  const LENGTH = 4 * 1024 ** 2;
  const SLOWER = 8;
  const filled = (mark: string) => mark.repeat(LENGTH / mark.length);

  function effort(text: string): number {
    const before = process.cpuUsage();
    const post = entry("blog-post", { title: text, description: text, format: "markdown" });
    const page = entry("terms-page", { sections: [{ title: text, text }] });
    for (const rule of [emptyParts, headingOrder, pictureText, readingEase, searchLength, links]) {
      for (const each of [post, page]) rule(each);
    }
    const { user, system } = process.cpuUsage(before);
    return user + system;
  }

  const efforts = [1, 2, 3].map(() => effort(filled("We see it grow. ")));
  const plain = efforts.sort((one, other) => one - other)[1] ?? 0;

  it.each([..."![ [ # ~ < > & ` * _ | . / ]( [a]( ![a]( <a <!-- .png? /a.png".split(" "), "# ", "a ", "\n", "\u200b"])(
    "“%s”",
    (mark) => {
      expect(effort(filled(mark)) / plain).toBeLessThan(SLOWER);
    },
  );

  it.each([
    ["a heading without words", `# ${filled(" ")}\r`],
    ["an address that ends anew and anew", `/${filled(".png?")} x`],
    ["a link that never closes", `[a](/${filled("x")}`],
  ])("%s", (_, text) => {
    expect(effort(text) / plain).toBeLessThan(SLOWER);
  });
});
