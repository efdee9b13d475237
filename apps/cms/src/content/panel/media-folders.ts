import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Core } from "@strapi/strapi";

export const SEED_IMAGES = path.join(process.cwd(), "seed/images");

const FOLDERS: Record<string, string> = {
  about: "About page",
  authors: "Authors",
  blog: "Blog",
  brand: "Brand",
  contact: "Contact details",
  home: "Home page",
  icons: "Icons",
  industries: "Industries",
  pages: "Tops of pages",
  services: "Services",
  technologies: "Technology marks",
  "technologies/categories": "Technology categories",
  work: "Case studies",
};

type Folder = { id: number; path: string };

export async function folderFor(strapi: Core.Strapi, file: string): Promise<Folder> {
  const name = FOLDERS[path.dirname(file)];
  if (!name) throw new Error(`${file} is in a folder without a counterpart in the media library.`);
  const folders = strapi.db.query("plugin::upload.folder");
  return (
    (await folders.findOne({ where: { name, parent: null } })) ??
    strapi.plugin("upload").service("folder").create({ name, parent: null })
  );
}

/** Runs once, for databases older than the folders; files that editors move later stay there. */
export async function sortSeededPictures(strapi: Core.Strapi): Promise<void> {
  const done = strapi.store({ type: "core", name: "media_folders" });
  if (await done.get({ key: "sorted" })) return;

  const seeded = (await readdir(SEED_IMAGES, { recursive: true })).filter((file) => path.extname(file));
  const byName = new Map(seeded.map((file) => [path.basename(file), file]));
  const files = strapi.db.query("plugin::upload.file");
  for (const { id, name } of await files.findMany({ select: ["id", "name"], where: { folderPath: "/" } })) {
    const file = byName.get(name);
    if (!file) continue;
    const folder = await folderFor(strapi, file);
    // Strapi's update writes the row and its folder one after the other, hence the transaction.
    await strapi.db.transaction(() =>
      files.update({ where: { id }, data: { folder: folder.id, folderPath: folder.path } }),
    );
  }
  await done.set({ key: "sorted", value: true });
}
