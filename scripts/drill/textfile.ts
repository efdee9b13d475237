import { randomUUID } from "node:crypto";
import { chmod, readFile, rename, rm, writeFile } from "node:fs/promises";
import type { Report } from "./report.ts";

const METRICS = {
  drill_failed: "1 when the last drill failed, or else 0",
  drill_last_run_timestamp_seconds: "When the last drill ended",
  drill_last_success_timestamp_seconds: "When the last drill that succeeded ended",
  drill_duration_seconds: "How long the last drill took",
  drill_restore_duration_seconds: "How long it took to restore the backup",
  drill_start_duration_seconds: "How long the restored instance took to start",
  drill_backup_timestamp_seconds: "When the newest backup was taken, as far as it could be read",
  drill_backup_age_seconds: "How old the newest backup was at the last drill",
};

type Name = keyof typeof METRICS;
type Values = Partial<Record<Name, number>>;

const NAMES = Object.keys(METRICS) as Name[];
/** A drill that fails early knows nothing of them: those of the last one stay. */
const KEPT: Name[] = ["drill_last_success_timestamp_seconds", "drill_backup_timestamp_seconds"];

/** What Prometheus's node exporter reads from a `.prom` file. */
export function metricsOf({ startedAt, succeeded, seconds, backup }: Report, before = ""): string {
  const endedAt = Math.round(Date.parse(startedAt) / 1_000 + seconds.total);
  const values: Values = {
    ...kept(before),
    drill_failed: succeeded ? 0 : 1,
    drill_last_run_timestamp_seconds: endedAt,
    drill_duration_seconds: seconds.total,
    ...(succeeded && { drill_last_success_timestamp_seconds: endedAt }),
    ...(seconds.restore !== undefined && { drill_restore_duration_seconds: seconds.restore }),
    ...(seconds.start !== undefined && { drill_start_duration_seconds: seconds.start }),
    ...(backup && {
      drill_backup_timestamp_seconds: Math.round(Date.parse(backup.takenAt) / 1_000),
      drill_backup_age_seconds: Math.round(backup.ageHours * 3_600),
    }),
  };
  return NAMES.flatMap((name) =>
    values[name] === undefined
      ? []
      : [`# HELP ${name} ${METRICS[name]}.`, `# TYPE ${name} gauge`, `${name} ${values[name]}`],
  )
    .concat("")
    .join("\n");
}

function kept(before: string): Values {
  return Object.fromEntries(
    KEPT.flatMap((name) => {
      const value = new RegExp(`^${name} (\\d+)$`, "m").exec(before)?.[1];
      return value ? [[name, Number(value)]] : [];
    }),
  );
}

/** Whole or not at all: the exporter may read it at any moment, from another account. */
export async function writeMetrics(file: string, report: Report): Promise<void> {
  const before = await readFile(file, "utf8").catch(() => "");
  const unfinished = `${file}.${randomUUID().slice(0, 8)}`;
  try {
    await writeFile(unfinished, metricsOf(report, before), { flush: true });
    await chmod(unfinished, 0o644);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}
