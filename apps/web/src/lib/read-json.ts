import type { BrowserStorage } from "@repo/ui/storage";

export function readJson<Value>(store: BrowserStorage, key: string): Value | undefined {
  try {
    return JSON.parse(store.get(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
