import type { Deleted } from "strapi-plugin-entry-history/strapi-server";
import { afterAll, describe, expect, inject, it } from "vitest";
import { panel, panelSession, rest } from "./cms";
import { colleague } from "./colleague";
import { sql } from "./database";
import { type Entry, history, single, versions } from "./history";
import { newWord } from "./unique";

const services = panel.collection<Entry>("service");
const categories = panel.collection<Entry>("technology-category");
const technologies = panel.collection<Entry>("technology");
const jobs = panel.collection<Entry>("job");
const faqs = panel.collection<Entry>("faq");

const list = async (headers = panelSession()) =>
  ((await (await rest("/entry-history/deleted", { headers })).json()) as { entries: Deleted[] }).entries;
const deletedOf = async (documentId: string) => (await list()).find(({ entry }) => entry === documentId);
const restore = (id: number | string | undefined, headers = panelSession()) =>
  rest(`/entry-history/deleted/${id}/bring-back`, { method: "POST", headers });

async function bringBack(documentId: string): Promise<string[]> {
  const answer = await restore((await deletedOf(documentId))?.id);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { left: string[] }).left;
}

const made: string[] = [];
async function faq(): Promise<string> {
  const { documentId } = await faqs.publish({ question: "Who lit it?", answer: "The lamplighter." });
  made.push(documentId);
  return documentId;
}
afterAll(async () => {
  for (const id of made) await faqs.remove(id);
});

function content(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(content);
  if (typeof value !== "object" || value === null) return value;
  if ("hash" in value && "id" in value) return value.id;
  const own = Object.entries(value).filter(
    ([name]) => !["id", "status", "updatedAt", "createdBy", "updatedBy"].includes(name),
  );
  return Object.fromEntries(own.map(([name, part]) => [name, content(part)]));
}

describe("what was deleted", () => {
  it("comes back as a draft with its id, its parts and its history, and off the site", async () => {
    const seeded = (await services.list()).find(({ slug }) => slug === "web-development");
    const { id: _, documentId: __, ...fields } = await services.read(seeded?.documentId ?? "");
    const { documentId } = await services.publish({ ...fields, slug: newWord() });
    const before = await services.read(documentId);
    expect(before.whatWeOffer).toHaveLength(6);
    await services.remove(documentId);
    expect(await deletedOf(documentId)).toMatchObject({
      uid: "api::service.service",
      name: before.title,
      actor: inject("settings").STRAPI_ADMIN_EMAIL,
      mayBringBack: true,
    });

    expect(await bringBack(documentId)).toEqual([]);
    const after = await services.read(documentId);
    expect(content(after)).toEqual(content({ ...before, publishedAt: null }));
    expect((await rest(`/api/services/${documentId}`)).status).toBe(404);
    expect((await versions("service", documentId)).length).toBeGreaterThan(0);
    expect(await deletedOf(documentId)).toBeUndefined();

    await services.publish(after, documentId);
    expect((await rest(`/api/services/${documentId}`)).status).toBe(200);
    expect(content(await services.read(documentId))).toEqual(content({ ...before, publishedAt: null }));
    await services.remove(documentId);
  });

  it("finds those again who named it, unless they name another now", async () => {
    const category = await categories.publish({ label: "Lamps", slug: newWord() });
    const other = await categories.publish({ label: "Oils", slug: newWord() });
    const [stays, leaves] = await Promise.all(
      ["Wick", "Whale"].map((name) => technologies.publish({ name, category: { connect: [category] } })),
    );
    await categories.remove(category.documentId);
    await technologies.publish({ name: "Whale", category: { connect: [other] } }, leaves?.documentId);
    await bringBack(category.documentId);
    const named = async (technology?: Entry) => {
      const [row] = await sql(
        "select c.label from technologies t join technologies_category_lnk l on l.technology_id = t.id join technology_categories c on c.id = l.technology_category_id where t.document_id = ? and t.published_at is null",
        technology?.documentId,
      );
      return row?.label;
    };
    expect(await named(stays)).toBe("Lamps");
    expect(await named(leaves)).toBe("Oils");
    for (const id of [stays, leaves]) await technologies.remove(id?.documentId ?? "");
    for (const { documentId } of [category, other]) await categories.remove(documentId);
  });

  it("is as it was written by whom, and says who publishes it again", async () => {
    const writer = await colleague("Content editor");
    const faqs = `/content-manager/collection-types/api::faq.faq`;
    const question = { question: "Who wrote this?", answer: "The apprentice." };
    const { data } = await writer.get<{ data: Entry }>("POST", `${faqs}/actions/publish`, question);
    made.push(data.documentId);
    const authors = async () =>
      sql(
        "select distinct a.email as author, b.email as editor from faqs left join admin_users a on a.id = faqs.created_by_id left join admin_users b on b.id = faqs.updated_by_id where faqs.document_id = ?",
        data.documentId,
      );
    expect(await authors()).toEqual([{ author: writer.email, editor: writer.email }]);
    await panel.get("DELETE", `${faqs}/${data.documentId}`);
    await bringBack(data.documentId);
    expect(await authors()).toEqual([{ author: writer.email, editor: writer.email }]);
    expect(await history("faq", data.documentId)).toMatchObject({ draft: 1, versions: [{ actor: writer.email }] });

    await panel.get("POST", `${faqs}/${data.documentId}/actions/publish`, question);
    expect(await versions("faq", data.documentId)).toMatchObject([
      { number: 2, actor: inject("settings").STRAPI_ADMIN_EMAIL, sameAs: 1 },
      { number: 1, actor: writer.email },
    ]);
    await writer.leave();
  });

  it("leaves an address to the entry that has taken it since", async () => {
    const slug = newWord();
    const job = { title: slug, details: "Full time", description: "Keeps.", requirements: "Care", slug };
    const first = await jobs.publish(job);
    await jobs.remove(first.documentId);
    const second = await jobs.publish(job);
    expect(await bringBack(first.documentId)).toEqual([expect.stringContaining(`: another entry has “${slug}” now.`)]);
    const again = await jobs.publish(await jobs.read(first.documentId), first.documentId);
    expect(again.slug.startsWith(`${slug}-`)).toBe(true);
    for (const { documentId } of [first, second]) await jobs.remove(documentId);
  });

  it("does not replace a page that was created since", async () => {
    const page = single("terms-page");
    const before = await page.read();
    await page.remove();
    await page.publish(before);
    const answer = await restore((await deletedOf(before.documentId))?.id);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("there can be only one");
    await page.remove();
    await bringBack(before.documentId);
    await page.publish(await page.read());
    expect((await page.read()).documentId).toBe(before.documentId);
  });

  it("comes back once, whoever asks at the same moment", { tags: ["once"] }, async () => {
    const documentId = await faq();
    await faqs.remove(documentId);
    const deleted = await deletedOf(documentId);
    const answers = await Promise.all([0, 1, 2].map(() => restore(deleted?.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await sql("select id from faqs where document_id = ?", documentId)).toHaveLength(1);
  });

  it("is gone after 30 days", async () => {
    const documentId = await faq();
    await faqs.remove(documentId);
    const deleted = await deletedOf(documentId);
    expect(Date.parse(deleted?.until ?? "") - Date.parse(deleted?.at ?? "")).toBe(30 * 24 * 60 * 60 * 1000);
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    const isPostgres = inject("settings").DATABASE_CLIENT === "postgres";
    await sql("update deleted_entries set at = ? where entry = ?", isPostgres ? old : old.getTime(), documentId);
    expect(await deletedOf(documentId)).toBeUndefined();
    expect((await restore(deleted?.id)).status).toBe(404);
  });

  it("is an entry of the audit when it comes back", async () => {
    const documentId = await faq();
    await faqs.remove(documentId);
    await bringBack(documentId);
    expect(await sql("select actor, action from audit_entries where subject = ?", `faq ${documentId}`)).toEqual([
      { actor: inject("settings").STRAPI_ADMIN_EMAIL, action: "faq.restore" },
    ]);
  });

  it("is listed for those who may read it, and comes back for those who may make one", { tags: ["full"] }, async () => {
    const documentId = await faq();
    await faqs.remove(documentId);
    const { id } = (await deletedOf(documentId)) ?? {};
    expect((await rest("/entry-history/deleted")).status).toBe(401);
    expect((await restore(id, {})).status).toBe(401);
    for (const [role, mayBringBack] of [
      ["Recruiter", undefined],
      ["Reviewer", false],
      ["Content editor", true],
    ] as const) {
      const { ask, get, leave } = await colleague(role);
      const { entries } = await get<{ entries: Deleted[] }>("GET", "/entry-history/deleted");
      expect(entries.find(({ entry }) => entry === documentId)?.mayBringBack).toBe(mayBringBack);
      expect((await ask("POST", `/entry-history/deleted/${id}/bring-back`)).status).toBe(mayBringBack ? 200 : 403);
      await leave();
    }
  });

  it.each(["0", "x", "99999999999"])("is not there by the number %s", async (id) => {
    expect((await restore(id)).status).toBe(404);
  });
});
