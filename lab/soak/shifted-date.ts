/**
 * Is loaded before the site, and shifts `Date` by the seconds in SOAK_OFFSET_FILE. libfaketime isn't an option here:
 * the site compares its files' times with its own monotonic clock, and libfaketime would shift only one of the two.
 */
import { readFileSync } from "node:fs";

const READ_MS = 250;
const file = process.env.SOAK_OFFSET_FILE ?? "";
const RealDate = Date;
let offsetMs = 0;
offsetMs = read();
setInterval(() => (offsetMs = read()), READ_MS).unref();

function read(): number {
  return Number(readFileSync(file, "utf8")) * 1_000 || offsetMs;
}

const shiftedNow = () => RealDate.now() + offsetMs;

globalThis.Date = new Proxy(RealDate, {
  construct(target, given, newTarget) {
    return Reflect.construct(target, given.length === 0 ? [shiftedNow()] : given, newTarget);
  },
  apply: () => new RealDate(shiftedNow()).toString(),
  get: (target, name) => (name === "now" ? shiftedNow : Reflect.get(target, name)),
});
