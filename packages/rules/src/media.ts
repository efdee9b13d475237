/** Width × height × frames: what one picture may have, in the media library and where the site scales it. */
export const PICTURE_MAX_PIXELS = 40_000_000;

/** The CMS counts up when a file is replaced: `lamp_1a2b.webp`, `lamp_1a2b-2.webp`. Strapi's own names have no hyphen. */
const NAME = /^([^.]*?)(?:-([2-9]|[1-9]\d+))?(\..*)?$/;

/** Where the site serves an upload of the CMS: by its file name. */
export function mediaPath(url: string): string {
  return `/media/${fileName(url)}`;
}

/** The last part of an address. */
export function fileName(url: string): string {
  return url.slice(url.lastIndexOf("/") + 1);
}

/** `original` is the name that the file had before it was replaced for the first time. */
export function readFileName(url: string): { original: string; version: number } {
  const [, hash = "", version = 1, extension = ""] = NAME.exec(fileName(url)) ?? [];
  return { original: hash + extension, version: Number(version) };
}

/** For Strapi's `hash`, the name without extension. */
export function nextVersion(hash: string): string {
  const { original, version } = readFileName(hash);
  return `${original}-${version + 1}`;
}
