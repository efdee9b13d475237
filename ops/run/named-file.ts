import { access } from "node:fs/promises";
import path from "node:path";
import { expected } from "../command.ts";

export function callersPath(name: string): string {
  return path.resolve(process.env.INIT_CWD ?? "", name);
}

/** Returns the backup in the first argument. @throws `request` without one, or an error if it can't be read. */
export async function namedBackup(request: string): Promise<string> {
  const [name] = process.argv.slice(2);
  if (!name) throw expected(request);
  const file = callersPath(name);
  await access(file).catch(({ code }) => {
    throw expected(`${file} can't be read (${code}).`);
  });
  return file;
}
