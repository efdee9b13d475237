/** Whether a database error says that a table is missing: 42P01 of PostgreSQL, or its SQLite twin. */
export function isMissingTable(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === "42P01" || (code === "SQLITE_ERROR" && /no such table/.test(message ?? ""));
}

/** Puts the error into the log under PostgreSQL's name for it, whichever database it is. */
export function logMissingTable(error: unknown): void {
  strapi.log.error(`42P01, a table is missing: ${(error as Error).message}`);
}
