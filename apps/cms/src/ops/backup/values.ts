import { BackupError } from "./backup-error";

export type Kind = "instant" | "boolean" | "json" | "plain";

export type Row = Record<string, string | number | boolean | null>;

export function kindOf(columnType: string): Kind {
  const type = columnType.toLowerCase();
  if (type === "datetime" || type.startsWith("timestamp")) return "instant";
  if (type === "json" || type === "jsonb") return "json";
  return type === "boolean" ? "boolean" : "plain";
}

/** Instants become ISO 8601 in UTC, with microseconds if they have them. JSON stays text, as it is stored. */
export function toArchive(found: Record<string, unknown>, kinds: Record<string, Kind>): Row {
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, archived(value, kinds[name], name)]));
}

function archived(value: unknown, kind: Kind | undefined, column: string): Row[string] {
  if (value === null) return null;
  if (kind === "instant") {
    if (typeof value === "number") return new Date(value).toISOString();
    return String(value)
      .replace(" ", "T")
      .replace(/(Z|\+00)?$/, "Z");
  }
  if (kind === "boolean") return Boolean(value);
  // A SQLite column declared as JSON stores a number as a number.
  if (kind === "json") return String(value);
  if (typeof value === "string" || typeof value === "number") return value;
  throw new BackupError(`The column ${column} has binary data, which backups don't support.`);
}

export function toDatabase(row: Row, kinds: Record<string, Kind>, client: string): Row {
  if (client !== "sqlite") return row;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (kinds[name] === "instant" && value !== null) return [name, Date.parse(String(value))];
      return [name, typeof value === "boolean" ? Number(value) : value];
    }),
  );
}
