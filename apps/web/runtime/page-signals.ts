/** What components tell the server about a page, as marks in its HTML. A mark is an element's first attribute. */
export const tagMark = (id: string) => ({ "data-tag": id });
export const playerMark = (origin: string) => ({ "data-player": origin });
export const statusMark = (status: 404 | 503 | undefined) => ({ "data-status": status });
export const ownFramesMark = { "data-frames": "own" };

/** Where scripts of the page find the tag. */
export const TAG_SELECTOR = "[data-tag]";

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
