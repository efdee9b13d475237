import { costsMore } from "./cost.ts";

const repeated = (text: string, length: number) => text.repeat(Math.max(0, Math.floor(length / text.length)));

const WORST_JSON: Record<string, (bytes: number) => string> = {
  levels: (bytes) => `{"a":${repeated("[", bytes / 2 - 4)}${repeated("]", bytes / 2 - 4)}}`,
  objects: (bytes) => `{"a":[${repeated("{},", bytes - 10)}{}]}`,
  values: (bytes) => `{"a":[${repeated("1,", bytes - 10)}1]}`,
  names: (bytes) => `{${Array.from({ length: bytes / 16 }, (_, at) => `"a${at.toString(36)}":0`)}}`,
};

export const plainJson = (bytes: number) => `{"a":"${"a".repeat(bytes - 8)}"}`;

type Row = { what: string; bytes: number; send: (body: string) => Promise<unknown> };

/** Sends the worst bodies, and returns which cost the process much more than a plain one of their size. */
export async function dearBodies(scrape: () => Promise<string>, rows: Row[]): Promise<string[]> {
  const dear: string[] = [];
  for (const [most, worst] of Object.entries(WORST_JSON)) {
    const bodies = new Map(rows.map(({ bytes }) => [bytes, ""]));
    for (const bytes of bodies.keys()) bodies.set(bytes, worst(bytes));
    for (const { what, bytes, send } of rows) {
      const body = bodies.get(bytes) ?? "";
      const cost = await costsMore(
        scrape,
        () => send(body),
        () => send(plainJson(body.length)),
      );
      if (cost) dear.push(`${what}, ${bytes} bytes with most ${most}: ${cost}`);
    }
  }
  return dear;
}
