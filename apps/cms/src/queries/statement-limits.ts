import { RuleError } from "@repo/rules/errors";
import type { Context } from "koa";
import { Client } from "pg";

/** Less than the site's timeout. */
const ANONYMOUS_MS = 5_000;
const OTHERS_MS = 60_000;

type Done = (...answer: unknown[]) => void;
type Connection = Client & { processID: number };
type Send = (...args: unknown[]) => unknown;

const running = new WeakMap<Context, Set<() => void>>();

/**
 * On PostgreSQL, a statement's time limit depends on the request's sender. Statements outside requests, such as schema
 * changes, have no limit.
 */
export function limitStatements(connection: Connection, databaseUrl: string): void {
  const query = connection.query.bind(connection) as Send;
  const cancel = () => cancelStatement(databaseUrl, connection.processID);
  let limit = "";
  const send: Send = (...args) => {
    const request = requestNow();
    const due = request ? `${timeOf(request)}ms` : "";
    const done = args.at(-1);
    const ask = () => {
      if (!request || !isReading(request) || !isSelect(args[0]) || typeof done !== "function") return query(...args);
      if (isAbandoned(request)) return done(new RuleError("CMS_UNAVAILABLE"));
      return query(...args.slice(0, -1), cancelWithout(request, cancel, done as Done));
    };
    if (due === limit) return ask();
    limit = due;
    // Never inside a transaction, which begins in the request that ends it.
    const set = due ? `set statement_timeout = '${due}'` : "reset statement_timeout";
    if (typeof done === "function") return query(set, () => void ask());
    query(set, () => {});
    return ask();
  };
  connection.query = send as Connection["query"];
}

export function isEndedStatement(error: unknown): boolean {
  return (error as { code?: unknown }).code === "57014";
}

/** Keeps the connection until its statement is cancelled; otherwise the next one might be. */
function cancelWithout(request: Context, cancel: () => Promise<void>, done: Done): Done {
  let cancelled: Promise<void> | undefined;
  const end = () => {
    cancelled = cancel();
  };
  const ends = running.get(request) ?? new Set();
  if (!running.has(request)) {
    running.set(request, ends);
    request.res.once("close", () => {
      if (isAbandoned(request)) for (const end of ends) end();
    });
  }
  ends.add(end);
  return async (...answer) => {
    ends.delete(end);
    await cancelled;
    done(...answer);
  };
}

async function cancelStatement(connectionString: string, processId: number): Promise<void> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    await client.query("select pg_cancel_backend($1)", [processId]);
  } catch (error) {
    strapi.log.warn(`A statement could not be cancelled: ${(error as Error).message}`);
  } finally {
    await client.end().catch(() => {});
  }
}

function requestNow(): Context | undefined {
  return strapi.requestContext.get() as Context | undefined;
}

const timeOf = (request: Context) => (isReading(request) && !request.state.user ? ANONYMOUS_MS : OTHERS_MS);

const isReading = ({ method, path }: Context) => method === "GET" || method === "HEAD" || path === "/graphql";

/** Statements that begin or end a transaction are never cancelled. */
const isSelect = (statement: unknown) => /^\s*select\b/i.test(String((statement as { text?: unknown }).text));

const isAbandoned = ({ res }: Context) => res.destroyed && !res.writableFinished;
