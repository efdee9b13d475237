import type { Core } from "@strapi/strapi";
import { cmsSettings } from "../../settings";
import type { Item, Left } from "./items";
import { currentValues, ENTRIES, QUOTE, seededOf, writtenEntries } from "./seeded";

const EXAMPLE = /[.@]example(\.com)?$/;

export type Sample = {
  entries: Record<keyof typeof ENTRIES, string[]>;
  quotes: { id: number; quote: string }[];
  pictures: number[];
};

export async function whatIsLeft(strapi: Core.Strapi): Promise<Left | null> {
  const seeded = await seededOf(strapi);
  if (!seeded) return null;
  const { brand, texts } = await currentValues(strapi);
  const now: Record<string, string> = { ...brand, ...texts };
  const same = (...names: string[]) => names.filter((name) => name in now && now[name] === seeded.values[name]).length;
  const { mailFrom, mailToHr, mailToSales } = cmsSettings();
  const { entries, pictures } = await sampleOf(strapi);
  const left: Left = {
    name: same("name"),
    mark: same("mark"),
    colors: same("colors"),
    contact: same("contact"),
    country: same("country"),
    legal: same("privacy", "terms"),
    senders: [mailFrom, mailToHr, mailToSales].filter((address) => EXAMPLE.test(address)).length,
    jobs: await published(strapi, "jobs", entries),
    posts: await published(strapi, "posts", entries),
    caseStudies: await published(strapi, "caseStudies", entries),
    pictures: (await used(strapi, pictures)).length,
  };
  for (const item of seeded.kept) left[item as Item] = 0;
  return left;
}

/** What nobody has edited since the seed wrote it. */
export async function sampleOf(strapi: Core.Strapi): Promise<Sample> {
  const seeded = await seededOf(strapi);
  if (!seeded) return { entries: { jobs: [], posts: [], caseStudies: [] }, quotes: [], pictures: [] };
  const now = await writtenEntries(strapi);
  const unedited = (name: keyof typeof ENTRIES) =>
    Object.keys(now[name]).filter((id) => now[name][id] === seeded.entries[name][id]);
  const ids = seeded.pictures.map(({ id }) => id);
  const [quotes, files] = [
    await strapi.db.query(QUOTE).findMany({ select: ["id", "quote"], where: { quote: { $in: seeded.quotes } } }),
    await strapi.db.query("plugin::upload.file").findMany({
      select: ["id", "hash", "size"],
      where: { id: { $in: ids } },
    }),
  ];
  const isSame = ({ id, hash, size }: (typeof seeded.pictures)[number]) =>
    seeded.pictures.some((old) => old.id === id && old.hash === hash && Number(old.size) === Number(size));
  return {
    entries: { jobs: unedited("jobs"), posts: unedited("posts"), caseStudies: unedited("caseStudies") },
    quotes,
    pictures: files.filter(isSame).map(({ id }) => id),
  };
}

function published(strapi: Core.Strapi, name: keyof typeof ENTRIES, entries: Sample["entries"]): Promise<number> {
  const where = { documentId: { $in: entries[name] }, publishedAt: { $notNull: true } };
  return strapi.db.query(ENTRIES[name]).count({ where });
}

async function used(strapi: Core.Strapi, pictures: number[]): Promise<number[]> {
  return strapi.db.connection("files_related_mph").whereIn("file_id", pictures).distinct("file_id").pluck("file_id");
}
