import type { Core, UID } from "@strapi/strapi";
import { describe, expect, it } from "vitest";
import type { Change } from "../server/src/change";
import { compare } from "../server/src/compare";
import type { Content } from "../server/src/content";
import { restorable } from "../server/src/restorable";

const MODELS: Record<string, object> = {
  "api::article.article": {
    title: { type: "string" },
    kind: { type: "enumeration", enum: ["long_read", "news"] },
    text: { type: "blocks" },
    sections: { type: "dynamiczone", components: ["shared.quote", "shared.gallery"] },
    links: { type: "component", component: "shared.link", repeatable: true },
    secret: { type: "password" },
    publishAt: { type: "datetime", visible: false },
    tags: { type: "relation", relation: "manyToMany", target: "api::tag.tag" },
    owner: { type: "relation", relation: "manyToOne", target: "admin::user" },
  },
  "shared.quote": { author: { type: "string" }, words: { type: "text" } },
  "shared.gallery": { title: { type: "string" }, pictures: { type: "media", multiple: true } },
  "shared.link": { label: { type: "string" }, href: { type: "string" } },
};

const strapi: Core.Strapi = {
  getModel: (uid: string) => ({ uid, attributes: MODELS[uid], options: {} }),
  contentType: () => ({ options: {} }),
  db: {
    query: () => ({ findOne: async ({ where }: { where: { id: number } }) => (where.id === 1 ? { id: 1 } : null) }),
  },
} as never;

const UID_OF_ARTICLE = "api::article.article" as UID.ContentType;
const NAMES: Record<string, string> = { "shared.quote": "author", "shared.gallery": "title", "shared.link": "label" };
const forms = (uid: string) => ({
  label: (field: string) => field[0]?.toUpperCase() + field.slice(1),
  fields: [],
  mainField: NAMES[uid] ?? "title",
});

const changes = (before: Content, after: Content): Change[] =>
  compare(strapi, UID_OF_ARTICLE, [before, after], forms as never);

const quote = (author: string, words: string) => ({ __component: "shared.quote", author, words });
const gallery = (title: string, ...ids: number[]) => ({
  __component: "shared.gallery",
  title,
  pictures: ids.map((id) => ({ id, name: `${id}.webp` })),
});

describe("two states of an entry", () => {
  it("differ in a choice, whose words the panel has", () => {
    expect(changes({ kind: "news" }, { kind: "long_read" })).toMatchObject([
      { before: { text: "news", isChoice: true }, after: { text: "long_read", isChoice: true } },
    ]);
  });

  it("differ in the parts of a dynamic zone, each compared with one of its kind", () => {
    const before = { sections: [quote("Ada", "One."), gallery("Harbour", 1)] };
    const after = { sections: [gallery("Harbour", 1, 2), quote("Ada", "Two.")] };
    expect(changes(before, after)).toEqual([
      {
        path: "sections",
        label: "Sections › Harbour › Pictures",
        before: { pictures: [{ id: 1, name: "1.webp" }] },
        after: {
          pictures: [
            { id: 1, name: "1.webp" },
            { id: 2, name: "2.webp" },
          ],
        },
      },
      { path: "sections", label: "Sections › Ada › Words", before: { text: "One." }, after: { text: "Two." } },
      {
        path: "sections",
        label: "Sections › Order",
        before: { text: "Ada\nHarbour" },
        after: { text: "Harbour\nAda" },
      },
    ]);
  });

  it("differ in a part that has come or gone", () => {
    const before = { sections: [quote("Ada", "One.")] };
    expect(
      changes(before, { sections: [gallery("Ada")] }).map(({ label, before, after }) => [label, before, after]),
    ).toEqual([
      ["Sections › Ada › Title", { text: "" }, { text: "Ada" }],
      ["Sections › Ada › Pictures", { pictures: [] }, { pictures: [] }],
      ["Sections › Ada › Author", { text: "Ada" }, { text: "" }],
      ["Sections › Ada › Words", { text: "One." }, { text: "" }],
    ]);
  });

  it("name a field of a list as permissions do", () => {
    const link = { label: "Home", href: "/" };
    expect(changes({ links: [link] }, { links: [{ ...link, href: "/start" }] })).toMatchObject([
      { path: "links.href", label: "Links › Home › Href" },
    ]);
  });

  it("show rich text as text", () => {
    const text = (words: string) => [{ type: "paragraph", children: [{ type: "text", text: words }] }];
    expect(changes({ text: text("Old") }, { text: text("New") })).toMatchObject([
      { before: { text: "Old" }, after: { text: "New" } },
    ]);
  });

  it("have neither passwords, nor what no form shows, nor accounts", () => {
    const hidden = { secret: "x", publishAt: "2026-01-01", owner: { documentId: "a", name: "b" } };
    expect(changes({}, hidden)).toEqual([]);
  });
});

describe("what is brought back", () => {
  const target = {
    relate: async (_: string, { documentId }: { documentId: string }) =>
      documentId === "gone" ? undefined : documentId,
    compose: async (_: string, data: object) => data,
  };
  const back = (content: Content) => restorable(strapi, UID_OF_ARTICLE, content, { forms: forms as never, target });

  it("is a dynamic zone with its kinds of parts, and JSON as it was", async () => {
    const text = [{ type: "paragraph", children: [{ type: "text", text: "Old" }] }, null];
    const content: Content = { text, sections: [gallery("Harbour", 1), quote("Ada", "One.")] };
    expect(await back(content)).toEqual({
      data: {
        text,
        sections: [{ __component: "shared.gallery", title: "Harbour", pictures: [1] }, quote("Ada", "One.")],
      },
      left: [],
    });
  });

  it("leaves out what is gone, and says so", async () => {
    const { data, left } = await back({
      sections: [gallery("Harbour", 1, 2)],
      tags: [
        { documentId: "here", name: "News" },
        { documentId: "gone", name: "Old news" },
      ],
    });
    expect(data).toMatchObject({ sections: [{ pictures: [1] }], tags: ["here"] });
    expect(left).toEqual(["Sections › Pictures: the picture 2.webp is gone.", "Tags: Old news is gone."]);
  });

  it("leaves out a part that the zone does not take any more", async () => {
    expect((await back({ sections: [{ __component: "shared.map", title: "x" }] })).left).toEqual([
      "Sections takes something else now.",
    ]);
  });
});
