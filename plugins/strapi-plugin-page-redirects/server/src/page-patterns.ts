/** Matches a field of a pattern. A field with a star at its end holds the rest of a path. */
const FIELD = /^:(\w+)(\*?)$/;

type Values = Record<string, unknown>;

export function fieldsOf(pattern: string): string[] {
  return pattern.split("/").flatMap((segment) => FIELD.exec(segment)?.[1] ?? []);
}

export function pathOf(pattern: string, entry: object): string | undefined {
  const values = entry as Values;
  if (fieldsOf(pattern).some((field) => !values[field])) return undefined;
  return pattern
    .split("/")
    .map((segment) => {
      const [, field, star] = FIELD.exec(segment) ?? [];
      if (!field) return segment;
      const value = String(values[field]);
      return star ? value.split("/").map(encodeURIComponent).join("/") : encodeURIComponent(value);
    })
    .join("/");
}

export function valuesAt(pattern: string, path: string): Record<string, string> | null {
  const expected = pattern.split("/");
  const found = path.split("/");
  if (isRest(expected.at(-1)) && found.length > expected.length) {
    found.splice(expected.length - 1, Infinity, found.slice(expected.length - 1).join("/"));
  }
  if (expected.length !== found.length) return null;
  const values: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = found[index] ?? "";
    const field = FIELD.exec(segment)?.[1];
    if (field && value) values[field] = value;
    else if (segment !== value) return null;
  }
  return values;
}

const isRest = (segment = "") => segment.startsWith(":") && segment.endsWith("*");
