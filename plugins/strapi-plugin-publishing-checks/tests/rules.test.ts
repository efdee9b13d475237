import type { Core, UID } from "@strapi/strapi";
import { describe, expect, it } from "vitest";
import { createEntry } from "../server/src/entry";
import { pathOf } from "../server/src/parts";
import { config, type Options, settingsOf } from "../server/src/rule-options";
import { rulesOf } from "../server/src/rules";
import { readTyped } from "../server/src/typed-values";
import type { Entry, Found, Rule, Values } from "../server/src/types";

const text = { type: "text" };
const required = { type: "text", required: true };
const component = (name: string, repeatable = false) => ({ type: "component", component: name, repeatable });

const models: Record<string, object> = {
  "api::post.post": {
    title: required,
    slug: { type: "uid" },
    body: { type: "richtext" },
    note: text,
    moment: { ...required, visible: false },
  },
  "api::page.page": {
    title: required,
    links: { ...component("shared.link", true), min: 1 },
    more: component("shared.link", true),
    button: component("shared.link"),
    slides: component("shared.slide", true),
    sections: { type: "dynamiczone", components: ["shared.slide", "shared.link", "shared.album"] },
    image: { type: "media" },
    icon: { type: "media" },
    shots: { type: "media", multiple: true },
    seo: component("shared.seo"),
  },
  "shared.link": { label: required, href: required },
  "shared.album": { slides: component("shared.slide", true) },
  "shared.slide": { image: { type: "media" }, text: { type: "richtext" } },
  "shared.seo": { metaTitle: text, metaDescription: text },
};

const uploads = [
  { ...picture("A ship in a harbour", "ship.png"), hash: "ship_1" },
  { ...picture(null, "blank.png"), hash: "blank_1" },
];
const stored = [picture("A ship"), picture(null)].map((each, id) => ({ ...each, id }));

function strapiWith(options: Options = {}): Core.Strapi {
  const getModel = (uid: string) => ({
    uid,
    attributes: models[uid],
    modelType: uid.startsWith("api::") ? "contentType" : "component",
    info: { singularName: uid.split(".")[1] },
  });
  type Where = { id?: { $in: number[] }; hash?: { $in: string[] } };
  const query = () => ({
    findMany: async ({ where: { id, hash } }: { where: Where }) =>
      hash
        ? uploads.filter((each) => hash.$in.includes(each.hash))
        : stored.filter((each) => id?.$in.includes(each.id)),
  });
  const fake = { getModel, components: models, db: { query }, config: { get: () => options } };
  return fake as never;
}

const OPTIONS: Options = { isDecoration: ({ name }) => name === "icon" };

function entry(type: string, values: Values, options = OPTIONS): Entry {
  const uid = `api::${type}.${type}` as UID.ContentType;
  const strapi = strapiWith(options);
  return createEntry(strapi, settingsOf(strapi), { uid, values });
}

async function check(name: string, checked: Entry, options = OPTIONS): Promise<Found[]> {
  const strapi = strapiWith(options);
  const rule = rulesOf(settingsOf(strapi)).find((each) => each.name === name) as Rule;
  return rule.check(checked, strapi);
}

const paths = (found: Found[]) => found.map(({ part }) => pathOf(part));

function picture(alternativeText: string | null, name = "team-at-work.webp") {
  return { id: 1, name, url: "/x", alternativeText };
}

const found = async (rule: string, type: string, values: Values, options = OPTIONS) =>
  paths(await check(rule, entry(type, values, options), options));

describe("alternative text", () => {
  it("is missed where a picture says something, not on decoration", async () => {
    expect(await found("alternative-text", "page", { image: picture(" "), icon: picture(null) })).toEqual(["image"]);
    expect(await found("alternative-text", "page", { image: picture("A team at a desk"), icon: null })).toEqual([]);
  });

  it("is missed in lists of pictures, read as they are stored", async () => {
    const typed = { shots: [{ id: 1 }, { id: 9 }, "none"], sections: [{ __component: "shared.slide", image: 1 }] };
    const values = await readTyped(strapiWith(), "api::page.page" as UID.ContentType, typed);
    expect(values.shots).toEqual([stored[1]]);
    expect(await found("alternative-text", "page", values)).toEqual(["sections.0.image", "shots"]);
  });

  it("is looked up once for all pictures of a form", async () => {
    const asked: unknown[] = [];
    const strapi = strapiWith();
    const findMany = async (query: unknown) => asked.push(query) && stored;
    Object.assign(strapi.db, { query: () => ({ findMany }) });
    const shots = Array.from({ length: 300 }, (_, id) => ({ id }));
    const slides = Array.from({ length: 300 }, () => ({ image: { id: 1 } }));
    const typed = await readTyped(strapi, "api::page.page" as UID.ContentType, { shots, slides, image: 1 });
    expect(asked).toHaveLength(1);
    expect(typed.slides).toEqual(Array(200).fill({ image: stored[1] }));
  });

  it("is missed within lists", async () => {
    const slides = [{ image: picture("A ship") }, { image: picture(null) }];
    expect(await found("alternative-text", "page", { slides })).toEqual(["slides.1.image"]);
  });

  it.each(["team-at-work.webp", "Team at work", "IMG_2041", "image", "Alt text"])(
    "says nothing as “%s”",
    async (alternativeText) => {
      expect(await found("picture-text", "page", { image: picture(alternativeText) })).toEqual(["image"]);
    },
  );

  it("says something as a sentence", async () => {
    expect(await found("picture-text", "page", { image: picture("Image of a ship in a harbour") })).toEqual([]);
  });
});

describe("a picture written as text", () => {
  it.each(["https://example.com/a/ship.png?w=3", "ship.JPG", "Look: ![a ship](/media/ship.png)"])(
    "is found: %s",
    async (note) => {
      expect(await found("picture-text", "post", { note })).toEqual(["note"]);
    },
  );

  it.each([
    ["nothing, and nothing in the library", "![](/media/blank_1.png)", ["alternative-text"]],
    ["nothing, where the library has a sentence", "![ ](/uploads/ship_1.png)", []],
    ["the name of its file", "![ship](/media/ship_1.png)", ["picture-text"]],
    ["a word that any picture could have", "![Image](/media/ship_1.png)", ["picture-text"]],
    ["the caption of an editor", '![A ship](/media/ship_1.png "Caption")', ["picture-text"]],
    ["sentences", '![A ship](/media/ship_1.png "The harbour at dusk")', []],
    ["the address of another site", "![image](https://example.com/image.png)", []],
  ])("has in Markdown %s", async (_, body, expected) => {
    const rules = ["alternative-text", "picture-text"];
    const all = await Promise.all(rules.map(async (rule) => (await found(rule, "post", { body })).map(() => rule)));
    expect(all.flat()).toEqual(expected);
  });

  it("is a picture where Markdown is rendered", async () => {
    expect(await found("picture-text", "post", { body: "![a ship](/media/ship.png)" })).toEqual([]);
  });
});

describe("an empty part", () => {
  it("is a required text of nothing that can be seen", async () => {
    expect(await found("empty-parts", "post", { title: "\u200b\u00a0\n" })).toEqual(["title"]);
  });

  it("is a list that needs an entry, and what a list's entries lack", async () => {
    const values = { title: "x", links: [], button: { label: "Go", href: " " } };
    expect(await found("empty-parts", "page", values)).toEqual(["links", "button.href"]);
  });

  it("is said without a word of visitors, who may never see it", async () => {
    const found = await check("empty-parts", entry("page", { title: "", links: [] }));
    expect(found.map(({ message }) => message)).toEqual([
      "Nothing is written here. Fill it in.",
      "The list is empty. Add an entry.",
    ]);
  });

  it("is what the project requires besides", async () => {
    const options = { isRequired: ({ name }: { name: string }) => name === "sections" };
    expect(await found("empty-parts", "page", {}, options)).toEqual(["sections"]);
  });
});

describe("headings", () => {
  const ofPost = (body: string) => check("heading-order", entry("post", { body }));

  it("may go down by one level, and up by any", async () => {
    expect(await ofPost("## a\n\n### b\n\n#### c\n\n## d")).toEqual([]);
  });

  it("must not skip a level", async () => {
    expect((await ofPost("## a\n\n#### b")).map(({ message }) => message)).toEqual([expect.stringContaining("###")]);
  });

  it("are not looked for in code and plain texts", async () => {
    expect(await ofPost("## a\n```sh\n#### b\n```\n### c")).toEqual([]);
    expect(await found("heading-order", "post", { note: "## a\n#### b" })).toEqual([]);
  });

  it("are shown as they are typed where only links are rendered", async () => {
    const slides = [{ text: "y" }, { text: "y\n\n## z" }];
    expect(await found("heading-order", "page", { slides }, { textFormat: () => "links" })).toEqual(["slides.1.text"]);
  });
});

describe("search results", () => {
  const seo = { metaTitle: "Cloud consulting in Hyderabad", metaDescription: "d".repeat(100) };

  it("show titles and descriptions of some length", async () => {
    expect(await found("search-length", "page", { seo })).toEqual([]);
    const short = { metaTitle: "Sky", metaDescription: "d".repeat(69) };
    expect(await found("search-length", "page", { seo: short })).toEqual(["seo.metaTitle", "seo.metaDescription"]);
    const long = { metaTitle: "t".repeat(61), metaDescription: "d".repeat(161) };
    expect(await found("search-length", "page", { seo: long })).toEqual(["seo.metaTitle", "seo.metaDescription"]);
  });

  it("count one character, and nothing where nothing is written", async () => {
    const messages = async (metaTitle: string) =>
      (await check("search-length", entry("page", { seo: { ...seo, metaTitle } }))).map(({ message }) => message);
    expect(await messages("S")).toEqual([expect.stringContaining("has 1 character. ")]);
    expect(await messages(" ")).toEqual([]);
  });

  it("show no page of an entry without one", async () => {
    expect(await found("search-length", "post", { title: "x" })).toEqual([]);
  });
});

describe("links", () => {
  const addresses = (values: Values, type = "page") => entry(type, values).links.map(({ address }) => address);

  it("are those of link fields, and those within texts", () => {
    const slides = [{ text: "See [the policy](/privacy-policy) and [us](</about> 'x')." }];
    expect(addresses({ slides })).toEqual(["/privacy-policy", "/about"]);
    expect(addresses({ button: { label: "x", href: " /contact " } })).toEqual(["/contact"]);
    expect(addresses({ note: "[a](/b)" }, "post")).toEqual([]);
    expect(addresses({ body: "[a](/b) [c](/b) [![d](/e)](/f)" }, "post")).toHaveLength(2);
  });

  it("are looked for on the project's site alone", async () => {
    const asked: string[] = [];
    const targetsOf = (paths: string[]) => {
      asked.push(...paths);
      return paths.map(() => "missing" as const);
    };
    const links = ["/a/?b#c", "https://me.example/d", "https://other.example/e", "#f", "g", "/\\", "/\\other.example"];
    const values = { links: links.map((href) => ({ label: "x", href })) };
    const options = { siteUrl: "https://me.example", targetsOf };
    expect(await found("dead-link", "page", values, options)).toEqual(
      [0, 1, 4, 5, 6].map((index) => `links.${index}.href`),
    );
    expect(asked).toEqual(["/a", "/d"]);
  });
});

describe("a form that was made up", () => {
  const read = (values: Values) => readTyped(strapiWith(), "api::page.page" as UID.ContentType, values);

  it("is refused with more entries than any page has", async () => {
    const slides = Array.from({ length: 200 }, () => ({ text: "x" }));
    const sections = Array.from({ length: 200 }, () => ({ __component: "shared.slide", text: "x" }));
    await expect(read({ slides, sections })).resolves.toMatchObject({ slides, sections });
    const { length } = sections;
    const nested = Array.from({ length }, () => ({ __component: "shared.album", slides }));
    await expect(read({ sections: nested })).rejects.toThrow("too many entries");
  });

  it("is refused with more text than any page has", async () => {
    await expect(read({ title: "x".repeat(300_000) })).resolves.toMatchObject({ title: "x".repeat(200_000) });
    const slides = Array.from({ length: 3 }, () => ({ text: "x".repeat(200_000) }));
    await expect(read({ slides })).rejects.toThrow("too much text");
  });

  it("is read without components that the schema doesn't have there", async () => {
    const sections = [{ __component: "shared.seo" }, { __component: "constructor" }, {}, null, { __component: {} }];
    expect(await found("empty-parts", "page", await read({ title: "x", links: [{}], sections }))).toEqual([
      "links.0.label",
      "links.0.href",
    ]);
  });
});

describe("options", () => {
  const mine: Rule = { name: "mine", level: "advice", check: () => [] };

  it("add rules, or replace those of the plugin in their place", () => {
    const names = (rules: Rule[]) => rulesOf(settingsOf(strapiWith({ rules }))).map(({ name }) => name);
    expect(names([mine]).at(-1)).toBe("mine");
    expect(names([{ ...mine, name: "dead-link" }])).toEqual(names([]));
  });

  it("set the levels of the plugin's rules", () => {
    const options = { levels: { "dead-link": "off" } } satisfies Options;
    config.validator(options);
    const levels = new Map(rulesOf(settingsOf(strapiWith(options))).map(({ name, level }) => [name, level]));
    expect([levels.get("dead-link"), levels.get("empty-parts")]).toEqual(["off", "required"]);
  });

  it.each([
    [{ rulez: [] }, "rulez"],
    [{ rules: {} }, "rules must be a list"],
    [{ siteUrl: 1 }, "siteUrl must be a text"],
    [{ rules: [{ ...mine, level: "loud" }] }, '"mine" needs a level'],
    [{ rules: [{ ...mine, check: undefined }] }, '"mine" needs a function'],
    [{ rules: [{ ...mine, name: "" }] }, "needs a name"],
    [{ levels: { "dead-link": "sometimes" } }, '"dead-link" needs a level'],
    [{ levels: { "dead-lynx": "off" } }, "dead-lynx"],
  ])("are refused when wrong: %j", (options, message) => {
    expect(() => config.validator(options as never)).toThrow(message);
  });
});
