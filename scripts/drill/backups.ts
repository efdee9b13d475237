import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { expected } from "../../ops/command.ts";

const ARCHIVE = /^[^.].*\.tar\.gz$/;
const HOUR_MS = 3_600_000;
const CLOCK_HOURS = 0.1;

type Backup = { file: string; bytes: number };

/** Returns the newest archive, or the last by name of several from one moment. @throws when there is none. */
export async function newestBackup(folder: string): Promise<Backup> {
  const names = await readdir(folder).catch(({ code }) => {
    throw expected(`${folder} can't be read (${code}).`);
  });
  const found = await Promise.all(
    names
      .filter((name) => ARCHIVE.test(name))
      .map(async (name) => ({ file: path.join(folder, name), ...(await stat(path.join(folder, name))) })),
  );
  const [newest] = found.sort((one, other) => other.mtimeMs - one.mtimeMs || (one.file < other.file ? 1 : -1));
  if (!newest) throw expected(`${folder} has no backup: no file ends in .tar.gz.`);
  return { file: newest.file, bytes: newest.size };
}

export const ageOf = (takenAt: string, now: number): number => (now - Date.parse(takenAt)) / HOUR_MS;

export function checkAge(file: string, hours: number, maxHours: number): void {
  if (hours > maxHours) {
    throw expected(`${file} is too old: it was taken ${inWords(hours)} ago, and ${inWords(maxHours)} are allowed.`);
  }
  if (hours < -CLOCK_HOURS) {
    throw expected(`${file} was taken ${inWords(-hours)} in the future: check the clocks of the machines.`);
  }
}

export function readHours(text: string): number {
  const hours = Number(text);
  if (!(hours > 0)) throw expected(`--max-age must be a number of hours, not "${text}".`);
  return hours;
}

export function inWords(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} minutes`;
  return hours < 48 ? `${hours.toFixed(1)} hours` : `${(hours / 24).toFixed(1)} days`;
}
