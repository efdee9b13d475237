import { stat } from "node:fs/promises";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { folderFor, SEED_IMAGES } from "../src/panel/media-folders";
import type { IconCard, Picture } from "./types";

const MIME: Record<string, string> = { ".svg": "image/svg+xml", ".webp": "image/webp" };

type StoredFile = { id: number; formats?: Record<string, object> | null };

export type Pictures = ReturnType<typeof createPictures>;

export function createPictures(strapi: Core.Strapi) {
  const stored = new Map<string, Promise<StoredFile>>();
  const uploads = strapi.plugin("upload").service("upload");

  async function upload({ file, alt }: Picture): Promise<StoredFile> {
    const filepath = path.join(SEED_IMAGES, file);
    const { size } = await stat(filepath);
    const { id: folder } = await folderFor(strapi, file);
    const [first] = await uploads.upload({
      data: { fileInfo: { name: path.basename(file), alternativeText: alt, caption: "", folder } },
      files: { filepath, originalFilename: path.basename(file), mimetype: MIME[path.extname(file)], size },
    });
    return first;
  }

  function picture(of: Picture): Promise<number>;
  function picture(of: Picture | undefined): Promise<number | undefined>;
  async function picture(of: Picture | undefined): Promise<number | undefined> {
    if (!of) return undefined;
    const file = stored.get(of.file) ?? upload(of);
    stored.set(of.file, file);
    return (await file).id;
  }

  const icon = (name: string) => picture({ file: `icons/${name}.svg`, alt: "" });

  return {
    /** Turns off image processing: the seed's pictures are optimised already, and processing one takes 0.2 s. */
    async unprocessed(work: () => Promise<void>): Promise<void> {
      const settings = await uploads.getSettings();
      await uploads.setSettings({ ...settings, sizeOptimization: false, autoOrientation: false });
      await work();
      await uploads.setSettings(settings);
    },
    picture,
    icon,
    async iconCards(cards: IconCard[]) {
      const done = [];
      for (const card of cards) done.push({ ...card, icon: await icon(card.icon) });
      return done;
    },
    /** Removes only the files: the transaction has rolled back their rows. */
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
