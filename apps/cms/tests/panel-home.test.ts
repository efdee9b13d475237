import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { panel, rest } from "./cms";
import { colleague } from "./colleague";
import { keepHiringSettings } from "./hiring-settings";

type Waiting = {
  total: number;
  entries: { documentId: string; title: string; type: string; isPublished: boolean }[];
  policy?: { note: string };
};

const faqs = panel.collection<{ documentId: string; question: string }>("faq");
let editor: Awaited<ReturnType<typeof colleague>>;
let recruiter: typeof editor;
const putSettingsBack = keepHiringSettings();

beforeAll(async () => {
  [editor, recruiter] = await Promise.all([colleague("Content editor"), colleague("Recruiter")]);
});
afterAll(async () => {
  for (const { leave } of [editor, recruiter]) await leave();
});

const waitingOf = (who: { get: typeof panel.get }) => who.get<Waiting>("GET", "/panel-home/waiting");

it("what was saved and not published waits, for those who may read it", async () => {
  const before = await waitingOf(editor);
  const question = { question: "What is waiting?", answer: "This.", place: "home" };
  const { documentId } = await faqs.draft(question);
  const entryOf = async (who: typeof editor) =>
    (await waitingOf(who)).entries.find((entry) => entry.documentId === documentId);
  try {
    expect(await entryOf(editor)).toMatchObject({
      title: question.question,
      type: "Catalogue: Questions",
      isPublished: false,
    });
    expect((await waitingOf(editor)).total).toBe(before.total + 1);
    expect(await entryOf(recruiter)).toBeUndefined();

    await faqs.publish(question, documentId);
    expect(await entryOf(editor)).toBeUndefined();

    await faqs.draft({ ...question, answer: "This change." }, documentId);
    expect(await entryOf(editor)).toMatchObject({ isPublished: true });
  } finally {
    await faqs.remove(documentId);
  }
  expect((await waitingOf(editor)).total).toBe(before.total);
});

type SitePage = { uid: string; title: string; path: string; state: string; publishAt: string | null };
const pagesOf = (who: { get: typeof panel.get }) => who.get<SitePage[]>("GET", "/panel-home/pages");

it("the pages come in the order of the menu with their state, for those who may read them", async () => {
  const header = "/content-manager/single-types/api::header.header";
  type Link = { href: string; submenu?: Link[] };
  const { data } = await panel.get<{ data: { links: Link[]; button: Link } }>("GET", header);
  const menu = [...data.links, data.button].flatMap(({ href, submenu = [] }) => [
    href,
    ...submenu.map((of) => of.href),
  ]);
  const listed = await pagesOf(editor);
  const paths = listed.map(({ path }) => path);
  expect(paths.slice(0, menu.length)).toEqual(menu);
  expect(paths).toContain("/privacy-policy");
  expect(await pagesOf(recruiter)).toEqual([]);

  const pages = panel.collection<{ documentId: string }>("page");
  const [title, path] = ["A page of the map", `map-${randomUUID().slice(0, 8)}`];
  const seo = { metaTitle: "A page of the map of the site", metaDescription: "x".repeat(120), keywords: "map" };
  const sections = [{ __component: "section.text-picture", title, text: "Text", side: "right" }];
  const fields = { title, path, sections, seo };
  const made = async () => (await pagesOf(editor)).find((page) => page.path === `/${path}`);
  const { documentId } = await pages.draft(fields);
  try {
    expect(await made()).toMatchObject({ title, documentId, state: "draft", publishAt: null });
    await pages.publish(fields, documentId);
    expect(await made()).toMatchObject({ state: "published" });
    const publishAt = new Date(Date.now() + 24 * 60 * 60 * 1_000).toISOString();
    await pages.draft({ ...fields, publishAt }, documentId);
    expect(await made()).toMatchObject({ state: "changed", publishAt });
  } finally {
    await pages.remove(documentId);
  }
});

it("the privacy policy waits while the hiring settings keep applications for days that it does not say", async () => {
  const settings = "/content-manager/single-types/api::hiring-setting.hiring-setting";
  const policy = "/content-manager/single-types/api::privacy-page.privacy-page";
  const noteOf = async () => (await waitingOf(editor)).policy?.note;
  const { data } = await panel.get<{ data: { sections: { text: string }[] } }>("GET", policy);
  const check = () => panel.get("POST", "/publishing-checks/entries/api::privacy-page.privacy-page", { values: data });
  expect(await noteOf()).toBeUndefined();
  expect(JSON.stringify(await check())).not.toContain("kept-days");
  await panel.get("PUT", settings, { keepHiredDays: 77 });
  try {
    expect(await noteOf()).toBe("Does not say that the settings keep what people send for 77 days");
    expect(JSON.stringify(await check())).toContain("for 77 days: say so here.");
    expect((await waitingOf(recruiter)).policy).toBeUndefined();
  } finally {
    await putSettingsBack();
  }
});

it("a page that waits is called by its own name", async () => {
  const address = "/content-manager/single-types/api::blog-page.blog-page";
  const { data } = await panel.get<{ data: { listTitle: string } }>("GET", address);
  await panel.get("PUT", address, { listTitle: `${data.listTitle} ` });
  try {
    expect((await waitingOf(editor)).entries).toContainEqual(
      expect.objectContaining({ title: "Page: Blog", kind: "singleType", isPublished: true }),
    );
  } finally {
    await panel.get("POST", `${address}/actions/publish`, { listTitle: data.listTitle });
  }
});

it("entries go by the field that an administrator has chosen", async () => {
  type Configuration = { settings: object; metadatas: Record<string, object>; layouts: object };
  const address = "/content-manager/content-types/api::service.service/configuration";
  const stored = await panel.get<{ data: { contentType: Configuration } }>("GET", address);
  const { settings, metadatas: all, layouts } = stored.data.contentType;
  const { createdBy: _, updatedBy: __, ...metadatas } = all;
  const description = `Chosen ${randomUUID()}`;
  const services = panel.collection<{ documentId: string }>("service");
  const publishAt = new Date(Date.now() + 24 * 60 * 60 * 1_000).toISOString();
  const slug = `s-${randomUUID().slice(0, 8)}`;
  const { documentId } = await services.draft({ title: "Of old", slug, description, publishAt });
  await panel.get("PUT", address, { settings: { ...settings, mainField: "description" }, metadatas, layouts });
  try {
    const scheduled = `/scheduled-publishing/entries?documentId=${documentId}`;
    expect(await panel.get("GET", scheduled)).toMatchObject([{ title: description }]);
    const { entries } = await waitingOf(panel);
    expect(entries.find((entry) => entry.documentId === documentId)?.title).toBe(description);
    const check = "/publishing-checks/entries/api::service.service";
    expect(JSON.stringify(await panel.get("POST", check, { values: { slug } }))).toContain(description);
    await services.remove(documentId);
    const deleted = await panel.get<{ entries: { entry: string; name: string }[] }>("GET", "/entry-history/deleted");
    expect(deleted.entries.find(({ entry }) => entry === documentId)?.name).toBe(description);
  } finally {
    await panel.get("PUT", address, { settings, metadatas, layouts });
    await services.remove(documentId);
  }
});

it("what came in are numbers, for those who may read it", async () => {
  const numbers = { week: expect.any(Number), all: expect.any(Number) };
  expect(await recruiter.get("GET", "/panel-home/applications")).toEqual({ ...numbers, unread: expect.any(Number) });
  expect(await panel.get("GET", "/panel-home/answers")).toEqual(numbers);
  for (const path of ["/panel-home/applications", "/panel-home/answers"]) {
    expect((await editor.ask("GET", path)).status).toBe(403);
  }
  for (const path of ["applications", "answers", "pages", "waiting"]) {
    expect((await rest(`/panel-home/${path}`)).status).toBe(401);
  }
});
