import type { PostValues } from "./post-values";

/** What was typed and not saved, and when the post was read that it changes. */
export type DeviceDraft = { values: PostValues; readAt: string | undefined; typedAt: string };

const PREFIX = "post-draft:";
const keyOf = (postId: string | undefined) => PREFIX + (postId ?? "new");

export function readDeviceDraft(postId: string | undefined): DeviceDraft | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(postId)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed. A browser that has no room for it, or takes nothing, does without. */
export function keepDeviceDraft(postId: string | undefined, values: PostValues, readAt: string | undefined): void {
  const draft: DeviceDraft = { values, readAt, typedAt: new Date().toISOString() };
  try {
    localStorage.setItem(keyOf(postId), JSON.stringify(draft));
  } catch {
    dropDeviceDraft(postId);
  }
}

export function dropDeviceDraft(postId: string | undefined): void {
  localStorage.removeItem(keyOf(postId));
}

/** Leaves nothing of anybody's. */
export function dropDeviceDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
