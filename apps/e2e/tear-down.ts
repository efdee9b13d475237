import { readFile } from "node:fs/promises";
import { announced, productLog } from "./product";

/** The product may log a moment after a test what the test has caused. */
const LATE_MS = 5_000;
/** A machine that stood still for a second has no other effect than this. */
const SLOW = "GET /_ready answers 503";
const CRASH = /unhandled ?rejection|uncaught ?exception|^(cms|web|mail) ended \(/i;

type Line = { time: string; name: string; message: string; status?: number; aborted?: boolean };

/** Fails the run when the product crashed, or failed in an answer that no test with `@server-errors` announced. */
export default async function globalTeardown(): Promise<void> {
  const lines = (await readFile(productLog, "utf8")).split("\n");
  const times = (await readFile(announced, "utf8").catch(() => "")).split("\n").filter(Boolean);
  const announcements = times.map((line): [from: number, to: number] => JSON.parse(line));
  const isAnnounced = (time: number) => announcements.some(([from, to]) => from <= time && time <= to + LATE_MS);
  const answers = lines.filter((line) => line.startsWith("{")).flatMap(parse);
  const failed = answers
    .filter(({ status = 0, aborted, time }) => status >= 500 && !aborted && !isAnnounced(Date.parse(time)))
    .filter(({ message }) => message !== SLOW)
    .map(({ time, name, message }) => `${time} ${name}: ${message}`);
  const found = [...lines.filter((line) => CRASH.test(line)), ...failed];
  if (found.length > 0) throw new Error(["The product's log has what no test announced:", ...found].join("\n"));
}

/** The last line is half of one when the product was killed. */
function parse(line: string): Line[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
