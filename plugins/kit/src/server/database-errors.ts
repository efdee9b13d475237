/** 42P01 is PostgreSQL's undefined_table. */
export function isMissingTable(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === "42P01" || (code === "SQLITE_ERROR" && /no such table/.test(message ?? ""));
}

/** Error codes of connections that can't be made, and of PostgreSQL while it starts, ends or takes no more of them. */
const CODES = /^(ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08|57P0|53300)/;
/** Messages of pg and knex that come without a code. */
const MESSAGES = /^(Connection terminated|Client has encountered a connection error|Knex: Timeout acquiring)/;

export function isDatabaseUnreachable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  // Errors of the object store's client have the codes of the same sockets, but are marked.
  return !("$metadata" in Object(error)) && (CODES.test(String(code)) || MESSAGES.test(String(message)));
}
