import { publish } from "../watch/channels.ts";
import { now } from "./clock.ts";

/** In milliseconds since 1970. Stale content is shown until it can be rendered again, expired content never. */
export type Mark = { stale?: number; expired?: number };
export type Marks = Record<string, Mark>;

const known = new Map<string, Mark>();

export const isStale = (tags: string[], time: number): boolean =>
  tags.some((tag) => (known.get(tag)?.stale ?? 0) > time);

export const isExpired = (tags: string[], time: number): boolean =>
  tags.some((tag) => {
    const { expired = 0 } = known.get(tag) ?? {};
    return expired > time && expired <= now();
  });

export const lastExpired = (tags: string[]): number => Math.max(0, ...tags.map((tag) => known.get(tag)?.expired ?? 0));

export function markTags(tags: string[], durations: { expire?: number } | undefined): Marks {
  const time = now();
  const expired = durations ? durations.expire && time + durations.expire * 1000 : time;
  const marks = Object.fromEntries(tags.map((tag) => [tag, { stale: durations && time, expired }]));
  addMarks(marks);
  return marks;
}

/** Those of another replica may arrive late, so the later time counts. */
export function addMarks(marks: Marks): void {
  for (const [tag, { stale = 0, expired = 0 }] of Object.entries(marks)) {
    const before = known.get(tag);
    known.set(tag, { stale: Math.max(stale, before?.stale ?? 0), expired: Math.max(expired, before?.expired ?? 0) });
  }
  publish("site:content-changes", Object.keys(marks));
}
