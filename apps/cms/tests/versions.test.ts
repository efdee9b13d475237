import type { Comparison } from "strapi-plugin-entry-history/strapi-server";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { panel, panelSession, rest } from "./cms";
import { colleague } from "./colleague";
import { sql } from "./database";
import { bringBack, compared, type Entry, history, single, versions } from "./history";
import { newWord } from "./unique";

const home = single("home-page");
const faqs = panel.collection<Entry>("faq");
const jobs = panel.collection<Entry>("job");
const technologies = panel.collection<Entry>("technology");
const categories = panel.collection<Entry>("technology-category");

const editor = () => inject("settings").STRAPI_ADMIN_EMAIL;
const numbers = async (type: string, id: string) => (await versions(type, id)).map(({ number }) => number);
const made: { remove: (id: string) => unknown; id: string }[] = [];

async function faq(fields: object = {}): Promise<Entry> {
  const entry = await faqs.publish({ question: "Who trims the wick?", answer: "The lamplighter.", ...fields });
  made.push({ remove: faqs.remove, id: entry.documentId });
  return entry;
}

async function picture(name: string): Promise<{ id: number }> {
  const form = new FormData();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  form.append("files", new Blob([svg], { type: "image/svg+xml" }), name);
  const [file] = await panel.get<{ id: number }[]>("POST", "/upload", form);
  if (!file) throw new Error("The picture was not stored.");
  return file;
}

afterAll(async () => {
  for (const { remove, id } of made) await remove(id);
});

describe("the home page", () => {
  let seeded: Entry;
  const change = async (fields: object) => home.publish({ ...(await home.read()), ...fields });

  beforeAll(async () => {
    seeded = await home.read();
  });
  afterAll(async () => {
    await bringBack("home-page", seeded.documentId, 1);
    await home.publish(await home.read());
  });

  it("is kept as it was seeded once it changes, then with who published it and when", async () => {
    await sql("delete from versions where entry = ?", seeded.documentId);
    await sql("update home_pages set updated_by_id = null where document_id = ?", seeded.documentId);
    await change({ faqTitle: "Asked of lamplighters" });
    const [newer, older] = await versions("home-page", seeded.documentId);
    expect(older).toMatchObject({ number: 1, actor: null });
    expect(newer).toMatchObject({ number: 2, actor: editor() });
    expect(Date.parse(newer?.at ?? "")).toBeGreaterThan(Date.parse(older?.at ?? ""));

    const { changes, previous } = await compared("home-page", seeded.documentId, 2);
    expect(previous).toBe(1);
    expect(changes).toEqual([
      {
        path: "faqTitle",
        label: expect.any(String),
        before: { text: seeded.faqTitle },
        after: { text: "Asked of lamplighters" },
      },
    ]);
  });

  it("comes back as a draft in full, which visitors don't see until it is published", { tags: ["full"] }, async () => {
    const shown = await home.published();
    expect(await bringBack("home-page", seeded.documentId, 1)).toEqual([]);
    expect(await compared("home-page", seeded.documentId, 1, "draft")).toMatchObject({ changes: [], gone: [] });
    expect((await home.published()).faqTitle).toBe(shown.faqTitle);

    const draft = await home.read();
    expect(draft.serviceCards.map(({ title }: Entry) => title)).toEqual(
      seeded.serviceCards.map(({ title }: Entry) => title),
    );
    expect(draft.heroSlides.map(({ image }: Entry) => image?.id)).toEqual(
      seeded.heroSlides.map(({ image }: Entry) => image?.id),
    );
    await home.publish(draft);
    expect((await home.published()).faqTitle).toBe(seeded.faqTitle);
  });

  it("shows pictures, and says when one is gone", { tags: ["full"] }, async () => {
    const { id } = await picture("lamp.svg");
    await change({ faqImage: { id } });
    await change({ faqImage: null });
    const [, withPicture] = await versions("home-page", seeded.documentId);
    const number = withPicture?.number ?? 0;
    const shown = async () => (await compared("home-page", seeded.documentId, number, "draft")).changes;
    expect(await shown()).toMatchObject(
      [
        { path: "faqImage", before: { pictures: [] }, after: { pictures: [{ id, name: "lamp.svg", url: /uploads/ }] } },
      ].map((change) => ({
        ...change,
        after: { pictures: [{ id, name: "lamp.svg", url: expect.stringMatching(/uploads/) }] },
      })),
    );

    await panel.get("DELETE", `/upload/files/${id}`);
    expect(await shown()).toMatchObject([{ after: { pictures: [{ id, name: "lamp.svg", isGone: true }] } }]);
    expect(await bringBack("home-page", seeded.documentId, number)).toEqual([
      expect.stringMatching(/: the picture lamp\.svg is gone\.$/),
    ]);
    expect((await home.read()).faqImage).toBeNull();
  });
});

describe("an entry", () => {
  it("has no second version of the same content, nor one of a draft", async () => {
    const { documentId } = await faq();
    expect(await numbers("faq", documentId)).toEqual([1]);
    await faqs.publish({ question: "Who trims the wick?", answer: "The lamplighter." }, documentId);
    await faqs.draft({ answer: "Nobody." }, documentId);
    expect(await numbers("faq", documentId)).toEqual([1]);
    await faqs.publish({ answer: "Nobody." }, documentId);
    expect(await numbers("faq", documentId)).toEqual([2, 1]);
  });

  it("keeps its newest 50", async () => {
    const { documentId } = await faq();
    for (const answer of ["Two", "Three"]) await faqs.publish({ answer }, documentId);
    await sql("update versions set number = 52 where entry = ? and number = 3", documentId);
    await faqs.publish({ answer: "Fifty-three" }, documentId);
    expect(await numbers("faq", documentId)).toEqual([53, 52]);
    const oldest = await compared("faq", documentId, 52);
    expect(oldest.previous).toBeNull();
    expect(oldest.changes).toContainEqual(
      expect.objectContaining({ path: "answer", before: { text: "" }, after: { text: "Three" } }),
    );
    expect((await panel.ask("GET", `/entry-history/api::faq.faq/${documentId}/versions/1`)).status).toBe(404);
  });

  it("gives each of those who publish at once a version of their own", { tags: ["once"] }, async () => {
    const { documentId } = await faq();
    await Promise.all(["a", "b", "c", "d"].map((answer) => faqs.publish({ answer }, documentId)));
    const kept = await numbers("faq", documentId);
    expect(new Set(kept).size).toBe(kept.length);
    const [newest] = kept;
    const [visible] = await sql(
      "select answer from faqs where document_id = ? and published_at is not null",
      documentId,
    );
    expect((await compared("faq", documentId, newest ?? 0)).changes).toMatchObject([
      { after: { text: visible?.answer } },
    ]);
  });

  it("comes back without what is gone, and says so", async () => {
    const category = await categories.publish({ label: "Lamps", slug: newWord() });
    const technology = await technologies.publish({ name: "Wick", category: { connect: [category] } });
    made.push({ remove: technologies.remove, id: technology.documentId });
    await technologies.publish({ name: "Burner" }, technology.documentId);
    await categories.remove(category.documentId);
    await sql(
      'update versions set content = replace(cast(content as text), \'"name"\', \'"flame": "blue", "name"\')::jsonb where entry = ? and number = 1'.replace(
        "::jsonb",
        inject("settings").DATABASE_CLIENT === "postgres" ? "::jsonb" : "",
      ),
      technology.documentId,
    );
    expect((await compared("technology", technology.documentId, 1)).gone).toEqual(["flame"]);
    expect(await bringBack("technology", technology.documentId, 1)).toEqual(
      expect.arrayContaining(["flame is no longer a field.", expect.stringMatching(/: Lamps is gone\.$/)]),
    );
    expect(await technologies.read(technology.documentId)).toMatchObject({ name: "Wick" });
  });

  it("has a version of what visitors saw before the CMS completed it", async () => {
    const { documentId } = await jobs.publish({
      title: "Lamp fitter",
      details: "x",
      description: "x",
      requirements: "x",
    });
    made.push({ remove: jobs.remove, id: documentId });
    await sql("update jobs set closes_at = null where document_id = ?", documentId);
    await panel.get("POST", `${jobs.address}/${documentId}/actions/publish`, {});
    const [newest, before] = await versions("job", documentId);
    expect([newest?.sameAs, before?.number]).toEqual([1, 2]);
  });

  it("has a version of what the dashboard changes past the draft", async () => {
    const form = { title: "Cooper", details: "Full time", description: "Makes barrels.", requirements: "Oak" };
    const ask = async (path: string, method: string, body: object) =>
      (await rest(`/api/dashboard/jobs${path}`, { who: "jobs-admin", method, body })).json() as Promise<{ id: string }>;
    const { id } = await ask("", "POST", form);
    made.push({ remove: jobs.remove, id });
    await jobs.draft({ ...form, description: "Makes buckets." }, id);
    await ask(`/${id}`, "PATCH", { ...form, title: "Master cooper" });
    const [newest] = await versions("job", id);
    expect(newest).toMatchObject({ number: 2, actor: inject("settings").JOBS_ADMIN_EMAIL });
    const { changes } = await compared("job", id, 2);
    expect(changes).toMatchObject([{ path: "title", after: { text: "Master cooper" } }]);
  });
});

describe("what was restored from a version says who published it:", () => {
  const posts = panel.collection<Entry>("blog-post");
  const page = single("contact-page");
  const accounts = inject("settings");

  async function fromDashboard(who: "blog-admin" | "jobs-admin", path: string, body: object): Promise<string> {
    const answer = await rest(`/api/dashboard/${path}`, { who, method: "POST", body });
    return ((await answer.json()) as { id: string }).id;
  }

  async function expectNamed(type: string, id: string, publisher: string | undefined, publish: () => unknown) {
    const before = await history(type, id);
    const number = before.versions[1]?.number ?? 0;
    expect(before.draft).toBe(before.versions[0]?.number);
    expect(await bringBack(type, id, number)).toEqual([]);
    const restored = await history(type, id);
    expect(restored.draft).toBe(number);
    expect(restored.versions.find((version) => version.number === restored.draft)?.actor).toBe(publisher);

    await publish();
    const [newest] = await versions(type, id);
    expect(newest).toMatchObject({ number: number + 2, actor: editor(), sameAs: number });
  }

  it("a post", async () => {
    const id = await fromDashboard("blog-admin", "posts", { title: "The lamp", description: "It was lit at dusk." });
    made.push({ remove: posts.remove, id });
    await posts.publish({ description: "It was lit at noon." }, id);
    await expectNamed("blog-post", id, accounts.BLOG_ADMIN_EMAIL, () => posts.publish({}, id));
  });

  it("a page", async () => {
    const address = "/content-manager/single-types/api::contact-page.contact-page";
    const titled = async (title: string) => {
      const { hero, ...others } = await page.read();
      return { ...others, hero: { ...hero, title } };
    };
    const { documentId, hero } = await page.read();
    const writer = await colleague("Content editor");
    await writer.get("POST", `${address}/actions/publish`, await titled("Ask the keeper"));
    await page.publish(await titled(hero.title));
    await expectNamed("contact-page", documentId, writer.email, async () => page.publish(await page.read()));
    await page.publish(await titled(hero.title));
    await writer.leave();
  });
});

describe("the history", () => {
  let entry: Entry;
  let path: string;
  const ask = (headers: Record<string, string>, more = "", method = "GET") => rest(path + more, { method, headers });

  beforeAll(async () => {
    entry = await faq();
    await faqs.publish({ question: "Who fills the lamp?", answer: "The keeper." }, entry.documentId);
    path = `/entry-history/api::faq.faq/${entry.documentId}/versions`;
  });

  it.each([
    ["Content editor", [200, 200, 200]],
    ["Reviewer", [200, 200, 403]],
    ["Recruiter", [403, 403, 403]],
  ])(
    "is for those who may read the type, and bringing back for those who may change it: %s",
    async (role, expected) => {
      const { ask, leave } = await colleague(role);
      const answers = [
        await ask("GET", path),
        await ask("GET", `${path}/1`),
        await ask("POST", `${path}/1/bring-back`),
      ];
      expect(answers.map(({ status }) => status)).toEqual(expected);
      await leave();
    },
  );

  it("is for the panel alone", async () => {
    for (const headers of [{}, { authorization: "Bearer made-up" }] as Record<string, string>[]) {
      expect((await ask(headers)).status).toBe(401);
      expect((await ask(headers, "/1/bring-back", "POST")).status).toBe(401);
    }
    for (const who of ["jobs-admin", "blog-admin"] as const) expect((await rest(path, { who })).status).toBe(401);
  });

  it("shows and changes no field that a role may not", async () => {
    const name = `Writer ${newWord()}`;
    const role = await panel.get<{ data: { id: number } }>("POST", "/admin/roles", { name, description: name });
    const permissions = ["read", "update"].map((action) => ({
      action: `plugin::content-manager.explorer.${action}`,
      subject: "api::faq.faq",
      properties: { fields: ["question"] },
      conditions: [],
    }));
    await panel.get("PUT", `/admin/roles/${role.data.id}/permissions`, { permissions });
    const writer = await colleague(name);
    await faqs.draft({ answer: "Somebody else." }, entry.documentId);

    const { changes } = await writer.get<Comparison>("GET", `${path}/2`);
    expect(changes.map(({ path }) => path)).toEqual(["question"]);
    expect((await writer.ask("POST", `${path}/1/bring-back`)).status).toBe(403);
    expect((await faqs.read(entry.documentId)).answer).toBe("Somebody else.");
    await writer.leave();
    await panel.get("DELETE", `/admin/roles/${role.data.id}`);
  });

  it.each([
    ["of applications", "api::job-application.job-application/x/versions"],
    ["of no type", "api::lamp.lamp/x/versions"],
    ["of no entry", "api::faq.faq/x/versions"],
  ])("%s is not there", async (_, path) => {
    expect((await panel.ask("GET", `/entry-history/${path}`)).status).toBe(404);
  });

  it.each(["/0", "/99", "/1e3", "/x", "/99999999999999"])("has no version %s", async (more) => {
    expect((await ask(panelSession(), more)).status).toBe(404);
    expect((await ask(panelSession(), `${more}/bring-back`, "POST")).status).toBe(404);
  });

  it("is compared with the version before or the draft alone", async () => {
    expect((await ask(panelSession(), "/1?against=everything")).status).toBe(400);
  });
});
