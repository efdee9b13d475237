export type SavedFilter = { name: string; query: string };

const MOST = 50;

export function readSaved(stored: string | null): SavedFilter[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(parsed) ? parsed.filter(isSaved) : [];
  } catch {
    return [];
  }
}

/** `added` replaces filters with the same name or query. The oldest come first, and go first if there are too many. */
export function withSaved(saved: SavedFilter[], added: SavedFilter): SavedFilter[] {
  const others = saved.filter(({ name, query }) => name !== added.name && query !== added.query);
  return [...others.slice(1 - MOST), added];
}

export function byName(saved: SavedFilter[]): SavedFilter[] {
  return [...saved].sort((one, other) => one.name.localeCompare(other.name));
}

function isSaved(value: unknown): value is SavedFilter {
  const { name, query } = (value ?? {}) as Record<string, unknown>;
  return typeof name === "string" && typeof query === "string";
}
