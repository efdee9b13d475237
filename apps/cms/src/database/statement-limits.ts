import type { Context } from "koa";
import type { Client } from "pg";

/** Shorter than the site's timeout. */
const SITE_MS = 5_000;
const USER_MS = 60_000;

type Send = (...args: unknown[]) => unknown;

/** Limits those of requests: schema changes may take long. pg sends statements in the order in which it gets them. */
export function limitStatements(connection: Client): void {
  const query = connection.query.bind(connection) as Send;
  let limit = "";
  const send: Send = (...args) => {
    const request = strapi.requestContext.get() as Context | undefined;
    const due = request ? `${timeOf(request)}ms` : "";
    // This is never inside a transaction, because a transaction begins and ends in the same request.
    if (due !== limit) query(due ? `set statement_timeout = '${due}'` : "reset statement_timeout", () => {});
    limit = due;
    return query(...args);
  };
  connection.query = send as Client["query"];
}

export function isEndedStatement(error: unknown): boolean {
  return (error as { code?: unknown }).code === "57014";
}

const timeOf = (request: Context) => (isReading(request) && !request.state.user ? SITE_MS : USER_MS);

const isReading = ({ method, path }: Context) => method === "GET" || method === "HEAD" || path === "/graphql";
