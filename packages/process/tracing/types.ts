import type { IncomingHttpHeaders } from "node:http";

/** From `@repo/process/settings`, which the CMS can't take declarations of through another package. */
export type TracingSettings = {
  sampler: `${"" | "parentbased_"}${"always_on" | "always_off" | "traceidratio"}`;
  ratio: number;
  delayMs: number;
  collector: string;
};

/** A trace that somebody else has begun. */
export type Parent = { readonly traceId: string };

export type Outcome = { route: string; status: number; isAborted: boolean };

/** The part of a trace that one request to this server is. */
export type Trace = {
  readonly traceId: string;
  /** What is done in `call`, and after it, belongs to this request. */
  run<Result>(call: () => Result): Result;
  end(outcome: Outcome): void;
};

/** A request to another server. `headers` hand the trace on. */
export type OutgoingCall = { readonly headers: Record<string, string>; end(status: number | undefined): void };

/** What Knex tells of its queries. */
export type QueryEvents = { on(event: "query" | "query-response" | "query-error", listener: Listener): unknown };
type Listener = (...details: unknown[]) => void;

export type Tracing = {
  /** Call it only for those who are believed: a stranger's trace would be in ours. */
  parentOf(headers: IncomingHttpHeaders): Parent | undefined;
  /** Without a parent, the digits of the request's id are the trace's id. */
  serve(request: { method: string; requestId: string; parent: Parent | undefined }): Trace;
  /** `route` is named in the span, where the address of each call has the same. */
  call(method: string, url: URL, route?: string): OutgoingCall;
  /** Of what is done now. */
  traceId(): string | undefined;
  watchQueries(events: QueryEvents, system: "postgresql" | "sqlite"): void;
  /** Sends what is left; gives up after `limitMs`. */
  end(limitMs: number): Promise<void>;
};
