type Sums = Record<string, { bytes: number; sha256: string }>;

/** The manifest that apps/cms/src/ops/backup/archive.ts writes. */
export type Manifest = {
  takenAt: string;
  product: string;
  tables: { name: string; rows: number }[];
  parts: Sums;
};

export type Contents = { tables: Record<string, number>; files: Sums };

/** A restore removes one row of this table, so that the CMS checks the pictures again. */
const CHECKED_AGAIN = "strapi_core_store_settings";
const NAMED = 3;

const isFile = (part: string) => /^(uploads|resumes)\//.test(part);

export function differences({ tables, parts }: Pick<Manifest, "tables" | "parts">, restored: Contents): string[] {
  const backedUp = new Map(tables.map(({ name, rows }) => [name, rows]));
  const rows = [...new Set([...backedUp.keys(), ...Object.keys(restored.tables)])].flatMap((table) => {
    const [backup, there] = [backedUp.get(table) ?? 0, restored.tables[table] ?? 0];
    const isRight = backup === there || (table === CHECKED_AGAIN && there === backup - 1);
    return isRight ? [] : [`${table}: the backup has ${backup} rows, and ${there} were restored.`];
  });
  return [...rows, ...wrongFiles(parts, restored.files)];
}

function wrongFiles(parts: Sums, restored: Sums): string[] {
  const keys = [...new Set([...Object.keys(parts).filter(isFile), ...Object.keys(restored)])];
  const wrong = keys.filter(
    (key) => parts[key]?.sha256 !== restored[key]?.sha256 || parts[key]?.bytes !== restored[key]?.bytes,
  );
  if (wrong.length === 0) return [];
  return [`${wrong.length} files differ from the backup, such as ${wrong.slice(0, NAMED).join(", ")}.`];
}
