import { CONTENT_TYPES, type ContentType } from "@repo/contract/page/content-types";
import { today } from "@repo/time/company";
import type { CheckedEntry } from "strapi-plugin-publishing-checks/strapi-server";
import { afterEach, describe, expect, inject, it } from "vitest";
import { authors } from "../seed/data/authors";
import { caseStudies } from "../seed/data/case-studies";
import { faqs as sampleFaqs } from "../seed/data/faqs";
import { forms } from "../seed/data/forms";
import { industries } from "../seed/data/industries";
import { jobs as sampleJobs } from "../seed/data/jobs";
import { posts as samplePosts } from "../seed/data/posts";
import { services as sampleServices } from "../seed/data/services";
import { technologyCategories } from "../seed/data/technologies";
import { panel, rest } from "./cms";
import { colleague } from "./colleague";
import { sql } from "./database";

type Entry = { documentId: string; publishedAt: string | null } & Record<string, unknown>;
type Refusal = { error: { message: string; details: { errors: { path: string[]; message: string; name: string }[] } } };
type DashboardRefusal = { error: { code: string; fields: Record<string, string> } };
type Collection = ReturnType<typeof panel.collection<Entry>>;

const namedBy = <Field extends string>(field: Field, entries: { [name in Field]?: unknown }[]) => ({
  field,
  names: entries.map((entry) => entry[field]),
});
/** Other files' entries are in the lists, too. */
const SEEDED: { [type in ContentType]?: ReturnType<typeof namedBy> } = {
  author: namedBy("slug", authors),
  "blog-post": namedBy("title", samplePosts),
  "case-study": namedBy("slug", caseStudies),
  faq: namedBy("question", sampleFaqs),
  form: namedBy("name", forms),
  industry: namedBy("title", industries),
  job: namedBy("title", sampleJobs()),
  service: namedBy("slug", sampleServices),
  technology: namedBy(
    "name",
    technologyCategories.flatMap(({ technologies }) => technologies),
  ),
  "technology-category": namedBy("slug", technologyCategories),
};

const faqs = panel.collection<Entry>("faq");
const jobs = panel.collection<Entry>("job");
const posts = panel.collection<Entry>("blog-post");
const redirects = panel.collection<Entry>("plugin::page-redirects.redirect");
const services = panel.collection<Entry>("service");
const made: [Collection, id: string][] = [];

const pathOf = (type: string) => `/content-manager/single-types/api::${type}.${type}`;

async function draft(collection: Collection, fields: object): Promise<Entry> {
  const entry = await collection.draft(fields);
  made.push([collection, entry.documentId]);
  return entry;
}

async function refusal(collection: Collection, fields: object, id: string) {
  const answer = await panel.ask("POST", `${collection.address}/${id}/actions/publish`, fields);
  expect(answer.status).toBe(400);
  return ((await answer.json()) as Refusal).error.details.errors;
}

async function checked(type: string, values: object, documentId?: string): Promise<CheckedEntry> {
  return panel.get("POST", `/publishing-checks/entries/api::${type}.${type}`, { documentId, values });
}

async function serviceAt(slug: string): Promise<Entry> {
  const found = (await services.list()).find((service) => service.slug === slug);
  return services.read(found?.documentId ?? "");
}

async function seededOf(type: ContentType): Promise<Entry[]> {
  const list = SEEDED[type];
  if (!list) return [(await panel.get<{ data: Entry }>("GET", pathOf(type))).data];
  const collection = panel.collection<Entry>(type);
  const oldest = `${collection.address}?pageSize=100&sort=createdAt:ASC`;
  const { results } = await panel.get<{ results: Entry[] }>("GET", oldest);
  const seeded = results.filter((entry) => list.names.includes(entry[list.field]));
  expect(seeded).toHaveLength(list.names.length);
  return Promise.all(seeded.map(({ documentId }) => collection.read(documentId)));
}

async function write(type: "jobs" | "posts", body: object, id?: string) {
  const who = type === "jobs" ? "jobs-admin" : "blog-admin";
  const path = `/api/dashboard/${type}${id ? `/${id}` : ""}`;
  const answer = await rest(path, { who, method: id ? "PATCH" : "POST", body });
  const written = (await answer.json()) as { id: string } & DashboardRefusal;
  if (answer.ok && !id) made.push([type === "jobs" ? jobs : posts, written.id]);
  return { answered: answer.status, ...written };
}

afterEach(async () => {
  for (const [collection, id] of made.splice(0)) await collection.remove(id);
});

describe("what the seed has published", () => {
  it.each(CONTENT_TYPES.filter((type) => type !== "page"))(
    "passes the required checks, and fits its hints: %s",
    async (type) => {
      for (const entry of await seededOf(type)) {
        const { findings } = await checked(type, entry, entry.documentId);
        expect(findings.filter(({ blocks, check }) => blocks || check === "hint-length")).toEqual([]);
      }
    },
  );
});

describe("publishing in the panel", () => {
  it("is refused while a part holds nothing but spaces, and the part is named", async () => {
    const faq = await draft(faqs, { question: " \u200b ", answer: "Yes." });
    const errors = await refusal(faqs, {}, faq.documentId);
    expect(errors).toEqual([expect.objectContaining({ path: ["question"], name: "empty-parts" })]);
    expect((await faqs.read(faq.documentId, "draft")).publishedAt).toBeNull();
    await faqs.publish({ question: "Is it?" }, faq.documentId);
    expect((await faqs.read(faq.documentId, "published")).publishedAt).not.toBeNull();
  });

  it("is refused while a link leads nowhere, and leaves draft and page as they were", async () => {
    const service = await serviceAt("digital-marketing");
    const cta = { ...(service.cta as object), href: "/services/digital-marketting" };
    const errors = await refusal(services, { cta }, service.documentId);
    expect(errors).toEqual([
      { path: ["cta", "href"], name: "dead-link", message: expect.stringContaining("/services/digital-marketting") },
    ]);
    expect(await services.read(service.documentId)).toEqual(service);
  });

  it("is refused while a link is a script, or no address", async () => {
    for (const href of [
      "javascript:alert(1)",
      " JavaScript:alert(1)",
      "data:text/html,x",
      "//example.com",
      "contact",
    ]) {
      const { findings } = await checked("footer", { exploreLink: { label: "x", href } });
      expect(findings.find(({ path }) => path === "exploreLink.href")).toMatchObject({
        check: "dead-link",
        blocks: true,
        message: expect.stringContaining("is not an address"),
      });
    }
  });

  it("is not refused for a link that a redirect leads on", async () => {
    const redirect = await redirects.draft({ from: "/services/marketing", to: "/services/digital-marketing" });
    made.push([redirects, redirect.documentId]);
    const { findings } = await checked("footer", { exploreLink: { label: "x", href: "/services/marketing" } });
    expect(findings.filter(({ path }) => path === "exploreLink.href")).toEqual([]);
  });

  it.each([
    "/blog/feed.xml",
    "/work/feed.xml",
    "/careers/feed.json",
    "/blog/tags/react",
    "/blog/authors/kavya-pillai/2",
    "/llms.txt",
    "/applications/lost-link",
    "/blog/admin/account",
  ])("is not refused for a link to %s, which the site answers itself", async (href) => {
    const { findings } = await checked("footer", { exploreLink: { label: "x", href } });
    expect(findings.filter(({ path }) => path === "exploreLink.href")).toEqual([]);
  });

  it("is refused for a link to an author who is not there", async () => {
    const dead = async (href: string) =>
      (await checked("footer", { exploreLink: { label: "x", href } })).findings.filter(
        ({ path }) => path === "exploreLink.href",
      );
    expect(await dead("/blog/authors/kavya-pillai")).toEqual([]);
    expect(await dead("/blog/authors/nobody")).toMatchObject([{ check: "dead-link" }]);
  });

  it("is not refused for a link to the address that the page itself gives up", async () => {
    const { id: _, documentId: __, ...service } = await serviceAt("cloud-solutions");
    const copy = await draft(services, { ...service, slug: "cloud-before" });
    await services.publish({}, copy.documentId);
    const { id: ___, ...cta } = service.cta as { id: number };
    await services.publish({ cta: { ...cta, href: "/services/cloud-before" }, slug: "cloud-after" }, copy.documentId);
    const [redirect] = (await redirects.list()).filter(({ from }) => from === "/services/cloud-before");
    made.push([redirects, redirect?.documentId ?? ""]);
    expect(redirect).toMatchObject({ to: "/services/cloud-after" });
  });

  it("is refused for a picture that the media library has not, and takes those that it has as they are copied", async () => {
    const { results } = await panel.get<{ results: { url: string }[] }>("GET", "/upload/files?pageSize=1");
    const [there] = results as [{ url: string }];
    const description = (path: string) => `![A lamp](${path})`;
    const found = async (path: string) =>
      (await checked("blog-post", { title: "a", format: "markdown", description: description(path) })).findings.filter(
        ({ check }) => check === "dead-link",
      );
    const file = there.url.split("/").pop();
    for (const path of [
      `/uploads/${file}`,
      `/media/${file}`,
      `/media/640/${file}`,
      `${inject("cmsUrl")}/uploads/${file}`,
    ])
      expect(await found(path)).toEqual([]);
    for (const path of ["/uploads/none.png", "/media/none.png"])
      expect(await found(path)).toEqual([
        expect.objectContaining({ blocks: true, message: expect.stringContaining("none.png") }),
      ]);
  });

  it("is refused for an address that another entry has", async () => {
    const { id: _, documentId: __, ...service } = await serviceAt("cloud-solutions");
    const copy = await draft(services, { ...service, slug: "cloud-copy" });
    const errors = await refusal(services, { slug: "cloud-solutions" }, copy.documentId);
    expect(errors[0]?.path).toEqual(["slug"]);
    const { findings } = await checked("service", { ...copy, slug: "cloud-solutions" }, copy.documentId);
    expect(findings[0]).toMatchObject({ check: "duplicate-address", path: "slug", blocks: true });
  });

  it("is not held up by a page that waits to be published itself", async () => {
    const { id: _, documentId: __, ...service } = await serviceAt("api-development");
    await draft(services, { ...service, slug: "api-next" });
    const faq = { question: "x", answer: "y" };
    const { findings } = await checked("footer", { ...faq, exploreLink: { label: "x", href: "/services/api-next" } });
    expect(findings.find(({ path }) => path === "exploreLink.href")).toMatchObject({
      check: "dead-link",
      blocks: false,
      steps: [{ label: expect.any(String) }, { label: expect.any(String) }],
      message: expect.stringContaining("is not published"),
    });
  });
});

describe("the dashboards", () => {
  const job = { title: "Cooper", details: "Full time", description: "Makes barrels.", requirements: "Oak" };
  const post = { title: "On x", format: "markdown", description: "[x](/nowhere)" };

  it("are told the field of a post that a required check refuses, and nothing is stored", async () => {
    const before = (await posts.list()).length;
    const { answered, error } = await write("posts", post);
    expect(answered).toBe(422);
    expect(error).toMatchObject({
      code: "VALIDATION_FAILED",
      fields: { description: expect.stringContaining("/nowhere") },
    });
    expect((await posts.list()).length).toBe(before);

    expect((await write("posts", { ...post, status: "draft" })).answered).toBe(201);
  });

  it("name the links of a text that lead nowhere while it is written", async () => {
    const description = "[x](/nowhere) [y](/about us) [z](#none) [a](/about)";
    const answer = await rest("/api/dashboard/posts/preview", {
      who: "blog-admin",
      method: "POST",
      body: { description },
    });
    expect(await answer.json()).toEqual({
      deadLinks: [
        expect.stringContaining("There is nothing at /nowhere."),
        expect.stringContaining("“[y](/about us)” is no link"),
        expect.stringContaining("#none leads to no heading"),
      ],
    });
  });

  it("keep what was published when a change is refused", async () => {
    const { id } = await write("jobs", job);
    // The dashboard's form refuses an empty text itself.
    await sql("update jobs set details = ' ' where document_id = ?", id);
    const { answered, error } = await write("jobs", { closesAt: "2020-01-01" }, id);
    expect(answered).toBe(422);
    expect(error.fields).toEqual({ details: expect.stringContaining("Fill it in") });
    expect((await jobs.read(id)).closesAt).toBe((await jobs.read(id, "published")).closesAt);

    await jobs.draft({ ...job, description: "Makes buckets." }, id);
    expect((await write("jobs", { closesAt: "2020-01-01" }, id)).answered).toBe(422);
    expect(((await jobs.read(id, "published")).closesAt as string) > today()).toBe(true);
    expect((await jobs.read(id)).description).toBe("Makes buckets.");
  });
});

describe("a length that the hint of a field names", () => {
  const said = async (type: string, values: object) =>
    (await checked(type, values)).findings
      .filter(({ check }) => check === "hint-length")
      .map(({ path, message }) => `${path}: ${message}`);

  it("is compared with what is written, in characters and words", async () => {
    expect(await said("careers-page", { hero: { title: "We ".repeat(9), subtitle: "a".repeat(300) } })).toEqual([
      "hero.title: This has 9 words, and at most 8 fit. Say the same in fewer words.",
      "hero.subtitle: This has 300 characters, and at most 180 fit. Say the same in fewer words.",
    ]);
    expect(await said("careers-page", { hero: { title: "Join", subtitle: "a".repeat(180) } })).toEqual([]);
  });

  it("is said of a picture's width, and once of what search results cut off", async () => {
    const image = (
      await panel.get<{ results: { id: number; width: number; ext: string }[] }>("GET", "/upload/files?pageSize=100")
    ).results.find(({ width, ext }) => width < 1200 && ext !== ".svg");
    const [message] = await said("careers-page", { hero: { image }, seo: { metaTitle: "a".repeat(61) } });
    expect(message).toContain("It needs 1200 to be sharp.");
    expect(await said("careers-page", { seo: { metaTitle: "a".repeat(61) } })).toEqual([]);
  });
});

it("editors are told what the checks say of what they may read, strangers nothing", async () => {
  const editor = await colleague("Content editor");
  try {
    const ask = async (path: string, body: object) => (await editor.ask("POST", path, body)).status;
    expect(await ask("/publishing-checks/entries/api::faq.faq", { values: {} })).toBe(200);
    expect(await ask("/publishing-checks/entries/api::job-application.job-application", {})).toBe(403);
  } finally {
    await editor.leave();
  }
  const stranger = await rest("/publishing-checks/entries/api::faq.faq", { method: "POST", body: {} });
  expect(stranger.status).toBe(401);
});

it("a form that was made up is told no more than anybody reads", async () => {
  const slides = Array.from({ length: 1_000 }, () => ({ image: 1 }));
  expect((await checked("home-page", { heroSlides: slides })).findings).toHaveLength(200);
  const text = Array.from({ length: 1_000 }, () => "[a](b ").join("");
  const sections = [{ title: "A title", text }];
  const { findings } = await checked("terms-page", { sections });
  expect(findings.filter(({ check }) => check === "dead-link")).toHaveLength(1);
});

describe("a form that was made up is refused before it is checked", () => {
  const answered = async (values: object) => {
    const answer = await panel.ask("POST", "/publishing-checks/entries/api::page.page", { values });
    return { status: answer.status, text: await answer.text() };
  };

  it("with lists in lists", async () => {
    const pictures = Array.from({ length: 200 }, (_, index) => ({ image: index + 1 }));
    const sections = Array.from({ length: 200 }, () => ({ __component: "section.gallery", pictures }));
    expect(await answered({ sections })).toEqual({ status: 400, text: expect.stringContaining("too many entries") });
  });
});
