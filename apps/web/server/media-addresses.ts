import { PICTURE_WIDTHS } from "../src/lib/picture-sources.ts";

const UPLOAD = /^\/media\/\w[\w.-]*$/;
const SCALED = new RegExp(`^/media/(?:${PICTURE_WIDTHS.join("|")})/\\w[\\w.-]*$`);
/** An upload with or without a width, or what Next.js scales it by. */
const MEDIA = /^\/+(?:media(?:\/+[^/]+){1,2}\/*$|_next\/+image)/;

export const isScaledPicture = (url: string): boolean => SCALED.test(url);

/** Whether it leads to a picture, but not by its only address: caches would keep each spelling as one more picture. */
export function isMisspeltMedia(url: string): boolean {
  return !UPLOAD.test(url) && !SCALED.test(url) && spellings(url).some((path) => MEDIA.test(path));
}

/** The path, and as whom it is passed to may read it: decoded, without dots and backslashes, in lower case. */
function spellings(url: string): string[] {
  const path = resolved(url);
  const decoded = decodeURIComponent(path);
  return [path, decoded, resolved(decoded)].map((each) => each.toLowerCase());
}

function resolved(url: string): string {
  const relative = url.replace(/^[/\\]+/, "/");
  return URL.canParse(relative, "http://site") ? new URL(relative, "http://site").pathname : relative;
}
