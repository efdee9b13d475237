import { channel } from "node:diagnostics_channel";
import imported from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";

/** Node.js imports all of a CommonJS module, where the types tell of named exports. */
const manifest =
  imported as unknown as typeof import("next/dist/server/lib/incremental-cache/tags-manifest.external.js");

/** When a tag became stale and when it expires, in milliseconds since 1970. */
export type Mark = { stale?: number; expired?: number };
export type Marks = Record<string, Mark>;

/** Whether one of the tags became stale after `time`: what carries it may be shown once more. */
export const isStale = manifest.areTagsStale;
/** Whether one of the tags expired after `time`: what carries it must not be shown. */
export const isExpired = manifest.areTagsExpired;

const changes = channel("cms-client:content-changes");

export function marksOf(tags: string[]): Marks {
  return Object.fromEntries(tags.map((tag) => [tag, { ...manifest.tagsManifest.get(tag) }]));
}

/** Marks of another replica may arrive late, so the later time counts. */
export function addMarks(marks: Marks): void {
  for (const [tag, { stale = 0, expired = 0 }] of Object.entries(marks)) {
    const { stale: before = 0, expired: until = 0 } = manifest.tagsManifest.get(tag) ?? {};
    manifest.tagsManifest.set(tag, {
      stale: Math.max(stale, before) || undefined,
      expired: Math.max(expired, until) || undefined,
    });
  }
  changes.publish(undefined);
}

export const lastExpired = (tags: string[]): number =>
  Math.max(0, ...tags.map((tag) => manifest.tagsManifest.get(tag)?.expired ?? 0));
