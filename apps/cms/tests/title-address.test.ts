import { SEO_OF_TESTS } from "@repo/testing/every-section";
import { afterAll, describe, expect, it } from "vitest";
import { panel } from "./cms";
import { newWord } from "./unique";

/** Returns a title of two words that no other entry has. */
const unique = (word: string) => `${word} ${newWord()}`;
const addressOf = (title: string) => title.toLowerCase().replaceAll(" ", "-");

type Entry = { documentId: string; slug?: string } & Record<string, unknown>;

const made: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const remove of made) await remove();
});

const TYPES: [type: string, title: string, address: string, fields: object][] = [
  ["job", "title", "slug", { details: "Full time", description: "Work.", requirements: "Patience" }],
  ["service", "title", "slug", {}],
  ["case-study", "title", "slug", {}],
  ["author", "name", "slug", {}],
  ["technology-category", "label", "slug", {}],
  ["page", "title", "path", { sections: [{ __component: "section.rich-text", text: "Hello." }], seo: SEO_OF_TESTS }],
];

const draftOf = async (type: string, fields: object) => {
  const entries = panel.collection<Entry>(type);
  const entry = await entries.draft(fields);
  made.push(() => entries.remove(entry.documentId));
  return { entries, ...entry };
};

describe.each(TYPES)("the address of a %s", (type, title, address, fields) => {
  it("is empty before there is a title", async () => {
    const asked = { contentTypeUID: `api::${type}.${type}`, field: address, data: { [title]: " " } };
    expect(await panel.get("POST", "/content-manager/uid/generate", asked)).toEqual({ data: "" });
  });

  it("follows the title from one save to the next", async () => {
    const [first, second] = [unique("Baker"), unique("Blower")];
    const { entries, documentId } = await draftOf(type, fields);
    const save = async (more: object) => (await entries.draft({ ...fields, ...more }, documentId))[address];
    const slug = await save({ [title]: first });
    expect(slug).toBe(addressOf(first));
    expect(await save({ [title]: second, [address]: slug })).toBe(addressOf(second));
  });

  it("stays as an editor chose it", async () => {
    const chosen = addressOf(unique("by hand"));
    const { entries, documentId } = await draftOf(type, { ...fields, [title]: unique("Weaver"), [address]: chosen });
    const saved = await entries.draft({ ...fields, [title]: unique("Dyer"), [address]: chosen }, documentId);
    expect(saved[address]).toBe(chosen);
  });
});

describe("the address of a job", () => {
  const [, , , facts] = TYPES[0] as (typeof TYPES)[number];

  it("stays once visitors have seen it, also after the job was taken off the site", async () => {
    const { entries, documentId } = await draftOf("job", { ...facts, title: unique("Keeper") });
    const { slug } = await entries.publish({}, documentId);
    await panel.get("POST", `${entries.address}/${documentId}/actions/unpublish`, {});
    expect(await entries.draft({ ...facts, title: unique("Weaver"), slug }, documentId)).toMatchObject({ slug });
  });

  it("is no longer the name of its type once there is a title", async () => {
    const title = unique("Mender");
    const { entries, documentId } = await draftOf("job", { ...facts, slug: "job-7" });
    const saved = await entries.draft({ ...facts, title, slug: "job-7" }, documentId);
    expect(saved.slug).toBe(addressOf(title));
  });

  it("is told from that of another with the same title, and still follows", async () => {
    const [title, later] = [unique("Roper"), unique("Sailer")];
    await draftOf("job", { ...facts, title });
    const { entries, documentId, slug } = await draftOf("job", { ...facts, title });
    expect(slug).not.toBe(addressOf(title));
    const saved = await entries.draft({ ...facts, title: later, slug }, documentId);
    expect(saved.slug).toBe(addressOf(later));
  });
});
