/** What a component tells the server about its page, as an element's first attribute. As types, they weigh nothing. */
export type PageMark =
  /** The id of an editor's tag, which lib/consent/analytics.ts reads in the browser, too. */
  | { "data-tag": string }
  /** The origin of a player that the element can show. */
  | { "data-player": string }
  | { "data-status": 404 | 503 | undefined }
  | { "data-frames": "own" };

// A text holds no mark, because React escapes its quotes.
const TAG = /<div data-tag="[A-Z0-9-]+">/;
const PLAYER = /<figure data-player="(https:\/\/[a-z.-]+)"/g;
const STATUS = /<(?:template|div) data-status="(404|503)"/;
const OWN_FRAMES = /<div data-frames="own"/;

/** For a page that Next.js renders for each request, which it answers with 200. Undefined without a mark. */
export function statusIn(html: string): number | undefined {
  const status = STATUS.exec(html)?.[1];
  return status ? Number(status) : undefined;
}

/** Whether an editor has set a tag for analytics. */
export const hasTag = (html: string): boolean => TAG.test(html);

/** Sources of frames, as the Content-Security-Policy names them. */
export function framesIn(html: string): string[] {
  const players = Array.from(html.matchAll(PLAYER), ([, origin = ""]) => origin);
  return [...new Set([...(OWN_FRAMES.test(html) ? ["'self'"] : []), ...players])];
}
