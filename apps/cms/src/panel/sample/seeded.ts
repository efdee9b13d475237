import { createHash } from "node:crypto";
import { uidOf } from "@repo/contract/page/content-types";
import type { Core } from "@strapi/strapi";

export const ENTRIES = { jobs: uidOf("job"), posts: uidOf("blog-post"), caseStudies: uidOf("case-study") } as const;
export const QUOTE = "service.testimonial";

/** What the seed wrote, by which the panel tells what is still the sample's. */
type Seeded = {
  values: Record<string, string>;
  /** When each entry was written, by its documentId: an edited one is an editor's own. */
  entries: Record<keyof typeof ENTRIES, Record<string, number>>;
  quotes: string[];
  pictures: { id: number; hash: string; size: number }[];
  kept: string[];
};

const row = (strapi: Core.Strapi) => strapi.store({ type: "core", name: "sample" });

export const seededOf = async (strapi: Core.Strapi) => (await row(strapi).get({ key: "seeded" })) as Seeded | null;
export const forgetSeeded = (strapi: Core.Strapi) => row(strapi).delete({ key: "seeded" });

export async function keepAsItIs(strapi: Core.Strapi, seeded: Seeded, item: string): Promise<void> {
  await row(strapi).set({ key: "seeded", value: { ...seeded, kept: [...seeded.kept, item] } });
}

/** Call it at the end of the seed's transaction. A firm that is not the sample's has its brand already. */
export async function noteSeeded(strapi: Core.Strapi, isSampleFirm: boolean): Promise<void> {
  const { brand, texts } = await currentValues(strapi);
  const pictures = strapi.db.query("plugin::upload.file").findMany({
    select: ["id", "hash", "size"],
    where: { mime: "image/webp", name: { $notContains: "mark-" } },
  });
  const quotes = await strapi.db.query(QUOTE).findMany({ select: ["quote"] });
  const value: Seeded = {
    values: { ...(isSampleFirm ? brand : {}), ...texts },
    entries: await writtenEntries(strapi),
    quotes: [...new Set(quotes.map(({ quote }) => quote))],
    pictures: await pictures,
    kept: [],
  };
  await row(strapi).set({ key: "seeded", value });
}

type Values = Record<string, string>;

export async function currentValues(strapi: Core.Strapi): Promise<{ brand: Values; texts: Values }> {
  const published = async (type: "site-setting" | "contact-detail" | "privacy-page" | "terms-page") =>
    (await strapi.documents(uidOf(type)).findFirst({ status: "published", populate: "*" as never })) as Row | null;
  const [site, contact, privacy, terms] = [
    await published("site-setting"),
    await published("contact-detail"),
    await published("privacy-page"),
    await published("terms-page"),
  ];
  const mark = site?.mark as Row | null | undefined;
  return {
    brand: {
      name: digest(site?.firmName),
      mark: digest([mark?.hash, mark?.size]),
      colors: digest(site?.colors),
      contact: digest([contact?.email, contact?.phones, contact?.street, contact?.city]),
      country: digest([contact?.country, site?.region]),
    },
    texts: { privacy: digest(privacy), terms: digest(terms) },
  };
}

type Row = Record<string, unknown>;

const SET_BY_STRAPI = /^(id|documentId|locale|createdAt|updatedAt|publishedAt|createdBy|updatedBy)$/;

function digest(value: unknown): string {
  const text = JSON.stringify(value ?? null, (name, part) => (SET_BY_STRAPI.test(name) ? undefined : part));
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}

export async function writtenEntries(strapi: Core.Strapi): Promise<Seeded["entries"]> {
  const entries: Seeded["entries"] = { jobs: {}, posts: {}, caseStudies: {} };
  for (const [name, uid] of Object.entries(ENTRIES)) {
    const rows = await strapi.db.query(uid).findMany({
      select: ["documentId", "updatedAt"],
      where: { publishedAt: null },
    });
    entries[name as keyof typeof ENTRIES] = Object.fromEntries(
      rows.map(({ documentId, updatedAt }) => [documentId, new Date(updatedAt).getTime()]),
    );
  }
  return entries;
}
