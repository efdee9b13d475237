import type { Context } from "koa";
import type { Client } from "pg";

/** Shorter than the site's timeout. */
const SITE_MS = 5_000;
const USER_MS = 60_000;

type Send = (...args: unknown[]) => unknown;

/**
 * On PostgreSQL, limits a statement's time by the request's sender. Statements outside requests, such as schema
 * changes, have no limit. Each waits for the one before, because pg 9 won't queue what Strapi sends in a transaction.
 */
export function limitStatements(connection: Client): void {
  const query = connection.query.bind(connection) as Send;
  let limit = "";
  let last = Promise.resolve();
  const send: Send = (...args) => {
    const callback = args.at(-1);
    // Only a stream has no callback, and pg queues it.
    if (typeof callback !== "function") return query(...args);
    const request = strapi.requestContext.get() as Context | undefined;
    const due = request ? `${timeOf(request)}ms` : "";
    const sent = () =>
      new Promise<void>((resolve) => {
        const act = () =>
          query(...args.slice(0, -1), (...answer: unknown[]) => {
            resolve();
            callback(...answer);
          });
        if (due === limit) return act();
        limit = due;
        // This is never inside a transaction, because a transaction begins and ends in the same request.
        query(due ? `set statement_timeout = '${due}'` : "reset statement_timeout", act);
      });
    last = last.then(sent).catch((error) => callback(error));
  };
  connection.query = send as Client["query"];
}

export function isEndedStatement(error: unknown): boolean {
  return (error as { code?: unknown }).code === "57014";
}

const timeOf = (request: Context) => (isReading(request) && !request.state.user ? SITE_MS : USER_MS);

const isReading = ({ method, path }: Context) => method === "GET" || method === "HEAD" || path === "/graphql";
