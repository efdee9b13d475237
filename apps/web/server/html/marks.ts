/** Marks by which a component tells the server about its page. They are an element's first attribute. */
export type PageMark =
  /** The ID of an editor's analytics tag, which src/lib/consent/analytics.ts reads in the browser too. */
  | { "data-tag": string }
  /** The origin of a player that the element can show. */
  | { "data-player": string }
  | { "data-status": 404 | 503 | undefined }
  | { "data-frames": "own" };

// Text on a page can't look like a mark, because React escapes quotes.
const TAG = /<div data-tag="[A-Z0-9-]+">/;
const PLAYER = /<figure data-player="(https:\/\/[a-z.-]+)"/g;
const STATUS = /<(?:template|div) data-status="(404|503)"/;
const OWN_FRAMES = /<div data-frames="own"/;

/** Returns the status that a mark asks for: Next.js answers 200 to pages that it renders for each request. */
export function statusIn(html: string): number | undefined {
  const status = STATUS.exec(html)?.[1];
  return status ? Number(status) : undefined;
}

export const hasTag = (html: string): boolean => TAG.test(html);

/** Returns the sources of frames, as the Content-Security-Policy names them. */
export function framesIn(html: string): string[] {
  const players = Array.from(html.matchAll(PLAYER), ([, origin = ""]) => origin);
  return [...new Set([...(OWN_FRAMES.test(html) ? ["'self'"] : []), ...players])];
}
