import type { Core } from "@strapi/strapi";
import { isBlank } from "./entry";
import type { Entry, Part, Picture } from "./types";

const PICTURE = /!\[([^[\]]{0,300})\]\(([^()\s]{1,2000})/g;
const CAPTION = /^ "([^"\n]{1,300})"\)/;
const CAPTION_LENGTH = 310;
const MOST = 200;

export type TextPicture = { part: Part; picture: Picture; caption?: string };

/** Finds uploaded pictures in Markdown. One without its own alternative text has that of the media library. */
export async function picturesInTexts({ texts }: Entry, strapi: Core.Strapi): Promise<TextPicture[]> {
  const written = texts
    .filter(({ format }) => format === "markdown")
    .flatMap((part) => [...part.value.matchAll(PICTURE)].map((match) => ({ part, match })))
    .slice(0, MOST);
  if (written.length === 0) return [];
  const hashes = written.map(({ match }) => hashOf(match[2]));
  const files = await strapi.db.query("plugin::upload.file").findMany({ where: { hash: { $in: hashes } } });
  return written.flatMap(({ part, match }) => {
    const [whole, text = "", address] = match;
    const file = files.find(({ hash }) => hash === hashOf(address));
    const alternativeText = isBlank(text) ? file?.alternativeText : text;
    const start = match.index + whole.length;
    const [, caption] = CAPTION.exec(part.value.slice(start, start + CAPTION_LENGTH)) ?? [];
    return file ? [{ part, caption, picture: { ...file, alternativeText } }] : [];
  });
}

const hashOf = (address = "") => address.slice(address.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
