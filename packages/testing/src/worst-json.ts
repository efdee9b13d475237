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

const TOGETHER = 10;

export async function dearBodies(scrape: () => Promise<string>, rows: Row[]): Promise<string[]> {
  const dear: string[] = [];
  for (const [most, worst] of Object.entries(WORST_JSON)) {
    for (const bytes of new Set(rows.map((row) => row.bytes))) {
      const alike = rows.filter((row) => row.bytes === bytes);
      const body = worst(bytes);
      const costOf = (sent: Row[]) =>
        costsMore(
          scrape,
          () => sendTo(sent, body),
          () => sendTo(sent, plainJson(body.length)),
        );
      for (let at = 0; at < alike.length; at += TOGETHER) {
        const together = alike.slice(at, at + TOGETHER);
        if (!(await costOf(together))) continue;
        for (const row of together) {
          const cost = await costOf([row]);
          if (cost) dear.push(`${row.what}, ${bytes} bytes with most ${most}: ${cost}`);
        }
      }
    }
  }
  return dear;
}

async function sendTo(rows: Row[], body: string): Promise<void> {
  // A server may refuse a body and close before all of it has been sent.
  for (const { send } of rows) await send(body).catch(() => undefined);
}
