import { readMarks, withoutMarks } from "@repo/plugin-kit/preview/mark";
import { beforeAll, expect, it } from "vitest";
import { graphql, panel, rest, site } from "./cms";

const HOME = "api::home-page.home-page";
const ADDRESS = `/content-manager/single-types/${HOME}`;
const QUERY = `{ homePage { faqTitle servicesTitle heroSlides { id title image { url alternativeText } link { label href } }
  seo { metaTitle } } }`;

type Slide = { id?: number; __temp_key__?: string; title: string; image: { id: number } | null };
type Home = { documentId: string; faqTitle: string; heroSlides: Slide[] };

let home: Home;
let editor: Record<string, string>;
const unsaved = () => `/live-preview/unsaved/${HOME}/${home.documentId}`;

beforeAll(async () => {
  home = (await panel.get<{ data: Home }>("GET", ADDRESS)).data;
  const { data } = await panel.get<{ data: { url: string } }>(
    "GET",
    `/content-manager/preview/url/${HOME}?status=draft`,
  );
  editor = { ...site("preview"), "x-preview": new URL(data.url).searchParams.get("token") ?? "" };
});

const shown = async (headers?: Record<string, string>) => {
  const { data, errors } = await graphql(QUERY, "the site", headers);
  expect(errors).toBeUndefined();
  return data.homePage;
};

it("what is typed is in its editor's preview alone, until it is forgotten", async () => {
  const title = "Typed, not saved";
  const slides = [{ __temp_key__: "a0", title, image: home.heroSlides[0]?.image ?? null }, ...home.heroSlides];
  await panel.get("PUT", unsaved(), { values: { faqTitle: title, heroSlides: slides } });

  const preview = await shown(editor);
  expect(withoutMarks(preview.faqTitle)).toBe(title);
  expect(preview.heroSlides).toHaveLength(home.heroSlides.length + 1);
  expect(withoutMarks(preview.heroSlides[0].title)).toBe(title);
  expect(preview.heroSlides[0]).toMatchObject({ id: "a0", image: { url: expect.stringContaining("/uploads/") } });
  expect(preview.heroSlides[1].id).toBe(String(home.heroSlides[0]?.id));

  expect(JSON.stringify(await shown())).not.toContain(title);
  expect(JSON.stringify(await shown({ ...editor, "x-preview": "of somebody else" }))).not.toContain(title);
  expect((await panel.get<{ data: Home }>("GET", ADDRESS)).data.faqTitle).toBe(home.faqTitle);

  await panel.get("DELETE", unsaved());
  expect(withoutMarks((await shown(editor)).faqTitle)).toBe(home.faqTitle);
});

it("a preview says of each text and picture where it is edited, and visitors are told nothing", async () => {
  const preview = await shown(editor);
  const mark = (field: string) => [{ uid: HOME, documentId: undefined, field }];
  expect(readMarks(preview.faqTitle)).toEqual(mark("faqTitle"));
  expect(readMarks(preview.heroSlides[1].title)).toEqual(mark("heroSlides.1.title"));
  expect(readMarks(preview.heroSlides[1].link.label)).toEqual(mark("heroSlides.1.link.label"));
  expect(readMarks(preview.heroSlides[1].image.alternativeText)).toEqual(mark("heroSlides.1.image"));
  for (const unmarked of [preview.heroSlides[1].link.href, preview.heroSlides[1].image.url, preview.seo.metaTitle]) {
    expect(readMarks(unmarked)).toEqual([]);
  }
  expect(readMarks(JSON.stringify(await shown()))).toEqual([]);

  const { data } = await graphql("{ services { documentId title } }", "the site", editor);
  const [service] = data.services;
  expect(readMarks(service.title)).toEqual([
    { uid: "api::service.service", documentId: service.documentId, field: "title" },
  ]);
});

it("an entry that was never saved is found by its ID, as it is typed, in its editor's preview alone", async () => {
  const id = `new-${crypto.randomUUID().slice(0, 8)}`;
  const linkTo = async (uid: string) => {
    const answer = await panel.ask("GET", `/content-manager/preview/url/${uid}?documentId=${id}&status=draft`);
    return answer.status;
  };
  expect(await linkTo("api::page.page")).toBe(200);
  expect(await linkTo("api::faq.faq"), "has no page of its own").toBe(204);

  const address = `/live-preview/unsaved/api::page.page/${id}`;
  const hero = { __component: "section.hero", __temp_key__: "a0", title: "Typed" };
  const asked = `filters: { or: [{ path: { eq: "${id}" } }, { documentId: { eq: "${id}" } }] }`;
  const found = async (filters: string, headers?: Record<string, string>) => {
    const fields =
      "documentId path title seo { metaTitle } sections { ... on ComponentSectionHero { title link { label } } }";
    const { data, errors } = await graphql(`{ pages(${filters}) { ${fields} } }`, "the site", headers);
    expect(errors).toBeUndefined();
    return JSON.parse(withoutMarks(JSON.stringify(data.pages)));
  };
  expect(await found(asked, editor)).toEqual([]);
  await panel.get("PUT", address, { values: { title: "Not saved yet", sections: [hero] } });
  expect(await found(asked, editor)).toEqual([
    {
      documentId: id,
      path: "",
      title: "Not saved yet",
      seo: { metaTitle: "" },
      sections: [{ title: "Typed", link: null }],
    },
  ]);
  expect(await found(asked)).toEqual([]);
  expect(JSON.stringify(await found("pagination: { limit: 100 }", editor))).not.toContain(id);
  const others = `filters: { documentId: { ne: "${id}" }, path: { eq: "${id}" } }`;
  expect(await found(others, editor)).toEqual([]);
  await panel.get("DELETE", address);
  expect(await found(asked, editor)).toEqual([]);
});

it("the newest of what is typed is kept, 1 MB in all, and a larger entry is refused", async () => {
  const ids = Array.from({ length: 3 }, () => `new-${crypto.randomUUID().slice(0, 8)}`);
  const address = (id: string) => `/live-preview/unsaved/api::page.page/${id}`;
  const type = (id: string, length: number) =>
    panel.ask("PUT", address(id), { values: { title: "x".repeat(length) } }).then(({ status }) => status);
  const found = async (id: string) => {
    const { data } = await graphql(`{ pages(filters: { documentId: { eq: "${id}" } }) { title } }`, "the site", editor);
    return data.pages.length;
  };
  try {
    for (const id of ids) expect(await type(id, 400 * 1024)).toBe(204);
    expect(await Promise.all(ids.map(found))).toEqual([0, 1, 1]);
    expect(await type(ids[0] ?? "", 1024 ** 2)).toBe(413);
    expect(await Promise.all(ids.map(found))).toEqual([0, 1, 1]);
  } finally {
    for (const id of ids) await panel.get("DELETE", address(id));
  }
});

it("nobody lends values who may not change them, or to a type that is none", async () => {
  expect((await rest(unsaved(), { method: "PUT", body: { values: {} } })).status).toBe(401);
  expect((await rest(unsaved(), { method: "DELETE" })).status).toBe(401);
  expect((await panel.ask("PUT", "/live-preview/unsaved/api::none.none/none", { values: {} })).status).toBe(404);
  const wrong = await panel.ask("PUT", unsaved(), { values: [] });
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({ error: { message: "values must be the values of a form." } });
});
