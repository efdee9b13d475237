import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { MarkedText, SearchAnswer, SearchKind } from "@repo/contract/search/search";
import { today } from "@repo/time/company";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { SECTIONS } from "../src/search/section-texts";
import { moment } from "./applications";
import { panel, rest, site } from "./cms";
import { sql } from "./database";
import { makeDue } from "./schedule";
import { newWord } from "./unique";

type Entry = { documentId: string; slug?: string };
type Asked = { q: string; limit?: number | string; kind?: string; exact?: string };

const made: (() => Promise<unknown>)[] = [];
const posts = panel.collection<Entry>("blog-post");
const jobs = panel.collection<Entry>("job");
const pages = panel.collection<Entry>("page");

function ask(asked: Asked, client: string = randomUUID()): Promise<Response> {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  return rest(`/api/search?${query}`, { headers: site(client) });
}

async function find(q: string, others: Omit<Asked, "q"> = {}): Promise<SearchAnswer> {
  const answer = await ask({ q, ...others });
  expect(answer.status).toBe(200);
  return answer.json() as Promise<SearchAnswer>;
}

const plain = (text: MarkedText) => text.map((part) => part.text).join("");
const marked = (text: MarkedText) => text.map((part) => (part.hit ? `[${part.text}]` : part.text)).join("");

async function titlesOf(kind: SearchKind, q: string): Promise<string[]> {
  const { groups } = await find(q);
  return groups.flatMap((group) => (group.kind === kind ? group.hits.map(({ title }) => plain(title)) : []));
}

async function publishPost(fields: object): Promise<string> {
  const { documentId } = await posts.publish({ title: "A post", description: "Its text", metaTags: "", ...fields });
  made.push(() => posts.remove(documentId));
  return documentId;
}

afterEach(async () => {
  for (const remove of made.splice(0)) await remove();
});

describe("what is found", () => {
  it("comes by kind, best first, with the words marked", async () => {
    const { total, match, groups } = await find("cloud solu");
    expect(match).toBe("all");
    expect(groups[0]).toMatchObject({ kind: "service" });
    expect(groups[0]?.hits[0]?.path).toBe("/services/cloud-solutions");
    expect(marked(groups[0]?.hits[0]?.title ?? [])).toBe("[Cloud] [Solutions]");
    expect(total).toBe(groups.reduce((sum, group) => sum + group.total, 0));
  });

  it.each<[SearchKind, string, string, RegExp]>([
    ["service", "web develop", "Web Development", /^\/services\/web-development$/],
    ["technology", "kubern", "Kubernetes", /^\/technologies#/],
    ["technology", "nodejs", "Node.js", /^\/technologies#/],
    ["industry", "sports", "Sports", /^\/industries$/],
    [
      "case-study",
      "lorry",
      "Fewer calls, because customers see when the lorry comes",
      /^\/work\/harbourline-arrival-times$/,
    ],
    ["author", "kavya", "Kavya Pillai", /^\/blog\/authors\/kavya-pillai$/],
  ])("%s: %s", async (kind, q, title, path) => {
    const { groups } = await find(q);
    const group = groups.find((each) => each.kind === kind);
    const hit = group?.hits.find((each) => plain(each.title) === title);
    expect(hit?.path).toMatch(path);
  });

  it("is a page, by what is written in its sections, while it is published", async () => {
    const [inText, inCard, inMarkdown] = [newWord(), newWord(), newWord()];
    const name = `found-${randomUUID().slice(0, 8)}`;
    const { documentId } = await pages.publish({
      title: "Of sections",
      path: name,
      seo: { metaTitle: "Of sections", metaDescription: "A page of sections.", keywords: "sections" },
      sections: [
        { __component: "section.text-picture", title: "One", text: `Here is ${inText}.` },
        { __component: "section.cards", title: "Two", cards: [{ title: "A card", description: `Of ${inCard}.` }] },
        { __component: "section.rich-text", text: `## Three\n\nIn **${inMarkdown}** and more.` },
      ],
    });
    made.push(() => pages.remove(documentId));
    for (const word of [inText, inCard, inMarkdown]) {
      const { groups } = await find(word);
      expect(groups).toMatchObject([{ kind: "page", total: 1, hits: [{ path: `/${name}` }] }]);
    }
    await panel.get("POST", `${pages.address}/${documentId}/actions/unpublish`, {});
    expect(await find(inCard)).toMatchObject({ total: 0 });
  });

  it("knows each section that a page can have", async () => {
    const file = path.resolve("src/api/page/content-types/page/schema.json");
    const { attributes } = JSON.parse(await readFile(file, "utf8"));
    expect(Object.keys(SECTIONS).sort()).toEqual(attributes.sections.components.toSorted());
  });

  it("is what has a word in its title, then in its tags, then in its text; of equals the newest", async () => {
    const word = newWord();
    await publishPost({ title: `Of ${word} and more`, description: "One" });
    await publishPost({ title: "In the text", description: `Long before ${"and after ".repeat(80)} ${word}.` });
    await publishPost({ title: "In the tags", metaTags: `one, ${word}` });
    await publishPost({ title: `Newer, of ${word}`, description: "Two" });
    await publishPost({ title: word, description: "Three" });
    expect(await titlesOf("blog-post", word)).toEqual([
      word,
      `Newer, of ${word}`,
      `Of ${word} and more`,
      "In the tags",
      "In the text",
    ]);
    const { groups } = await find(word);
    expect(marked(groups[0]?.hits[4]?.text ?? [])).toContain(`[${word}].`);
    expect((await find(word, { limit: 2 })).groups).toMatchObject([{ total: 5, hits: [{}, {}] }]);
  });

  it("is a technology that only says its category after what has the word anywhere", async () => {
    const word = newWord();
    const categories = panel.collection<Entry>("technology-category");
    const technologies = panel.collection<Entry>("technology");
    const category = await categories.publish({ label: `Of ${word}`, slug: word, onHomePage: false });
    made.push(() => categories.remove(category.documentId));
    const named = { connect: [{ documentId: category.documentId }] };
    const technology = await technologies.publish({ name: newWord(), category: named });
    made.push(() => technologies.remove(technology.documentId));
    await publishPost({ title: "In the text", description: `Long before ${"and after ".repeat(80)} ${word}.` });
    const kinds = async () => (await find(word)).groups.map(({ kind }) => kind);
    await expect.poll(kinds).toEqual(["blog-post", "technology"]);
  });

  it("is found by its teaser, which stands beside it", async () => {
    const word = newWord();
    await publishPost({ teaser: `Why ${word} burns`, format: "markdown" });
    const { groups } = await find(word);
    expect(groups.flatMap(({ hits }) => hits.map(({ text }) => marked(text)))).toEqual([`Why [${word}] burns`]);
  });

  it("has its summary beside it where only its keywords have the word", async () => {
    const word = newWord();
    await publishPost({ title: "In the tags", description: "What it is about.", metaTags: `one, ${word}, two` });
    const { groups } = await find(word);
    expect(marked(groups[0]?.hits[0]?.text ?? [])).toBe("What it is about.");
  });

  it("has all words in any place, or else some of them", async () => {
    const [one, other] = [newWord(), newWord()];
    await publishPost({ title: `First ${one}`, description: `Second ${other}` });
    await publishPost({ title: `Only ${one}` });
    expect(await find(`${other} ${one}`)).toMatchObject({ match: "all", total: 1 });
    expect(await find(`${one} ${newWord()}`)).toMatchObject({ match: "some", total: 2 });
  });

  it("needs no accents, no case and no small words, and tells C++ from C", async () => {
    const word = newWord();
    await publishPost({ title: `Café ${word.toUpperCase()} in C++` });
    for (const q of [`cafe ${word}`, `CAFÉ the ${word}`, `c++ ${word}`]) {
      expect(await find(q), q).toMatchObject({ match: "all", total: 1 });
    }
    expect(await find(`c# ${word}`)).toMatchObject({ match: "some" });
  });

  it.each([
    ["health care", "healthcare"],
    ["healthcare", "health care"],
    ["24x7", "247"],
    ["24/7", "24x7"],
    ["Łódź", "lodz"],
    ["health\u00adcare", "healthcare"],
  ])("is the same as one word or two, and in other letters: %s as %s", async (written, typed) => {
    const word = newWord();
    await publishPost({ title: word, description: `Of ${written} ${"and more ".repeat(40)}` });
    expect(await find(`${typed} ${word}`)).toMatchObject({ match: "all", total: 1 });
    expect((await find(`${typed} ${word}`)).corrected).toBe(undefined);
  });

  it("has two words marked where they were searched for as one", async () => {
    const word = newWord();
    await publishPost({ title: word, description: `${"One ".repeat(80)} of real estate ${word}` });
    expect(marked((await find(`realestate ${word}`)).groups[0]?.hits[0]?.text ?? [])).toContain("of [real estate]");
  });

  it.each([
    ["careers", "/careers"],
    ["jobs", "/careers"],
    ["Vacancies", "/careers"],
    ["privacy", "/privacy-policy"],
    ["data protection", "/privacy-policy"],
    ["contact us", "/contact"],
    ["portfolio", "/work"],
    ["articles", "/blog"],
    ["terms", "/terms-and-conditions"],
    ["vacencies", "/careers"],
  ])("is a page of each site, by what people call it: %s", async (q, path) => {
    const page = (await find(q)).groups.find(({ kind }) => kind === "page");
    expect(page?.hits.map((hit) => hit.path)).toContain(path);
  });

  it("is no such page while it is unpublished, and by its new keywords", async () => {
    const address = "/content-manager/single-types/api::terms-page.terms-page";
    const word = newWord();
    const { data } = await panel.get<{ data: { seo: object } }>("GET", address);
    const publish = (seo: object) => panel.get("POST", `${address}/actions/publish`, { seo });
    made.push(() => publish(data.seo));
    await publish({ ...data.seo, keywords: word });
    expect((await find(word)).groups).toMatchObject([{ kind: "page", hits: [{ path: "/terms-and-conditions" }] }]);
    await panel.get("POST", `${address}/actions/unpublish`, {});
    expect(await find(word)).toMatchObject({ total: 0 });
  });

  it("is found in Markdown as visitors read it", async () => {
    const [word, address] = [newWord(), newWord()];
    await publishPost({
      title: "Marked up",
      format: "markdown",
      description: `Of **${word}** [here](https://${address}.example)`,
    });
    expect(marked((await find(word)).groups[0]?.hits[0]?.text ?? [])).toBe(`Of [${word}] here`);
    expect(await find(address)).toMatchObject({ total: 0 });
  });

  it("is one kind alone if asked, and longer", async () => {
    const { groups } = await find("development", { kind: "service", limit: 50 });
    expect(groups.map(({ kind }) => kind)).toEqual(["service"]);
  });
});

describe("small mistakes", () => {
  it.each([
    ["clodu", "cloud"],
    ["coud", "cloud"],
    ["reatc", "react"],
    ["claud", "cloud"],
    ["clowd", "cloud"],
    ["markteing", "marketing"],
    ["kubernets", "kubernetes"],
    ["kuberentes", "kubernetes"],
    ["ubernetes", "kubernetes"],
    ["jubernetes", "kubernetes"],
    ["wrodpress", "wordpress"],
    ["photohspo", "photoshop"],
    ["develpomnet", "development"],
  ])("in %s are corrected to %s", async (typed, meant) => {
    const answer = await find(typed);
    expect(answer).toMatchObject({ corrected: meant, missed: typed, match: "all" });
    const titles = answer.groups.flatMap(({ hits }) => hits.map(({ title }) => marked(title).toLowerCase()));
    expect(titles).toContainEqual(expect.stringContaining(`[${meant}]`));
  });

  it("are corrected beside a right word, and not in short ones", async () => {
    const [word, wrong] = [newWord(), newWord()];
    await publishPost({ title: `About ${word} kubernetes` });
    const corrected = { corrected: `kubernetes ${word}`, missed: "kubernets", total: 1 };
    await expect.poll(() => find(`kubernets ${word}`)).toMatchObject(corrected);
    expect(await find(wrong)).toEqual({ match: "all", total: 0, groups: [] });
    expect((await find("awz")).corrected).toBe(undefined);
  });

  it("are one letter in four at most, and two in a word: a résumé is no readme", async () => {
    await publishPost({ title: "The readme" });
    for (const typed of ["redme", "raedme"]) expect((await find(typed)).corrected, typed).toBe("readme");
    for (const typed of ["resume", "résumé"]) expect((await find(typed)).corrected, typed).toBe(undefined);
  });

  it("are left alone where somebody asks for what was typed", async () => {
    const word = newWord();
    await publishPost({ title: `About ${word}` });
    expect(await find("clodu", { exact: "true" })).toEqual({ match: "all", total: 0, groups: [] });
    await expect.poll(() => find(`${word} clodu`, { exact: "true" })).toMatchObject({ match: "some", total: 1 });
    expect((await find(`${word} clodu`, { exact: "true" })).corrected).toBe(undefined);
  });

  it("are not corrected to a word that is no longer published", async () => {
    const word = newWord();
    const id = await publishPost({ title: `A ${word}` });
    const typed = `${word.slice(0, 6)}${word.slice(7)}`;
    await expect.poll(async () => (await find(typed)).corrected).toBe(word);
    await posts.remove(id);
    expect(await find(typed)).toEqual({ match: "all", total: 0, groups: [] });
  });
});

describe("the index follows", () => {
  const isFound = async (word: string) => (await find(word)).total > 0;

  it("a draft, its publication, a change, and what is taken off", async () => {
    const [word, other] = [newWord(), newWord()];
    const { documentId } = await posts.draft({ title: `Draft ${word}`, description: "Its text", metaTags: "" });
    made.push(() => posts.remove(documentId));
    expect(await isFound(word)).toBe(false);
    await posts.publish({}, documentId);
    expect(await isFound(word)).toBe(true);
    await posts.draft({ title: `Changed ${other}` }, documentId);
    expect([await isFound(word), await isFound(other)]).toEqual([true, false]);
    await posts.publish({}, documentId);
    expect([await isFound(word), await isFound(other)]).toEqual([false, true]);
    await panel.get("POST", `${posts.address}/${documentId}/actions/unpublish`, {});
    expect(await isFound(other)).toBe(false);
    await posts.publish({}, documentId);
    await posts.remove(documentId);
    expect(await isFound(other)).toBe(false);
  });

  it("many at once", async () => {
    const word = newWord();
    const drafts = await Promise.all(
      [1, 2, 3].map((each) => posts.draft({ title: `${word} ${each}`, description: "Text" })),
    );
    const documentIds = drafts.map(({ documentId }) => documentId);
    await panel.get("POST", `${posts.address}/actions/bulkPublish`, { documentIds });
    expect((await find(word)).total).toBe(3);
    await panel.get("POST", `${posts.address}/actions/bulkUnpublish`, { documentIds: documentIds.slice(0, 1) });
    expect((await find(word)).total).toBe(2);
    await panel.get("POST", `${posts.address}/actions/bulkDelete`, { documentIds });
    expect((await find(word)).total).toBe(0);
  });

  it("the schedule", { tags: ["full"] }, async () => {
    const word = newWord();
    const [publishAt, unpublishAt] = ["2199-01-01T00:00:00Z", "2199-01-02T00:00:00Z"];
    const { documentId } = await posts.draft({
      title: `Later ${word}`,
      description: "Its text",
      publishAt,
      unpublishAt,
    });
    made.push(() => posts.remove(documentId));
    expect(await isFound(word)).toBe(false);
    await makeDue("blog_posts", documentId, "publish_at");
    await expect.poll(() => isFound(word)).toBe(true);
    await makeDue("blog_posts", documentId, "unpublish_at");
    await expect.poll(() => isFound(word)).toBe(false);
  });

  it("the blog's dashboard, its deletions and their undoing", async () => {
    const word = newWord();
    const who = "blog-admin";
    const created = await rest("/api/dashboard/posts", {
      who,
      method: "POST",
      body: { title: `Written ${word}`, description: "Its text" },
    });
    const { id } = (await created.json()) as { id: string };
    made.push(() => posts.remove(id));
    expect(await isFound(word)).toBe(true);
    await rest(`/api/dashboard/posts/${id}`, { who, method: "DELETE" });
    expect(await isFound(word)).toBe(false);
    await rest(`/api/dashboard/posts/${id}/restore`, { who, method: "POST" });
    await expect.poll(() => isFound(word)).toBe(true);
  });

  it("jobs while they are open", async () => {
    const word = newWord();
    const job = { title: `Keeper of ${word}`, details: "Full time", description: "Work", requirements: "Care" };
    const open = { ...job, slug: word, availability: "open", closesAt: today() };
    const { documentId } = await jobs.publish(open);
    made.push(() => jobs.remove(documentId));
    expect((await find(word)).groups[0]?.hits[0]?.path).toBe(`/careers/${word}`);
    await jobs.publish({ closesAt: today(Date.now() - 24 * 60 * 60 * 1000) }, documentId);
    expect(await isFound(word)).toBe(false);
    await jobs.publish({ closesAt: today() }, documentId);
    expect(await isFound(word)).toBe(true);
    await jobs.publish({ availability: "filled" }, documentId);
    expect(await isFound(word)).toBe(false);
  });

  it("a job that is saved beside its draft in the dashboard", async () => {
    const [word, prepared] = [newWord(), newWord()];
    const job = {
      title: `Keeper of ${word}`,
      details: "Full time",
      description: "Work",
      requirements: "Care",
      slug: word,
    };
    const { documentId } = await jobs.publish(job);
    made.push(() => jobs.remove(documentId));
    await jobs.draft({ description: `Prepared ${prepared}` }, documentId);
    const saved = newWord();
    const answer = await rest(`/api/dashboard/jobs/${documentId}`, {
      who: "jobs-admin",
      method: "PATCH",
      body: { title: `Saved ${saved}` },
    });
    expect(answer.status).toBe(200);
    await expect.poll(() => isFound(saved)).toBe(true);
    expect(await isFound(prepared)).toBe(false);
  });

  it("the category that a technology is shown in", { tags: ["full"] }, async () => {
    const word = newWord();
    const categories = panel.collection<Entry>("technology-category");
    const technologies = panel.collection<Entry>("technology");
    const category = await categories.publish({ label: "Of this test", slug: `c-${word}`, onHomePage: false });
    made.push(() => categories.remove(category.documentId));
    const technology = await technologies.publish({
      name: word,
      category: { connect: [{ documentId: category.documentId }] },
    });
    made.push(() => technologies.remove(technology.documentId));
    const path = async () => (await find(word)).groups[0]?.hits[0]?.path;
    await expect.poll(path).toBe(`/technologies#c-${word}`);
    await categories.publish({ slug: `d-${word}` }, category.documentId);
    await expect.poll(path).toBe(`/technologies#d-${word}`);
    await panel.get("POST", `${categories.address}/${category.documentId}/actions/unpublish`, {});
    await expect.poll(path).toBe(undefined);
  });

  it("the page that its entries are on", async () => {
    const address = "/content-manager/single-types/api::industries-page.industries-page";
    const { data } = await panel.get<{ data: object }>("GET", address);
    expect(await titlesOf("industry", "sports")).toEqual(["Sports"]);
    await panel.get("POST", `${address}/actions/unpublish`, {});
    try {
      expect(await titlesOf("industry", "sports")).toEqual([]);
    } finally {
      await panel.get("POST", `${address}/actions/publish`, data);
    }
  });

  it("rows that another replica or program writes", async () => {
    const [word, other] = [newWord(), newWord()];
    const now = moment(Date.now());
    const id = randomUUID();
    for (const published of [null, now]) {
      await sql(
        "insert into blog_posts (document_id, title, description, meta_tags, created_at, updated_at, published_at) values (?, ?, ?, '', ?, ?, ?)",
        ...[id, `Written ${word}`, "Past the CMS", now, now, published],
      );
    }
    made.push(() => posts.remove(id));
    await expect.poll(() => isFound(word)).toBe(true);
    await sql("update blog_posts set title = ? where document_id = ?", `Rewritten ${other}`, id);
    await expect.poll(() => isFound(other)).toBe(true);
    expect(await isFound(word)).toBe(false);
    await sql("delete from blog_posts where document_id = ?", id);
    await expect.poll(() => isFound(other)).toBe(false);
  });
});

describe("a stranger's question", () => {
  it.each([
    ['cloud" OR "web', "cloud* NEAR(web)"],
    ["title:cloud", "{title} : cloud"],
    ["cloud & !web | (", "'cloud':*"],
    ["cloud'; drop table jobs; --", "cloud%' or 1=1"],
    ["\\", "' \" ` ("],
  ])("is text, never syntax: %s", async (...queries) => {
    for (const q of queries) {
      const answer = await ask({ q });
      expect(answer.status, q).toBe(200);
    }
  });

  it("never ends in an error of ours", { tags: ["full"] }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: "binary", maxLength: 100 }),
          fc.string({ unit: fc.constantFrom(..."ab*\"'():&|!<->{}^-+#%_\\ "), maxLength: 100 }),
        ),
        async (q) => {
          expect((await ask({ q })).status).toBe(200);
        },
      ),
      { numRuns: 150 },
    );
  });

  it("is short, and asks for few hits of a known kind", async () => {
    for (const asked of [
      { q: "x".repeat(101) },
      { q: "x", limit: 51 },
      { q: "x", limit: "all" },
      { q: "x", kind: "mail" },
      { q: "x", exact: "yes" },
    ]) {
      expect((await ask(asked)).status, JSON.stringify(asked)).toBe(422);
    }
    expect((await rest("/api/search?q[a]=x", { headers: site("1") })).status).toBe(422);
    expect(await find("")).toEqual({ match: "all", total: 0, groups: [] });
  });

  it("is limited for each client", async () => {
    const client = randomUUID();
    const answers = await Promise.all(Array.from({ length: 121 }, () => ask({ q: "" }, client)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual([429]);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await ask({ q: "" })).status).toBe(200);
  });
});
