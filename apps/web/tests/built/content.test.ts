// @module-tag full
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { PAGE_PATHS } from "@repo/contract/site/addresses";
import { signPreview } from "@repo/plugin-kit/preview/token";
import { type ArgumentNode, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { type ContentCms, idOf, schema } from "../content-cms";
import { PREVIEW_SECRET, type Site } from "../site";
import { changesAt } from "./changes";
import { ENTRIES, largeSite } from "./shared-sites";

const PAGES = [
  ...Object.values(PAGE_PATHS),
  "/search?q=nothing",
  "/services/slug-0",
  "/work/slug-0",
  "/careers/page/2",
  "/careers/slug-0",
  `/blog/${idOf(0)}`,
  "/blog/tags/one",
  "/blog/authors/slug-0",
  "/pages-path",
  "/admin-login",
  "/manifest.webmanifest",
  "/sitemap.xml",
  "/llms.txt",
  "/blog/feed.xml",
  "/blog/feed.json",
  "/work/feed.xml",
  "/careers/feed.xml",
  "/careers/feed.json",
];

function sortedBy({ value }: ArgumentNode): (string | undefined)[] {
  const values = value.kind === "ListValue" ? value.values : [value];
  return values.flatMap((by) => (by.kind === "StringValue" ? by.value.split(":", 1) : []));
}

let cms: ContentCms;
let site: Site;
const pages = new Map<string, string>();

beforeAll(async () => {
  ({ cms, site } = await largeSite());
  for (const page of PAGES) pages.set(page, await (await fetch(site.url + page)).text());
});
afterEach(() => cms.reset());

const shown = () =>
  [...pages.values()].join("\n").replace(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, "");

it.each(PAGES.filter((page) => !page.includes(".")))("%s says that it is one of a trial", (page) => {
  expect(pages.get(page)).toMatch(/<body>.*?<aside aria-label="Trial"[^>]*>This is a trial/s);
});

describe("what an editor can fill in", () => {
  const OF_THE_CMS = ["id", "documentId", "createdAt", "updatedAt", "publishedAt"];
  /** A relation's connection has the same entries as the relation itself. */
  const isConnection = (field: string) => field.endsWith("_connection");
  const READ_FROM_THE_OTHER_END = ["TechnologyCategory.technologies"];

  it("is asked for, or sorted and filtered by", () => {
    const folder = path.resolve("src/cms/documents");
    const documents = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), "utf8"));
    const types = new TypeInfo(schema);
    const used = new Set<string>(READ_FROM_THE_OTHER_END);
    const collection = () => types.getFieldDef()?.type.toString().replace(/\W/g, "");
    visit(
      parse(documents.join("\n")),
      visitWithTypeInfo(types, {
        enter(node) {
          if (node.kind === "Field") used.add(`${types.getParentType()?.name}.${node.name.value}`);
          if (node.kind === "ObjectField") used.add(`${types.getParentInputType()}.${node.name.value}`);
          if (node.kind === "Argument") for (const by of sortedBy(node)) used.add(`${collection()}.${by}`);
        },
      }),
    );
    const named = (type: string) => type.replace(/FiltersInput$|EntityResponseCollection$/, "");
    const usedNames = new Set([...used].map((field) => field.replace(/^\w+/, named)));
    const fillable = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .map((type) => ({ name: type.name, fields: Object.keys(type.getFields()) }))
      .filter(
        ({ name, fields }) => name.startsWith("Component") || (fields.includes("publishedAt") && name !== "UploadFile"),
      )
      .flatMap(({ name, fields }) => fields.map((field) => ({ type: name, field })))
      .filter(({ field }) => !OF_THE_CMS.includes(field) && !isConnection(field));
    expect(fillable.length).toBeGreaterThan(150);
    expect(fillable.map(({ type, field }) => `${type}.${field}`).filter((field) => !usedNames.has(field))).toEqual([]);
  });

  /** These are visible only after a click or with other content, and are tested elsewhere. */
  const ELSEWHERE = [
    /^siteSetting-(consentNotice|analyticsId)/,
    /^siteSetting-shareImage/,
    /^(about|blog|industries|services|work)Page-hero-image-url$/,
    /^blogPosts-description$/,
    /^careersPage-privacyNotice$/,
    /^jobs(_connection-nodes)?-(salaryCurrency|country)$/,
    /^pages-sections-form$/,
    /^form-(title|successTitle|successText|fields-(label|choices))$/,
    /^pages-sections-(address|tag)$/,
    /^jobs_connection-nodes-(description|requirements|responsibilities)$/,
  ];
  /** The media library sets these. Decorative pictures have no text. */
  const OF_PICTURES = /-(alternativeText|width|height)$/;

  it("is on a page", () => {
    const html = shown();
    const texts = [...cms.asked]
      .filter(([place, { name }]) => name === "String" && !/-slug$/.test(place) && !OF_PICTURES.test(place))
      .map(([place]) => place)
      .filter((place) => !ELSEWHERE.some((other) => other.test(place)));
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter((place) => !html.includes(place))).toEqual([]);
  });

  it("opens a new tab wherever it is a link that says so", () => {
    const html = shown();
    const links = [...cms.asked.keys()].filter((place) => place.endsWith("-newTab") && !/consentNotice/.test(place));
    expect(links.length).toBeGreaterThan(9);
    const opening = (place: string) => {
      const [link] = new RegExp(`<a [^>]*href="/${place.replace(/newTab$/, "href")}_"[^>]*>`).exec(html) ?? [];
      return link?.includes('target="_blank"') && link.includes('rel="noopener"');
    };
    expect(links.filter((place) => !opening(place))).toEqual([]);
  });
});

it.each([
  ["/", "industries-title"],
  ["/", "faqs-question"],
  ["/industries", "industries-title"],
  ["/services", "services-title"],
  ["/services/slug-0", "faqs-question"],
  ["/technologies", "technologyCategories-label"],
  ["/technologies", "technologies-name"],
  ["/sitemap.xml", "/services/slug"],
  ["/sitemap.xml", "/careers/slug"],
  ["/careers/feed.xml", "/careers/slug"],
  ["/careers/feed.json", "/careers/slug"],
  ["/sitemap.xml", "/blog/authors/slug"],
  ["/sitemap.xml", "/pages-path"],
])("%s shows all of %s, however many", (page, place) => {
  const last = `${place}-${ENTRIES - 1}`;
  expect(pages.get(page)).toContain(last);
});

describe("the list of articles", () => {
  const visit = async (path: string) => {
    const answer = await fetch(site.url + path);
    const html = await answer.text();
    const linked = (rel: string) => new RegExp(`<a rel="${rel}"[^>]* href="([^"]+)"`).exec(html)?.[1];
    const articles = html.split("<article").length - 1;
    return { status: answer.status, html, articles, previous: linked("prev"), next: linked("next") };
  };

  it.each([
    ["/blog", 24, undefined, "/blog/page/2"],
    ["/blog/page/2", 24, "/blog", "/blog/page/3"],
    ["/blog/page/6", 10, "/blog/page/5", undefined],
    ["/blog/tags/one", 24, undefined, "/blog/tags/one/2"],
    ["/blog/tags/one/2", 1, "/blog/tags/one", undefined],
  ])("has on %s %i of them, and leads from there to those before and after", async (path, articles, previous, next) => {
    expect(await visit(path)).toMatchObject({ status: 200, articles, previous, next });
  });

  it("goes on where it stopped, and its pages say which they are", async () => {
    const { html } = await visit("/blog/page/2");
    const numbers = Array.from(html.matchAll(/<h2[^>]*>blogPosts_connection-nodes-title-(\d+)</g), ([, at]) =>
      Number(at),
    );
    expect(numbers).toEqual(Array.from({ length: 24 }, (_, at) => 24 + at));
    expect(html).toMatch(/<h1[^>]*>blogPage-listTitle, page 2</);
    expect(html).toMatch(/aria-current="page"[^>]*><span[^>]*>Page <\/span>2</);
    expect(html).toContain(`<link rel="canonical" href="${site.url}/blog/page/2"/>`);
  });

  it.each(["/blog/page/1", "/blog/page/7", "/blog/page/x", "/blog/tags/no-such-tag", "/blog/tags/one/3"])(
    "is not at %s",
    async (path) => {
      expect((await visit(path)).status).toBe(404);
    },
  );

  it("that anybody makes up is answered by a page that is rendered already", async () => {
    const ask = (path: string) => fetch(site.url + path, { redirect: "manual" });
    for (const path of ["/blog/page/999", "/blog/tags/one/99", "/blog/authors/made-up", "/work/services/made-up"]) {
      const { status, headers } = await ask(path);
      expect([path, status, headers.get("x-nextjs-cache")]).toEqual([path, 404, "HIT"]);
    }
    const { status, headers } = await ask("/careers/page/999");
    expect([status, headers.get("location"), headers.get("x-nextjs-cache")]).toEqual([307, "/careers", "HIT"]);
  });
});

describe("a page that editors make of sections", () => {
  const html = () => pages.get("/pages-path") ?? "";

  it("has one heading of the first level, and below it none that skips a level", () => {
    const levels = Array.from(html().matchAll(/<h([1-6])\b/g), ([, level]) => Number(level));
    expect(levels.length).toBeGreaterThan(20);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    // The last headings are the footer's.
    expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it("has each anchor once", () => {
    const anchors = Array.from(html().matchAll(/ id="([^"]+)"/g), ([, anchor]) => anchor);
    expect(anchors).toContain("pages-sections-anchor");
    expect(anchors).toContain("pages-sections-anchor-2");
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
  });

  it("asks a player for nothing by itself, and may show it alone, and there alone", async () => {
    expect(html()).toContain("https://vimeo.com/76979871");
    expect(html()).not.toContain("<iframe");
    const policyOf = async (path: string) =>
      (await fetch(site.url + path)).headers.get("content-security-policy")?.match(/frame-src [^;]+/)?.[0];
    expect(await policyOf("/pages-path")).toBe("frame-src https://player.vimeo.com");
    expect(await policyOf("/about")).toBeUndefined();
  });

  it("tells search engines its place and its questions, and networks its picture", () => {
    const [, json = "{}"] = /<script type="application\/ld\+json">(\{[^<]*"WebPage".*?)<\/script>/s.exec(html()) ?? [];
    const graph: { "@type": string }[] = JSON.parse(json)["@graph"];
    expect(graph.map((each) => each["@type"])).toEqual(["WebPage", "BreadcrumbList", "FAQPage"]);
    expect(html()).toMatch(/<meta property="og:image" content="[^"]+\/pages-seo-shareImage-url\.webp\.jpg"/);
    expect(html()).toMatch(
      /<meta property="og:image:type" content="image\/jpeg"\/><meta property="og:image:width" content="1200"/,
    );
    expect(html()).toContain(`<link rel="canonical" href="${site.url}/pages-path"/>`);
  });

  it("is in llms.txt, and Markdown with the texts of its sections", async () => {
    expect(pages.get("/llms.txt")).toContain("/pages-path.md");
    const text = await (await fetch(`${site.url}/pages-path.md`)).text();
    expect(text).toContain("# pages-sections-heading");
    for (const name of ["cards-title", "quotes-quote", "questions-answer", "steps-description", "markdown"]) {
      expect(text).toContain(`pages-sections-${name}`);
    }
  });

  it("is alone at its address: any other leads home, and asks the CMS for nothing", async () => {
    const asked: string[] = [];
    cms.delay = async (query) => void asked.push(query);
    for (const path of ["/no-such-page", "/no-such/page", "/pages-path/more", "/about/us", "/No-Such-Page", "/a/b/c"]) {
      const answer = await fetch(site.url + path, { redirect: "manual" });
      expect([answer.status, answer.headers.get("location")], path).toEqual([307, "/"]);
      expect(await answer.text()).toBe("");
    }
    expect(asked).toEqual([]);
  });
});

describe("the day of a moment", () => {
  it("is the one in India, of articles as of jobs", () => {
    // 20:00 UTC is 01:30 of the next day in India.
    expect(pages.get(`/blog/${idOf(0)}`)).toContain("November 21, 2026");
    expect(pages.get("/blog")).toContain("November 21, 2026");
    expect(pages.get("/careers/slug-0")).toContain("November 20, 2026");
  });
});

describe("draft mode", () => {
  const CLAIMS = {
    session: "of-an-editor",
    status: "draft",
    panel: "https://cms.example.com",
    path: "/about",
  } as const;

  async function cookiesOfPreview(): Promise<string[]> {
    const token = signPreview(CLAIMS, PREVIEW_SECRET);
    const answer = await fetch(`${site.url}/api/preview?token=${token}`, { redirect: "manual" });
    return answer.headers.getSetCookie().map((line) => line.split(";", 1)[0] ?? "");
  }

  async function answerTo(headers: Record<string, string>) {
    const answer = await fetch(`${site.url}/about`, { headers });
    const { date, "x-request-id": _, ...others } = Object.fromEntries(answer.headers);
    return { status: answer.status, headers: others, html: await answer.text() };
  }

  it("without a preview of ours is the page that anybody gets, from the cache, however its cookie is written", async () => {
    const ordinary = await answerTo({});
    expect(ordinary.headers).toMatchObject({ "x-nextjs-cache": "HIT" });
    const id = site.previewModeId();
    expect(id).toMatch(/^\w{16,}$/);
    const draft = `__prerender_bypass=${id}`;
    for (const cookie of [draft, `a=1;${draft}`, `a=1; \t${draft}`, `${draft}; __next_preview_data=x`]) {
      expect(await answerTo({ cookie }), cookie).toEqual(ordinary);
    }
    expect(await answerTo({ cookie: "__prerender_bypass=of-another" })).toEqual(ordinary);
    expect(await answerTo({ "x-prerender-revalidate": id })).toEqual(ordinary);
  });

  it("is opened by a preview of ours alone", async () => {
    const cookies = await cookiesOfPreview();
    expect(cookies).toEqual([expect.stringMatching(/^site-\d+-preview=./)]);
    const { headers } = await answerTo({ cookie: cookies.join() });
    expect(headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" });
  });
});

it.each([
  ["/blog/page/3", "blog-page", "blogPage-listTitle"],
  ["/careers/page/3", "job", "jobs_connection-nodes-title"],
])("%s is new for the first visitor after a change of %s", async (path, type, place) => {
  const { settle, expectShown } = changesAt(() => ({ cms, site }));
  await settle();
  await expectShown(path, type, place);
});

describe("a page that can't be made", () => {
  const NEVER_SEEN = `/blog/${idOf(ENTRIES - 1)}`;

  it("keeps no other page waiting", async () => {
    const neverSeen = (index: number) => `${site.url}/blog/${idOf(ENTRIES - index)}`;
    cms.says.set("blogPost-createdAt", "no moment");
    for (const index of [2, 3, 4, 5, 6]) {
      const answer = await fetch(neverSeen(index));
      expect(answer.status).toBe(500);
    }
    cms.says.delete("blogPost-createdAt");
    expect((await fetch(neverSeen(7))).status).toBe(200);
  });

  it.each([NEVER_SEEN, `${NEVER_SEEN}.md`])("for want of the CMS is 503, and worth another try: %s", async (path) => {
    cms.status.graphql = 503;
    const answer = await fetch(site.url + path);
    await answer.body?.cancel();
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("by a fault of ours is 500, and logged with the id of the request", async () => {
    cms.says.set("blogPost-createdAt", "no moment");
    const answer = await fetch(site.url + NEVER_SEEN);
    expect(answer.status).toBe(500);
    expect(answer.headers.get("retry-after")).toBeNull();
    const logged = () => site.lines(answer.headers.get("x-request-id"));
    await expect
      .poll(logged)
      .toContainEqual(expect.objectContaining({ level: "error", route: "/blog/[id]", status: 500 }));
  });
});

describe("a picture", () => {
  it.each([
    [200, 200],
    [404, 404],
    [500, 503],
    [503, 503],
  ])("for which the CMS answers %i is answered with %i", async (status, expected) => {
    cms.status.uploads = status;
    expect((await fetch(`${site.url}/media/picture.webp`)).status).toBe(expected);
  });
});
