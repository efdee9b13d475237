/** The limit of width × height × frames, in the media library and where the site scales pictures. */
export const PICTURE_MAX_PIXELS = 40_000_000;

/** The limit for an AVIF in the media library: its decoder takes 18 bytes a pixel, and others take four to eight. */
export const AVIF_MAX_PIXELS = 20_000_000;

const MEGA = 1_000_000;

export function tooManyPixels(name: string, pixels: number, most = PICTURE_MAX_PIXELS): string {
  return `${name} has ${Math.ceil(pixels / MEGA)} megapixels; ${most / MEGA} are the limit.`;
}

/** The types that the media library accepts, and the only pictures that are ever served from it. */
export const MEDIA_TYPES = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  svg: "image/svg+xml",
} as const;

export function mediaType(name: string): string | undefined {
  const [, extension = ""] = /\.([a-z]+)$/.exec(name.toLowerCase()) ?? [];
  return Object.hasOwn(MEDIA_TYPES, extension) ? MEDIA_TYPES[extension as keyof typeof MEDIA_TYPES] : undefined;
}

/** The CMS numbers replacements: `lamp_1a2b.webp`, `lamp_1a2b-2.webp`. Strapi's own names have no hyphen. */
const NAME = /^([^.]*?)(?:-([2-9]|[1-9]\d+))?(\..*)?$/;

export function mediaPath(url: string): string {
  return `/media/${fileName(url)}`;
}

export function fileName(url: string): string {
  return url.slice(url.lastIndexOf("/") + 1);
}

export function readFileName(url: string): { original: string; version: number } {
  const [, hash = "", version = 1, extension = ""] = NAME.exec(fileName(url)) ?? [];
  return { original: hash + extension, version: Number(version) };
}

export function nextVersion(hash: string): string {
  const { original, version } = readFileName(hash);
  return `${original}-${version + 1}`;
}
