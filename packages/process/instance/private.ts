import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";

const OTHERS = 0o077;

export function keepPrivate(): void {
  process.umask(OTHERS);
}

/** Makes a folder and its content private to this account, except links in it. @returns what others may still read. */
export function makePrivate(folder: string): string[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const root = realpathSync(folder);
  const refused: string[] = [];
  if (!close(root)) refused.push(folder);
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink() && !close(file)) refused.push(file);
  }
  return refused;
}

/** @returns false if others may still read the file, because it is another account's. */
export function close(file: string): boolean {
  try {
    const { mode } = lstatSync(file);
    if (mode & OTHERS) chmodSync(file, mode & 0o7777 & ~OTHERS);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT";
  }
  return true;
}
