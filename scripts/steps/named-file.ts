import { access } from "node:fs/promises";
import path from "node:path";
import { expected } from "./environment.ts";

/** A path as the caller of `npm run` meant it, who may be in any folder. */
export function callersPath(name: string): string {
  return path.resolve(process.env.INIT_CWD ?? "", name);
}

/** The backup that the first argument names. @throws when there is none, or it can't be read: `request` says what to name. */
export async function namedBackup(request: string): Promise<string> {
  const [name] = process.argv.slice(2);
  if (!name) throw expected(request);
  const file = callersPath(name);
  await access(file).catch(({ code }) => {
    throw expected(`${file} can't be read (${code}).`);
  });
  return file;
}
