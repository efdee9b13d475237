import { localStore } from "@repo/ui/storage";

export const DRAFT_PREFIX = "post-draft:";

export function dropDeviceDrafts(): void {
  for (const key of localStore.keys()) if (key.startsWith(DRAFT_PREFIX)) localStore.remove(key);
}
