import { fileURLToPath } from "node:url";
import { DataDirInUse } from "../packages/process/instance/data-dir.ts";
import { SettingsError } from "../packages/process/settings/settings.ts";

export const root = fileURLToPath(new URL("..", import.meta.url));

export const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

class ExpectedError extends Error {}

export const expected = (message: string): Error => new ExpectedError(message);

export function fail(error: unknown): never {
  const isExpected = [SettingsError, DataDirInUse, ExpectedError].some((kind) => error instanceof kind);
  console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
}
