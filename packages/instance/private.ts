import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";

const OTHERS = 0o077;

/** What this process and its children make from now on is for its own account alone. */
export function keepPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Takes a folder and all in it from the other accounts of the machine; what links lead to stays as it is.
 * @returns what could not be changed.
 */
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

/** @returns false for what belongs to another account. */
export function close(file: string): boolean {
  try {
    const { mode } = lstatSync(file);
    if (mode & OTHERS) chmodSync(file, mode & 0o7777 & ~OTHERS);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT";
  }
  return true;
}
