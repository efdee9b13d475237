/** What a component tells the server about its page, as an element's first attribute. As types, they weigh nothing. */
export type PageMark =
  /** The id of an editor's tag, which lib/consent/analytics.ts reads in the browser, too. */
  | { "data-tag": string }
  /** The origin of a player that the element can show. */
  | { "data-player": string }
  | { "data-status": 404 | 503 | undefined }
  | { "data-frames": "own" };

const TAG = /<div data-tag="[A-Z0-9-]+">/;
const PLAYER = /<figure data-player="(https:\/\/[a-z.-]+)"/g;
const STATUS = /<(?:template|div) data-status="(404|503)"/;
const OWN_FRAMES = /<div data-frames="own"/;

export type PageSignals = {
  /** For a page that Next.js renders for each request, which it answers with 200. */
  status: number | undefined;
  /** Whether an editor has set a tag for analytics. */
  hasTag: boolean;
  /** Sources of frames, as the Content-Security-Policy names them. */
  frames: string[];
};

/** Reads the marks in HTML. Texts can't hold any, because React escapes their quotes. */
export function readSignals(html: string): PageSignals {
  const status = STATUS.exec(html)?.[1];
  const players = Array.from(html.matchAll(PLAYER), ([, origin = ""]) => origin);
  return {
    status: status ? Number(status) : undefined,
    hasTag: TAG.test(html),
    frames: [...new Set([...(OWN_FRAMES.test(html) ? ["'self'"] : []), ...players])],
  };
}
