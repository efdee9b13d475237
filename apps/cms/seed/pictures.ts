import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { ReadBrand } from "@repo/brand/read";
import { mediaPath, mediaType } from "@repo/contract/page/media";
import type { Core } from "@strapi/strapi";
import type { Picture } from "./types";

const IMAGES = path.join(process.cwd(), "seed/images");

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

/** The site shows pictures whose names begin so in the firm's colours. */
export const libraryName = (file: string) => (file.endsWith(".webp") ? "duotone-" : "") + path.basename(file);

type StoredFile = { id: number; url: string; formats?: Record<string, object> | null };

export type Pictures = ReturnType<typeof createPictures>;

export function createPictures(strapi: Core.Strapi) {
  const stored = new Map<string, Promise<StoredFile>>();
  const uploads = strapi.plugin("upload").service("upload");

  async function folderFor(file: string): Promise<number> {
    const name = FOLDERS[path.dirname(file)];
    if (!name) throw new Error(`${file} is in a folder without a counterpart in the media library.`);
    const found = await strapi.db.query("plugin::upload.folder").findOne({ where: { name, parent: null } });
    return (found ?? (await strapi.plugin("upload").service("folder").create({ name, parent: null }))).id;
  }

  async function upload({ file, alt, name = libraryName(file) }: Picture): Promise<StoredFile> {
    const filepath = path.resolve(IMAGES, file);
    const { size } = await stat(filepath);
    const folder = await folderFor(path.isAbsolute(file) ? path.join("brand", name) : file);
    const [first] = await uploads.upload({
      data: { fileInfo: { name, alternativeText: alt, caption: "", folder } },
      files: { filepath, originalFilename: name, mimetype: mediaType(name), size },
    });
    return first;
  }

  function store(picture: Picture): Promise<StoredFile> {
    const file = stored.get(picture.file) ?? upload(picture);
    stored.set(picture.file, file);
    return file;
  }

  const idOf = async (picture: Picture) => (await store(picture)).id;

  /** Its name says its content, so that it is uploaded once. */
  async function idOfBrandFile(file: string | undefined): Promise<number | null> {
    if (!file) return null;
    const digest = createHash("sha256")
      .update(await readFile(file))
      .digest("hex")
      .slice(0, 8);
    const name = `${path.parse(file).name}-${digest}${path.extname(file)}`;
    const known = await strapi.db.query("plugin::upload.file").findOne({ where: { name } });
    return known?.id ?? idOf({ file, alt: "", name });
  }

  /** With the ids of pictures in their places. One by one: each is a write in the same transaction. */
  async function withIds(data: unknown, name?: string): Promise<unknown> {
    if (name === "icon" && typeof data === "string") return idOf({ file: `icons/${data}.svg`, alt: "" });
    if (typeof data !== "object" || data === null) return data;
    if ("file" in data && "alt" in data) return idOf(data as Picture);
    const stored: [name: string, value: unknown][] = [];
    for (const [name, value] of Object.entries(data)) stored.push([name, await withIds(value, name)]);
    return Array.isArray(data) ? stored.map(([, value]) => value) : Object.fromEntries(stored);
  }

  return {
    /** Turns off image processing: the seed's pictures are optimised already, and processing one takes 0.2 s. */
    async unprocessed(work: () => Promise<void>): Promise<void> {
      const settings = await uploads.getSettings();
      await uploads.setSettings({ ...settings, sizeOptimization: false, autoOrientation: false });
      await work();
      await uploads.setSettings(settings);
    },
    withIds,
    ofBrand: async ({ mark, fonts }: ReadBrand) => ({
      mark: await idOfBrandFile(mark),
      textFont: await idOfBrandFile(fonts.text),
      displayFont: await idOfBrandFile(fonts.display),
    }),
    addressOf: async (picture: Picture) => mediaPath((await store(picture)).url),
    /** Removes the files alone: their rows went with the transaction. */
    async removeAll(): Promise<void> {
      for (const pending of stored.values()) {
        const file = await pending.catch(() => null);
        for (const each of file ? [file, ...Object.values(file.formats ?? {})] : []) {
          await strapi.plugin("upload").provider.delete(each);
        }
      }
    },
  };
}
