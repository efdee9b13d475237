import { open } from "node:fs/promises";

/** A new file name is durable only after an fsync of its folder. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
