import { cp } from "node:fs/promises";

export async function copySeeded(dataDir: string): Promise<void> {
  const seeded = process.env.SEEDED_DATA_DIR;
  if (seeded) await cp(seeded, dataDir, { recursive: true });
}
