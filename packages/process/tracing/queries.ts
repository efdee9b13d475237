import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";
import type { QueryEvents, Tracing } from "./types.ts";

const OPERATION = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i;
/** Quoted, as Knex writes it: what is quoted is the name of a table, and no text. */
const TABLE = /\b(?:from|into|update) (?:["`]\w{1,63}["`]\.)?["`](\w{1,63})["`]/i;
/** Of a stream, Knex tells only the beginning. */
const MAX_OPEN = 1_000;

type Query = { __knexQueryUid: string; sql: string };

/** A span for each statement of a traced request. Drivers are left alone, so SQLite and PostgreSQL have the same. */
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
