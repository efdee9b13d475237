import { localStore } from "@repo/ui/storage";

/** What is typed is kept on this device below keys that begin with it. */
export const DRAFT_PREFIX = "post-draft:";

export function dropDeviceDrafts(): void {
  for (const key of localStore.keys()) if (key.startsWith(DRAFT_PREFIX)) localStore.remove(key);
}
