import type { Facts, Observed } from "./observed.ts";

/** An intended difference, with what people should know of it. Each is written out, without patterns. */
export type Intended = { reason: string; differences: string[] };

/** Reading other entries adds entries of these types. */
const GROWING = ["entries / api::audit-entry.audit-entry "];

/** Lists all that is missing or changed, and new entries, files, accounts and permissions. New fields don't count. */
export function compare(before: Observed, after: Observed): string[] {
  return [
    ...compareFacts("entries", before.entries, after.entries),
    ...compareFacts("files", before.files, after.files),
    ...compareFacts("applications", before.applications, after.applications),
    ...compareFacts("access", before.access, after.access),
    ...compareFacts("settings", before.settings, after.settings),
    ...compareSets("permissions", before.permissions, after.permissions),
    ...comparePages(before.pages, after.pages),
  ];
}

/** Ignores where an instance with a bucket keeps its files, which people don't see. */
export function asInFolder(observed: Observed): Observed {
  const text = JSON.stringify(observed).replaceAll("http://localhost/uploads/", "/uploads/");
  return JSON.parse(text.replaceAll('"provider":"aws-s3"', '"provider":"local"'));
}

function countsOf(observed: Observed): Record<string, number> {
  const facts = [observed.entries, observed.files, observed.applications, observed.access, observed.settings];
  const lists = [...Object.values(observed.permissions), ...Object.values(observed.pages).map(({ text }) => text)];
  return {
    ...Object.fromEntries(Object.entries(observed).map(([name, records]) => [name, Object.keys(records).length])),
    values:
      facts.flatMap((records) => Object.values(records)).reduce((sum, each) => sum + Object.keys(each).length, 0) +
      lists.reduce((sum, list) => sum + list.length, 0),
  };
}

/** @returns the unintended differences, and the intended ones that are absent. */
export function judge(differences: string[], intended: Intended[]): { unexpected: string[]; absent: string[] } {
  const meant = intended.flatMap(({ differences }) => differences);
  return {
    unexpected: differences.filter((each) => !meant.includes(each)),
    absent: meant.filter((each) => !differences.includes(each)),
  };
}

export function report(title: string, before: Observed, after: Observed, intended: Intended[]): number {
  const differences = compare(before, after);
  const { unexpected, absent } = judge(differences, intended);
  for (const each of unexpected) console.error(`Not meant: ${each}`);
  for (const each of absent) console.error(`Meant, but not so: ${each}`);
  const counts = Object.entries(countsOf(before)).map(([what, count]) => `${count} ${what}`);
  console.log(`${title}: ${counts.join(", ")}; ${differences.length} differences`);
  return unexpected.length + absent.length;
}

function compareFacts(section: string, before: Record<string, Facts>, after: Record<string, Facts>): string[] {
  return compareEach(section, before, after, (where, facts, found) =>
    Object.entries(facts).flatMap(([field, value]) => {
      if (!Object.hasOwn(found, field)) return [`${where} / ${field}: missing, was ${shown(value)}`];
      return found[field] === value ? [] : [`${where} / ${field}: ${shown(value)} became ${shown(found[field])}`];
    }),
  );
}

function compareSets(section: string, before: Record<string, string[]>, after: Record<string, string[]>): string[] {
  return compareEach(section, before, after, (where, items, found) => [
    ...without(items, found).map((item) => `${where}: missing ${item}`),
    ...without(found, items).map((item) => `${where}: added ${item}`),
  ]);
}

function compareEach<Item>(
  section: string,
  before: Record<string, Item>,
  after: Record<string, Item>,
  differencesOf: (where: string, item: Item, found: Item) => string[],
): string[] {
  const differences = Object.entries(before).flatMap(([name, item]) => {
    const found = after[name];
    const where = `${section} / ${name}`;
    return found === undefined ? [`${where}: missing`] : differencesOf(where, item, found);
  });
  return [...differences, ...added(section, before, after)];
}

function comparePages(before: Observed["pages"], after: Observed["pages"]): string[] {
  const differences: string[] = [];
  for (const [path, page] of Object.entries(before)) {
    const found = after[path];
    const where = `pages / ${path}`;
    if (!found) {
      differences.push(`${where}: missing`);
      continue;
    }
    for (const field of ["status", "title"] as const) {
      if (page[field] !== found[field])
        differences.push(`${where} / ${field}: ${shown(page[field])} became ${shown(found[field])}`);
    }
    for (const field of ["headings", "text"] as const) {
      differences.push(...without(page[field], found[field]).map((line) => `${where} / ${field}: missing ${line}`));
    }
  }
  return differences;
}

function added(section: string, before: object, after: object): string[] {
  return Object.keys(after)
    .filter((name) => !Object.hasOwn(before, name))
    .map((name) => `${section} / ${name}: added`)
    .filter((each) => !GROWING.some((growing) => each.startsWith(growing)));
}

function without(items: string[], others: string[]): string[] {
  const left = [...others];
  return items.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const shown = (value: unknown) => JSON.stringify(value);
