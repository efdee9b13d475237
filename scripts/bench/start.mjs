/** Measures how long a start takes until a page is answered: with seeding, on existing data, and after a kill. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePorts } from "../steps/environment.mjs";
import { summary } from "./measure.mjs";
import { startProduct } from "./product.mjs";

const STARTS = [
  ["a first start, with seeding", "SIGTERM"],
  ["a start on existing data", "SIGKILL"],
  ["a start after a kill", "SIGTERM"],
];

export async function measureStarts() {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-start-"));
  const ports = await freePorts(4);
  const rows = [];
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
