import type { Measurement } from "./pages.ts";

const KIB = 1024;
const NOTICEABLE = 0.01;

export function printPages(measured: Measurement, before: Measurement | undefined): void {
  const { pages, lighthouse, starts } = measured;
  console.log("\nBytes of a first visit in KiB; html as it is, the others as they travel");
  console.table(mapValues(pages, ({ layoutShift, ...weight }) => mapValues(weight, inKib)));
  if (lighthouse) {
    for (const method of ["simulated", "applied"] as const) {
      console.log(`\nLighthouse, a phone with ${method} throttling, median of ${lighthouse.runs}`);
      console.table(mapValues(lighthouse.pages, (report) => report[method]));
    }
  }
  if (starts) console.table(starts);
  if (before) showChanges(measured, before);
}

function showChanges(now: Measurement, before: Measurement): void {
  const old = new Map(numbersIn(before));
  const changed = numbersIn(now).flatMap(([what, value]) => {
    const was = old.get(what);
    if (was === undefined || Math.abs(value - was) <= Math.abs(was) * NOTICEABLE) return [];
    return [{ what, before: was, now: value, ratio: Math.round((value / was) * 100) / 100 }];
  });
  console.log(`\nWhat has changed by more than 1 % since the measurement of ${before.version} on ${before.date}`);
  console.table(changed);
}

function numbersIn(value: unknown, way = ""): [string, number][] {
  if (typeof value === "number") return [[way, value]];
  if (typeof value !== "object" || value === null) return [];
  const named = Array.isArray(value) ? value.map((each) => [String(each.what), each] as const) : Object.entries(value);
  return named.flatMap(([name, each]) => numbersIn(each, way ? `${way} › ${name}` : name));
}

function mapValues<T, R>(of: Record<string, T>, change: (value: T, name: string) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value, name)]));
}

const inKib = (value: number, kind: string) =>
  kind.endsWith("Requests") ? value : Math.round((value / KIB) * 10) / 10;
