/** Error codes of sockets, and of PostgreSQL while it starts, ends or takes no more connections. */
const CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08|57P0|53300)/;
/** What pg and knex say without a code. */
const MESSAGES = /^(Connection terminated|Client has encountered a connection error|Knex: Timeout acquiring)/;

/** Whether the database or the object store can't be reached. */
export function isOutage(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return CODES.test(String(code)) || MESSAGES.test(String(message));
}
