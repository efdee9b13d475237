/** What a component tells the server about its page, with src/components/mark.tsx. */
export type PageMark =
  /** The ID of an editor's analytics tag, which src/lib/consent/analytics.ts reads in the browser too. */
  | { "data-tag": string }
  /** What the page can show in a frame: the origin of a player, or pages of the site. */
  | { "data-frame": string }
  /** Next.js itself answers 200 to pages that it renders for each request. */
  | { "data-status": 404 | 503 };

// Text on a page can't look like a mark, because React escapes quotes.
const MARK =
  /<template data-(?:tag="(?<tag>[A-Z0-9-]+)"|frame="(?<frame>self|https:\/\/[a-z.-]+)"|status="(?<status>404|503)")>/g;

export function marksIn(html: string) {
  const marks = Array.from(html.matchAll(MARK), ({ groups = {} }) => groups);
  const status = marks.find((mark) => mark.status)?.status;
  const frames = marks.flatMap(({ frame }) => (frame === "self" ? "'self'" : (frame ?? [])));
  return {
    status: status ? Number(status) : undefined,
    hasTag: marks.some(({ tag }) => tag),
    /** As the Content-Security-Policy names them. */
    frames: [...new Set(frames)],
  };
}
