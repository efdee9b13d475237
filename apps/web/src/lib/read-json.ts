import type { BrowserStorage } from "@repo/ui/storage";

/** What was stored as JSON, if it is there and can be read. */
export function readJson<Value>(store: BrowserStorage, key: string): Value | undefined {
  try {
    return JSON.parse(store.get(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
