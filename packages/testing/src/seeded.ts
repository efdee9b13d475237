import { cp } from "node:fs/promises";

/** `npm test` and `test:quick` set SEEDED_DATA_DIR. Without it, the folder stays empty and the first start seeds it. */
export async function copySeeded(dataDir: string): Promise<void> {
  const seeded = process.env.SEEDED_DATA_DIR;
  if (seeded) await cp(seeded, dataDir, { recursive: true });
}
