import { localStore } from "@repo/ui/storage";
import { DRAFT_PREFIX } from "@/app/(dashboards)/_shared/device-drafts";
import { readJson } from "@/lib/read-json";
import type { PostValues } from "./post-values";

/** Unsaved input. `readAt` identifies the version of the post that it is based on. */
export type DeviceDraft = { values: PostValues; readAt: string | undefined; typedAt: string };

export const keyOf = (postId: string | undefined) => DRAFT_PREFIX + (postId ?? "new");

export const readDeviceDraft = (postId: string | undefined) => readJson<DeviceDraft>(localStore, keyOf(postId));
export const dropDeviceDraft = (postId: string | undefined) => localStore.remove(keyOf(postId));

export function keepDeviceDraft(postId: string | undefined, values: PostValues, readAt: string | undefined): void {
  const draft: DeviceDraft = { values, readAt, typedAt: new Date().toISOString() };
  localStore.set(keyOf(postId), JSON.stringify(draft));
}
