import { randomUUID } from "node:crypto";
import { chmod, rename, rm, writeFile } from "node:fs/promises";

const NAME = "drill_last_success_timestamp_seconds";

/** Writes the time of success for Prometheus's node exporter, which may read at any moment from another account. */
export async function writeSuccess(file: string, at: number): Promise<void> {
  const unfinished = `${file}.${randomUUID().slice(0, 8)}`;
  const lines = [
    `# HELP ${NAME} When the last drill that succeeded ended.`,
    `# TYPE ${NAME} gauge`,
    `${NAME} ${Math.round(at / 1_000)}`,
    "",
  ];
  try {
    await writeFile(unfinished, lines.join("\n"), { flush: true });
    await chmod(unfinished, 0o644);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}
