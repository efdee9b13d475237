import { PAGE_PATHS } from "@repo/contract/site/addresses";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ContentCms, idOf } from "../content-cms";
import type { Site } from "../site";
import { changesAt } from "./changes";
import { renderedSite } from "./shared-sites";

let cms: ContentCms;
let site: Site;
const { settle, read, tell, expectShown } = changesAt(() => ({ cms, site }));

beforeAll(async () => {
  ({ cms, site } = await renderedSite());
});
beforeEach(settle);
afterEach(() => cms.reset());

it.each([
  ["/blog/tags/one", "blog-post", "blogPosts-title"],
  ["/services/slug-3", "service", "services-title"],
  ["/services/slug-3.md", "service", "services-title"],
  ["/blog/feed.xml", "blog-post", "blogPosts_connection-nodes-title"],
  ["/sitemap.xml", "service", "services-slug"],
])("%s is new for the first visitor after a change of %s", expectShown);

it.each([
  [`/blog/${idOf(3)}`, "blog-post", "blogPost-title"],
  [`/blog/${idOf(3)}`, "author", "blogPost-author-about"],
  ["/blog/authors/slug-3", "author", "authors-about"],
  ["/blog/authors/slug-3", "blog-post", "blogPosts_connection-nodes-title"],
  ["/blog/tags/one", "author", "blogPosts-author-name"],
  ["/blog/feed.json", "author", "blogPosts_connection-nodes-author-name"],
  ["/work/slug-3", "case-study", "caseStudies-title"],
  ["/work/feed.xml", "case-study", "caseStudies-title"],
  ["/careers/slug-4", "author", "careersPage-people-about"],
  ["/careers/slug-4", "careers-page", "careersPage-hiringSteps-title"],
  ["/careers/feed.xml", "job", "jobs-title"],
  ["/careers/feed.json", "job", "jobs-title"],
  [`/blog/${idOf(3)}.md`, "blog-post", "blogPost-title"],
  ["/pages-path-3", "page", "pages-title"],
  ["/pages-path-3", "case-study", "caseStudies-title"],
  ["/pages-path-3.md", "page", "pages-sections-heading"],
  ["/llms.txt", "service", "services-title"],
])("%s is new for the first visitor after a change of %s", { tags: ["full"] }, expectShown);

it("asks the CMS for what all pages show once, and not each for itself", { tags: ["full"] }, async () => {
  const changed = Object.values(PAGE_PATHS);
  const asked: string[] = [];
  cms.delay = async (query) => void asked.push(query);
  await tell("footer");
  await Promise.all(changed.map(read));
  expect(asked).toContain("Site");
  expect(asked.filter((query) => query === "Site").length).toBeLessThan(changed.length / 2);
});

it.each([
  ["/services", "service"],
  ["/careers", "job"],
])("leads to %s for every visitor after its entry is gone", { tags: ["full"] }, async (list, type) => {
  const path = `${list}/slug-9`;
  await read(path);
  cms.gone.add(idOf(9));
  await tell(type, [idOf(9)]);
  for (const visit of ["first", "second"]) {
    const gone = await fetch(site.url + path, { redirect: "manual" });
    expect([gone.status, gone.headers.get("location")], visit).toEqual([307, list]);
  }
  const unknown = await fetch(`${site.url}${list}/no-such-entry`, { redirect: "manual" });
  expect([unknown.status, unknown.headers.get("location")]).toEqual([307, list]);
  cms.gone.clear();
  await tell(type, [idOf(9)]);
});

it("is gone for the first visitor after its entry", async () => {
  const path = `/blog/${idOf(5)}`;
  expect((await fetch(site.url + path)).status).toBe(200);
  cms.gone.add(idOf(5));
  await tell("blog-post", [idOf(5)]);
  const gone = await fetch(site.url + path, { redirect: "manual" });
  cms.gone.clear();
  await tell("blog-post", [idOf(5)]);
  expect(gone.status).toBe(404);
  expect(await read(path)).not.toContain('content="noindex');
});

describe("a new brand", () => {
  const FIRMS = ["Lamps and Wicks", "Bells and Clocks"];
  const PAGES = ["/", "/about", "/services", "/services/slug-3", "/careers", `/blog/${idOf(3)}`, "/admin-login"];
  /** Texts of each page name the firm, as the CMS fills them in. */
  const PLACES = ["siteSetting-firmName", "siteSetting-shortName", "footer-copyright", "homePage-servicesTitle"].concat(
    ["aboutPage-storyText", "servicesPage-hero-title", "services-description", "careersPage-benefitsTitle"],
    ["blogPost-title", "blogPage-authorLabel"],
  );
  const COLORS = ["#0b7a53", "#7a1fa2"];

  function become(at: number): void {
    for (const place of PLACES) cms.says.set(place, FIRMS[at]);
    cms.says.set("siteSetting-colors", { primary: COLORS[at], accent: "#f2b233" });
    cms.says.set("siteSetting-colors-primary", COLORS[at]);
    cms.says.set("siteSetting-colors-accent", "#f2b233");
    cms.says.set("siteSetting-region", {});
    cms.says.set("siteSetting-region-language", ["en_GB", "en_IE"][at]);
    cms.says.set("siteSetting-region-timeZone", ["Europe/London", "Europe/Dublin"][at]);
    cms.says.set("siteSetting-region-salaryCurrency", ["GBP", "EUR"][at]);
  }

  it("is on each page whole, and on all once they are renewed, while 50 visitors a second read them", {
    tags: ["full"],
  }, async () => {
    become(0);
    await tell("site-setting");
    await settle();
    const seen: { at: number; path: string; brands: number[] }[] = [];
    const marks = [0, 1].map((at) => [FIRMS[at], COLORS[at], ["en-GB", "en-IE"][at]].map(String));
    const visit = async (path: string) => {
      const at = performance.now();
      const html = await read(path);
      seen.push({ at, path, brands: [0, 1].filter((brand) => marks[brand]?.some((mark) => html.includes(mark))) });
    };
    const visits: Promise<void>[] = [];
    const visitor = setInterval(() => visits.push(visit(PAGES[visits.length % PAGES.length] ?? "/")), 20);
    const seenSince = (moment: number) => new Set(seen.filter(({ at }) => at > moment).map(({ path }) => path)).size;
    await expect.poll(() => seenSince(0)).toBe(PAGES.length);
    become(1);
    await tell("site-setting");
    await settle();
    const renewed = performance.now();
    await expect.poll(() => seenSince(renewed)).toBe(PAGES.length);
    clearInterval(visitor);
    await Promise.all(visits);
    expect(seen.filter(({ brands }) => brands.length !== 1)).toEqual([]);
    expect(seen.filter(({ at, brands }) => at > renewed && !brands.includes(1))).toEqual([]);
    cms.reset();
    await tell("site-setting");
    await settle();
  });

  it("is kept by a page that is up while the CMS is away", async () => {
    become(1);
    await tell("site-setting");
    await settle();
    await read("/about");
    cms.status.graphql = 503;
    await tell("about-page");
    const page = await read("/about");
    cms.reset();
    await tell("site-setting");
    expect(page).toMatch(/^<!DOCTYPE html><html lang="en-IE" data-company="[^"]*EUR/);
    expect(page).toContain(`--color-blue:${COLORS[1]}`);
  });
});

it("stays as it was while the CMS is away", async () => {
  const before = await read("/about");
  cms.status.graphql = 503;
  await tell("about-page");
  expect(await read("/about")).toBe(before);
});

it("stays as it was once it could not be rendered", { tags: ["full"] }, async () => {
  const path = `/blog/${idOf(6)}`;
  const before = await read(path);
  const failures = () => site.log.split("/blog/[id] answers 500").length;
  const earlier = failures();
  cms.says.set("blogPost-createdAt", "no moment");
  await tell("blog-post", [idOf(6)]);
  // For a second after an outage, the CMS counts as down, and nothing is rendered.
  await expect.poll(() => fetch(site.url + path).then(failures)).toBeGreaterThan(earlier);
  expect(await read(path)).toBe(before);
});
