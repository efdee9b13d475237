import { randomUUID } from "node:crypto";
import { everySection, SEO_OF_TESTS } from "@repo/testing/every-section";
import type { CheckedEntry } from "strapi-plugin-publishing-checks/strapi-server";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { graphql, panel, rest, site } from "./cms";
import { bringBack } from "./history";

type Page = { documentId: string; path: string | null; title: string; sections: Record<string, unknown>[] };
type Redirect = { documentId: string; from: string; to: string };

const pages = panel.collection<Page>("page");
const redirects = panel.collection<Redirect>("plugin::page-redirects.redirect");
const made: string[] = [];
const name = () => `p-${randomUUID().slice(0, 8)}`;
const TEXT = { __component: "section.rich-text", text: "Text" };
let picture: number;
let others: string[];

const fieldsOf = (path: string, sections: object[] = [TEXT]) => ({ title: path, path, sections, seo: SEO_OF_TESTS });

async function publish(path: string, sections?: object[]): Promise<Page> {
  const page = await pages.publish(fieldsOf(path, sections));
  made.push(page.documentId);
  return page;
}

async function refusal(fields: object, address = pages.address): Promise<[status: number, ...string[]]> {
  const answer = await panel.ask("POST", address, fields);
  const { error } = await answer.json();
  if (!error) return [answer.status];
  const found: { path: string[]; message: string }[] = error.details.errors;
  return [error.status, ...found.flatMap(({ path, message }) => [path.join("."), message])];
}

async function redirectFrom(from: string): Promise<string | undefined> {
  const answer = await rest("/api/redirects", { headers: site("10.0.0.1") });
  return ((await answer.json()) as Redirect[]).find((redirect) => redirect.from === from)?.to;
}

const withoutIds = (sections: unknown) =>
  JSON.parse(JSON.stringify(sections, (key, value) => (key === "id" ? undefined : value)));

beforeAll(async () => {
  const { results } = await panel.get<{ results: { id: number }[] }>("GET", "/upload/files?pageSize=1");
  picture = results[0]?.id ?? 0;
  others = (await redirects.list()).map(({ documentId }) => documentId);
});

afterEach(async () => {
  for (const id of made.splice(0)) await pages.remove(id);
  const own = (await redirects.list()).filter(({ documentId }) => !others.includes(documentId));
  for (const { documentId } of own) await redirects.remove(documentId);
});

describe("the address of a page", () => {
  it("has one or two parts", async () => {
    expect((await publish(name())).path).toMatch(/^p-/);
    expect((await publish(`events/${name()}`)).path).toMatch(/^events\/p-/);
  });

  it("is checked where it follows from the title", async () => {
    const { path: _, ...fields } = fieldsOf("Careers");
    expect(await refusal(fields)).toEqual([400, "path", expect.stringContaining("/careers")]);
  });

  it("may be copied with its slashes", async () => {
    const path = name();
    expect((await publish(` /${path}/ `)).path).toBe(path);
  });

  it.each([
    ["spring offer", "lower-case letters"],
    ["/services/web-development", "belong to the site itself"],
    ["/home", "belong to the site itself"],
    ["media/x", "site itself answers"],
  ])("is never %j", async (path, reason) => {
    expect(await refusal(fieldsOf(path))).toEqual([400, "path", expect.stringContaining(reason)]);
  });

  it("is refused beside its field when another page has it, published or not", async () => {
    const path = name();
    const draft = await pages.draft(fieldsOf(path));
    made.push(draft.documentId);
    const taken = [400, "path", `The page “${path}” has this address. Choose another.`];
    expect(await refusal(fieldsOf(path))).toEqual(taken);
    const other = await publish(name());
    const answer = await panel.ask("PUT", `${pages.address}/${other.documentId}`, { path });
    expect((await answer.json()).error.details.errors).toEqual([expect.objectContaining({ path: ["path"] })]);
    await pages.publish({}, draft.documentId);
    await pages.publish({ title: "Renamed" }, draft.documentId);
  });

  it("belongs to one of two pages that are made at the same moment", { tags: ["once"] }, async () => {
    const path = name();
    const answers = await Promise.all([1, 2, 3, 4].map(() => panel.ask("POST", pages.address, fieldsOf(path))));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    for (const { data } of bodies) if (data) made.push(data.documentId);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
  });

  it("leads to the new one when it changes, of both parts", async () => {
    const [first, second] = [`events/${name()}`, `events/${name()}`];
    const { documentId } = await publish(first);
    await pages.publish({ path: second }, documentId);
    expect(await redirectFrom(`/${first}`)).toBe(`/${second}`);
    await publish(first);
    expect(await redirectFrom(`/${first}`)).toBe(undefined);
  });

  it("can't be where a redirect begins that an editor makes", async () => {
    const path = `events/${name()}`;
    await publish(path);
    const found = await refusal({ from: `/${path}`, to: "/about", permanent: true }, redirects.address);
    expect(found.slice(0, 2)).toEqual([400, "from"]);
  });
});

describe("a copy of a page", () => {
  it("needs an address of its own, and has all of its sections", async () => {
    const { documentId, path } = await publish(name(), everySection(picture));
    const clone = `${pages.address}/clone/${documentId}`;
    expect(await refusal(fieldsOf(String(path)), clone)).toEqual([400, "path", expect.stringContaining("has this")]);
    const { data } = await panel.get<{ data: Page }>("POST", clone, { path: name() });
    made.push(data.documentId);
    const [copy, original] = await Promise.all([pages.read(data.documentId), pages.read(documentId)]);
    expect(copy.sections.map(({ __component }) => __component)).toEqual(
      original.sections.map(({ __component }) => __component),
    );
    expect(copy.path).not.toBe(original.path);
  });

  it("is a draft without an address when none is given", async () => {
    const { documentId } = await publish(name());
    const { data } = await panel.get<{ data: Page }>("POST", `${pages.address}/clone/${documentId}`, {});
    made.push(data.documentId);
    expect((await pages.read(data.documentId)).path).toBeNull();
  });
});

describe("the sections of a page", () => {
  const checked = (sections: object[]) =>
    panel.get<CheckedEntry>("POST", "/publishing-checks/entries/api::page.page", {
      values: fieldsOf(name(), sections),
    });
  const found = async (sections: object[], check: string) =>
    (await checked(sections)).findings.filter((finding) => finding.check === check).map(({ path }) => path);

  it("stand at an address that is checked while an editor types it", async () => {
    const path = name();
    const { documentId } = await publish(path);
    const check = async (typed: string, id?: string) => {
      const { findings } = await panel.get<CheckedEntry>("POST", "/publishing-checks/entries/api::page.page", {
        values: fieldsOf(typed),
        documentId: id,
      });
      return findings.filter((finding) => finding.path === "path").map(({ message }) => message);
    };
    expect(await check(path)).toEqual([`“${path}” has the address “${path}”. Choose another.`]);
    expect(await check(path, documentId)).toEqual([]);
    expect(await check("about")).toEqual([expect.stringContaining("belong to the site itself")]);
  });

  it("pass the required checks, however many kinds there are", async () => {
    const { findings, card } = await checked(everySection(picture));
    expect(findings.filter(({ blocks }) => blocks)).toEqual([]);
    expect(card?.picture).toBeTruthy();
  });

  it("are checked for pictures without words, and for links that lead nowhere", async () => {
    const upload = new FormData();
    upload.append("files", new Blob(["<svg xmlns='http://www.w3.org/2000/svg'/>"], { type: "image/svg+xml" }), "a.svg");
    const [file] = await panel.get<{ id: number }[]>("POST", "/upload", upload);
    const hero = { __component: "section.hero", title: "A", image: file?.id, link: { label: "B", href: "/nowhere" } };
    expect(await found([TEXT, hero], "alternative-text")).toEqual(["sections.1.image"]);
    expect(await found([hero], "dead-link")).toEqual(["sections.0.link.href"]);
    await panel.get("DELETE", `/upload/files/${file?.id}`);
  });

  it("may link to another such page once it is published", async () => {
    const path = name();
    const call = (href: string) => ({ __component: "section.call-to-action", title: "A", link: { label: "B", href } });
    expect(await found([call(`/${path}`)], "dead-link")).toHaveLength(1);
    await publish(path);
    expect(await found([call(`/${path}`), call("#contact")], "dead-link")).toEqual([]);
  });

  it.each([
    ["https://example.com/video", 1],
    ["https://vimeo.com/about", 1],
    ["https://youtu.be/aqz-KE-bpKQ", 0],
  ])("show videos of known players alone: %s", async (address, findings) => {
    const video = { __component: "section.video", address, still: picture };
    expect(await found([video], "video-address")).toHaveLength(findings);
  });

  it("are checked for links in texts that lead nowhere, on the page and elsewhere", async () => {
    const messages = async (text: string) => {
      const { findings } = await checked([
        { ...TEXT, text },
        { ...TEXT, title: "Our prices", text: "# Hours" },
      ]);
      return findings.filter(({ check }) => check === "text-link").map(({ path, message }) => `${path} ${message}`);
    };
    expect(await messages("[a](#our-prices) [b](#Hours) [c](tel:+919876543210) d[^1]\n\n[^1]: e")).toEqual([]);
    expect(await messages("[a](our prices.html) [b](#terms) [c](<tel:1 / 2>) d[^1]")).toEqual([
      expect.stringContaining("sections.0.text “[a](our prices.html)” is no link"),
      expect.stringContaining("is no number that can be called"),
      expect.stringContaining("“[^1]” has no text"),
      "sections.0.text #terms leads to no heading of this page. There are #section-1, #our-prices, #hours.",
    ]);
  });

  it("keep of an embed code the address of its video", async () => {
    const address = "https://player.vimeo.com/video/76979871?h=abcdef1234";
    const code = `<iframe src="${address}" title="${"Long ".repeat(60)}"></iframe>`;
    const video = { __component: "section.video", address: code, still: picture };
    expect(await found([video], "video-address")).toEqual([]);
    expect((await publish(name(), [video])).sections[0]?.address).toBe(address);
  });

  it("have the line breaks and tabs of other programs as their own", async () => {
    const card = { title: "One\vTwo", description: "Three\vFour\u2028Five\u0007" };
    const [text, cards] = (
      await publish(name(), [
        { ...TEXT, title: "A\tB\u0085", text: "One\fTwo" },
        { __component: "section.cards", cards: [card] },
      ])
    ).sections;
    expect(text).toMatchObject({ title: "A B ", text: "One\nTwo" });
    expect(cards).toMatchObject({ cards: [{ title: "One Two", description: "Three\nFour\nFive" }] });
  });

  it("have an anchor each", async () => {
    const [one, two] = [
      { ...TEXT, anchor: "prices" },
      { ...TEXT, anchor: "hours" },
    ];
    expect(await found([one, two, one], "anchor-taken")).toEqual(["sections.2.anchor"]);
  });

  it("need one contact form", async () => {
    const form = { __component: "section.contact-form" };
    expect(await found([form, TEXT], "contact-form-twice")).toEqual([]);
    expect(await found([form, TEXT, form], "contact-form-twice")).toEqual(["sections.2.title"]);
  });

  it("name pictures in Markdown as the site serves them, and leave out what can't be stored", async () => {
    const text = `A\u0000 ![b](http://localhost:1337/uploads/c_1.webp)`.replace("\u0000", "\ufffe");
    const { sections } = await publish(name(), [{ ...TEXT, text }]);
    expect(sections[0]?.text).not.toContain("\ufffe");
    const long = { ...TEXT, text: "x".repeat(200_001) };
    expect(await refusal(fieldsOf(name(), [TEXT, long]))).toEqual([400, "sections.1.text", expect.any(String)]);
  });

  it("come back with their order, lists and pictures when an editor brings back a version", async () => {
    const { documentId } = await publish(name(), everySection(picture, "much"));
    const before = await pages.read(documentId);
    await pages.publish({ sections: [TEXT] }, documentId);
    await bringBack("page", documentId, 1);
    expect(withoutIds((await pages.read(documentId)).sections)).toEqual(withoutIds(before.sections));
  });

  it("are read through GraphQL by anybody, once they are published", async () => {
    const { path, documentId } = await publish(name(), everySection(picture));
    const query = `{ pages(filters: { path: { eq: "${path}" } }) { sections { __typename ... on ComponentSectionCards { cards { title } } } } }`;
    const { data } = await graphql(query);
    const kinds = data.pages[0].sections.map(({ __typename }: { __typename: string }) => __typename);
    expect(kinds).toHaveLength(everySection(picture).length);
    await panel.get("POST", `${pages.address}/${documentId}/actions/unpublish`, {});
    expect((await graphql(query)).data.pages).toEqual([]);
  });
});
