import type { PageMark } from "#server/html/marks";

/** Tells the server something about the page that it can't know otherwise. */
export function Mark(mark: PageMark) {
  return <template {...mark} />;
}
