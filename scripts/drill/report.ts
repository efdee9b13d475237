type Sums = Record<string, { bytes: number; sha256: string }>;

/** As apps/cms/src/backup/archive.ts writes it. */
export type Manifest = {
  takenAt: string;
  product: string;
  tables: { name: string; rows: number }[];
  parts: Sums;
};

/** As apps/cms/src/backup/contents.ts finds them. */
export type Contents = {
  tables: Record<string, { rows: number; documents: Record<string, string> }>;
  files: Sums;
};

export type Counts = {
  name: string;
  backup: number;
  restored: number;
  /** What the running instance has now; undefined where it can't be read. */
  running?: number;
};

export type Page = { path: string; status: number; milliseconds: number; title?: string; failure?: string };

export type Report = {
  startedAt: string;
  succeeded: boolean;
  failures: string[];
  notes: string[];
  backup?: { file: string; bytes: number; takenAt: string; ageHours: number; product: string };
  seconds: { check?: number; restore?: number; start?: number; total: number };
  counts: Counts[];
  files: { name: string; backup: number; restored: number; bytes: number }[];
  pages: Page[];
  /** What the restored instance would have sent or published. */
  stilled?: { webhooks: number; schedules: number; mails: number };
  /** Where it tried to connect to, besides its own servers. */
  refused: string[];
};

/** A kind of content: its table, and what editors call it. */
export type Kind = { table: string; name: string };

/** A restore leaves out one of its rows: the pictures are to be checked again. */
const CHECKED_AGAIN = "strapi_core_store_settings";
/** Others may write it, with any date. */
const WRITTEN_BY_OTHERS = "blog_posts";
/** A row may be committed a while after the moment that it says. */
const COMMIT_MS = 60_000;
const NAMED = 3;
const REST = "Everything else";

const FILES = { uploads: "Pictures", resumes: "Private files" };

const isFile = (part: string) => /^(uploads|resumes)\//.test(part);

/** Compares the number of rows of each table, and the bytes of every file, with what the manifest says. */
export function compare(
  manifest: Pick<Manifest, "tables" | "parts">,
  restored: Contents,
  kinds: Kind[],
  running?: Contents,
): Pick<Report, "counts" | "files" | "failures"> {
  const rowsIn = (contents: Contents, table: string) => contents.tables[table]?.rows ?? 0;
  const backedUp = new Map(manifest.tables.map(({ name, rows }) => [name, rows]));
  const counts: Counts[] = kinds.map(({ table, name }) => ({
    name,
    backup: backedUp.get(table) ?? 0,
    restored: rowsIn(restored, table),
    ...(running && { running: rowsIn(running, table) }),
  }));
  const others = [...backedUp.keys()].filter(
    (table) => table !== CHECKED_AGAIN && !kinds.some((kind) => kind.table === table),
  );
  const sum = (rows: (table: string) => number) => others.reduce((all, table) => all + rows(table), 0);
  counts.push({
    name: REST,
    backup: sum((table) => backedUp.get(table) ?? 0),
    restored: sum((table) => rowsIn(restored, table)),
    ...(running && { running: sum((table) => rowsIn(running, table)) }),
  });

  const names = new Map(kinds.map(({ table, name }) => [table, name]));
  const failures = [...new Set([...backedUp.keys(), ...Object.keys(restored.tables)])].flatMap((table) => {
    const [backup, there] = [backedUp.get(table) ?? 0, rowsIn(restored, table)];
    const isRight = backup === there || (table === CHECKED_AGAIN && there === backup - 1);
    return isRight ? [] : [`${names.get(table) ?? table}: the backup has ${backup} rows, and ${there} were restored.`];
  });
  return {
    counts,
    files: filesOf(manifest.parts, restored.files),
    failures: [...failures, ...wrongFiles(manifest.parts, restored.files)],
  };
}

function filesOf(parts: Sums, restored: Sums): Report["files"] {
  return Object.entries(FILES).map(([folder, name]) => {
    const inFolder = (sums: Sums) => Object.keys(sums).filter((key) => key.startsWith(`${folder}/`));
    return {
      name,
      backup: inFolder(parts).length,
      restored: inFolder(restored).length,
      bytes: inFolder(restored).reduce((all, key) => all + (restored[key]?.bytes ?? 0), 0),
    };
  });
}

function wrongFiles(parts: Sums, restored: Sums): string[] {
  const keys = [...new Set([...Object.keys(parts).filter(isFile), ...Object.keys(restored)])];
  const wrong = keys.filter(
    (key) => parts[key]?.sha256 !== restored[key]?.sha256 || parts[key]?.bytes !== restored[key]?.bytes,
  );
  return wrong.length > 0 ? [`${wrong.length} files differ from the backup, such as ${some(wrong)}.`] : [];
}

const some = (names: string[]) => names.slice(0, NAMED).join(", ");

/** What the running instance had before the backup was taken, and the backup lacks: a backup of something else, or of less. */
export function missingFrom(restored: Contents, running: Contents, takenAt: string, kinds: Kind[]): string[] {
  const before = Date.parse(takenAt) - COMMIT_MS;
  return kinds.flatMap(({ table, name }) => {
    if (table === WRITTEN_BY_OTHERS) return [];
    const missing = Object.entries(running.tables[table]?.documents ?? {}).filter(
      ([id, at]) => Date.parse(at) < before && !restored.tables[table]?.documents[id],
    );
    if (missing.length === 0) return [];
    return [`${name}: the running instance has ${missing.length} that are older than the backup, which lacks them.`];
  });
}

/** The table for people. */
export function readable({
  backup,
  seconds,
  counts,
  files,
  pages,
  stilled,
  refused,
  notes,
  ...report
}: Report): string {
  const lines: string[] = [];
  if (backup) {
    const size = (backup.bytes / 1e6).toFixed(1);
    lines.push(
      `Backup: ${backup.file} (${size} MB, version ${backup.product}), taken ${inWords(backup.ageHours)} ago, at ${backup.takenAt}`,
    );
  }
  const times = Object.entries({ Checked: seconds.check, restored: seconds.restore, started: seconds.start });
  const known = times.flatMap(([what, took]) => (took === undefined ? [] : [`${what} in ${took.toFixed(1)} s`]));
  if (known.length > 0) lines.push(`${known.join(", ")}.`);
  if (counts.length > 0) {
    lines.push("", row("", "backup", "restored", "running"));
    for (const { name, backup, restored, running } of counts) lines.push(row(name, backup, restored, running ?? "–"));
    for (const { name, backup, restored, bytes } of files) {
      lines.push(row(name, backup, restored, `${(bytes / 1e6).toFixed(1)} MB`));
    }
  }
  if (pages.length > 0) lines.push("");
  for (const { path, status, milliseconds, title, failure } of pages) {
    lines.push(`  ${status || "–"}  ${`${milliseconds} ms`.padStart(8)}  ${path}  ${failure ?? title ?? ""}`.trimEnd());
  }
  if (stilled) {
    const { webhooks, schedules, mails } = stilled;
    lines.push("", `Mails held back: ${mails}. Switched off: webhooks: ${webhooks}, scheduled changes: ${schedules}.`);
    lines.push(`Connections refused: ${refused.length > 0 ? refused.join(", ") : "none were tried"}.`);
  }
  for (const note of notes) lines.push(note);
  const total = `${seconds.total.toFixed(0)} s`;
  lines.push("", report.succeeded ? `The drill succeeded in ${total}.` : `The drill failed after ${total}:`);
  for (const failure of report.failures) lines.push(`- ${failure}`);
  return lines.join("\n");
}

const row = (name: string, ...cells: (number | string)[]) =>
  `  ${name.padEnd(34)}${cells.map((cell) => String(cell).padStart(10)).join("")}`.trimEnd();

/** In minutes, hours with one decimal, or days from two of them on. */
export function inWords(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} minutes`;
  return hours < 48 ? `${hours.toFixed(1)} hours` : `${(hours / 24).toFixed(1)} days`;
}
