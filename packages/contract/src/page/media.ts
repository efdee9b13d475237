export const PICTURE_MAX_PIXELS = 40_000_000;

export const STORED_MAX_SIDE = 2_560;

export const STORED_MAX_PIXELS = STORED_MAX_SIDE ** 2;

/** The limit of an AVIF, which is stored as it is: encoding it takes too long. */
export const AVIF_MAX_PIXELS = 6_500_000;

const MEGA = 1_000_000;

export function tooManyPixels(name: string, pixels: number, most = PICTURE_MAX_PIXELS): string {
  return `${name} has ${Math.ceil(pixels / MEGA)} megapixels; ${most / MEGA} are the limit.`;
}

export const MEDIA_TYPES = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  svg: "image/svg+xml",
  woff2: "font/woff2",
} as const;

export function mediaType(name: string): string | undefined {
  const [, extension = ""] = /\.([a-z]+2?)$/.exec(name.toLowerCase()) ?? [];
  return Object.hasOwn(MEDIA_TYPES, extension) ? MEDIA_TYPES[extension as keyof typeof MEDIA_TYPES] : undefined;
}

/** Whether a picture is shown on social networks. They show no drawings, which may also be slow to draw. */
export function isSharedPicture(name: string): boolean {
  const type = mediaType(name);
  return type?.startsWith("image/") === true && type !== MEDIA_TYPES.svg;
}

/** The CMS numbers replacements: `lamp_1a2b.webp`, `lamp_1a2b-2.webp`. Strapi's own names have no hyphen. */
const NAME = /^([^.]*?)(?:-([2-9]|[1-9]\d+))?(\..*)?$/;

export function mediaPath(url: string): string {
  return `/media/${fileName(url)}`;
}

const COLORED = /^([^.]+)\.([0-9a-f]{6})\.svg$/;

/** `lamp_1a2b.1375b6.svg` is a drawing in which `currentColor` is this colour: an <img> inherits none. */
export function coloredUrl(url: string, color: string): string {
  return url.replace(/\.svg$/, `.${color.slice(1)}.svg`);
}

export function readColored(name: string): { file: string; color?: string } {
  const [, drawing, color] = COLORED.exec(name) ?? [];
  return color ? { file: `${drawing}.svg`, color: `#${color}` } : { file: name };
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

/** Whether a grey picture is shown in the firm's colours. Its name says so, as an editor can. */
export const isDuotone = (url: string) => fileName(url).startsWith("duotone_");
