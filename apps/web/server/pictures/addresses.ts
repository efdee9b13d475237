import { PICTURE_WIDTHS } from "./widths.ts";

const UPLOAD = /^\/media\/\w[\w.-]*$/;
export const SCALED_PICTURE = new RegExp(`^/media/(?:${PICTURE_WIDTHS.join("|")})/\\w[\\w.-]*$`);
const PICTURE = /^\/+(?:media(?:\/+[^/]+){1,2}\/*$|_next\/+image)/;

/** Whether `url` is another spelling of a picture's address. Caches would keep each spelling separately. */
export function isNonCanonicalPicture(url: string): boolean {
  return !UPLOAD.test(url) && !SCALED_PICTURE.test(url) && spellings(url).some((path) => PICTURE.test(path));
}

function spellings(url: string): string[] {
  const path = resolved(url);
  const decoded = decodeURIComponent(path);
  return [path, decoded, resolved(decoded)].map((each) => each.toLowerCase());
}

function resolved(url: string): string {
  const relative = url.replace(/^[/\\]+/, "/");
  return URL.canParse(relative, "http://site") ? new URL(relative, "http://site").pathname : relative;
}
