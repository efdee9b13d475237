import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { product } from "../product";

const Database = createRequire(path.resolve("../cms/package.json"))("better-sqlite3");

/** Bypasses the CMS, and uses the database's file. Returns the rows of a single select. */
export function sql(statements: string): unknown[] {
  const database = new Database(path.join(product.DATA_DIR, "cms.sqlite"));
  try {
    if (statements.startsWith("select")) return database.prepare(statements).all();
    database.exec(statements);
    return [];
  } finally {
    database.close();
  }
}

/** Returns the process of the CMS, which `npm start` has started. */
export async function pidOfCms(dataDir: string): Promise<number> {
  const pid = await readFile(path.join(dataDir, "instance.pid"), "utf8");
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).trim().split(" ");
  const commands = await Promise.all(children.map((child) => readFile(`/proc/${child}/cmdline`, "utf8")));
  return Number(children[commands.findIndex((command) => command.includes("scripts/start.mts"))]);
}

export async function withoutCms(work: () => Promise<void>): Promise<void> {
  const cms = await pidOfCms(product.DATA_DIR);
  process.kill(cms, "SIGSTOP");
  try {
    await work();
  } finally {
    process.kill(cms, "SIGCONT");
  }
}
