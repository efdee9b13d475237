/** 42P01 is PostgreSQL's undefined_table. */
export function isMissingTable(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === "42P01" || (code === "SQLITE_ERROR" && /no such table/.test(message ?? ""));
}

/** Logs PostgreSQL's code on either database. */
export function logMissingTable(error: unknown): void {
  strapi.log.error(`42P01, a table is missing: ${(error as Error).message}`);
}
