import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";
import type { QueryEvents, Tracing } from "./types.ts";

const OPERATION = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i;
/** Knex quotes only the names of tables and columns, so this never matches a text. */
const TABLE = /\b(?:from|into|update) (?:["`]\w{1,63}["`]\.)?["`](\w{1,63})["`]/i;
/** Knex reports the beginning of a stream, but not its end, so open queries must be bounded. */
const MAX_OPEN = 1_000;

type Query = { __knexQueryUid: string; sql: string };

/** Uses Knex's events, so that spans are the same for SQLite and PostgreSQL. */
export function queryTracer(tracer: Tracer): Tracing["watchQueries"] {
  return (events: QueryEvents, system) => {
    const open = new Map<string, Span>();

    events.on("query", (query) => {
      const { __knexQueryUid: id, sql } = query as Query;
      const operation = OPERATION.exec(sql)?.[1]?.toUpperCase() ?? "OTHER";
      const above = context.active();
      if (!trace.getSpan(above)?.isRecording()) return;
      const table = TABLE.exec(sql)?.[1];
      const attributes = {
        "db.system.name": system,
        "db.operation.name": operation,
        ...(table && { "db.collection.name": table }),
      };
      const name = table ? `${operation} ${table}` : operation;
      open.set(id, tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, above));
      const [oldest] = open.size > MAX_OPEN ? open.keys() : [];
      if (oldest) open.delete(oldest);
    });

    const end = (query: unknown, isFailed: boolean) => {
      const { __knexQueryUid: id } = query as Query;
      const span = open.get(id);
      if (!span) return;
      open.delete(id);
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
    events.on("query-response", (_answer, query) => end(query, false));
    events.on("query-error", (_error, query) => end(query, true));
  };
}
