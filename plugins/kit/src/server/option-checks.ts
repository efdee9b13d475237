export function refuseUnknown(options: object, known: readonly string[]): void {
  const [unknown] = Object.keys(options).filter((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no option "${unknown}", only ${known.join(", ")}.`);
}

export function requireTimeZone(timeZone: unknown): void {
  if (timeZone === undefined) return;
  try {
    new Intl.DateTimeFormat("en", { timeZone: String(timeZone) });
  } catch {
    throw new Error(`timeZone must be the name of a time zone, such as "Europe/Berlin", and not ${said(timeZone)}.`);
  }
}

export function requireLanguage(name: string, tag: unknown): void {
  if (tag === undefined) return;
  try {
    Intl.getCanonicalLocales(tag as string);
  } catch {
    throw new Error(`${name} must be a language tag, such as "en-GB", and not ${said(tag)}.`);
  }
}

const said = (value: unknown) => JSON.stringify(value) ?? String(value);
