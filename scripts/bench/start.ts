/** Measures how long a start takes until a page is answered: with seeding, on existing data, and after a kill. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePorts } from "../steps/environment.ts";
import { type Row, summary } from "./measure.ts";
import { startProduct } from "./product.ts";

const STARTS = [
  ["a first start, with seeding", "SIGTERM"],
  ["a start on existing data", "SIGKILL"],
  ["a start after a kill", "SIGTERM"],
] as const;

export async function measureStarts(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-start-"));
  const ports = await freePorts(4);
  const rows: Row[] = [];
  try {
    for (const [what, signal] of STARTS) {
      const begun = performance.now();
      const product = await startProduct(folder, ports);
      rows.push(summary(`Until a page is answered: ${what}`, [performance.now() - begun]));
      await product.stop(signal);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return rows;
}
