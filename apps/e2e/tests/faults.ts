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

export async function withoutCms(work: () => Promise<void>): Promise<void> {
  const cms = Number(await readFile(path.join(product.DATA_DIR, "cms.pid"), "utf8"));
  process.kill(cms, "SIGSTOP");
  try {
    await work();
  } finally {
    process.kill(cms, "SIGCONT");
  }
}
