import { cp } from "node:fs/promises";

/**
 * Puts content and accounts of a first start into an empty data folder, where `npm test` has made such a folder
 * (SEEDED_DATA_DIR). Elsewhere it stays empty, and the first start takes longer.
 */
export async function copySeeded(dataDir: string): Promise<void> {
  const seeded = process.env.SEEDED_DATA_DIR;
  if (seeded) await cp(seeded, dataDir, { recursive: true });
}
