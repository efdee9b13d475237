/** The browser reads the tag too: src/lib/consent/analytics.ts. */
export type PageMark = { "data-tag": string } | { "data-frame": string } | { "data-status": 404 | 503 };

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
    frames: [...new Set(frames)],
  };
}
