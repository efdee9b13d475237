import type { IncomingHttpHeaders } from "node:http";
import type { tracingSettings } from "../settings/tracing.ts";

export type TracingSettings = NonNullable<ReturnType<typeof tracingSettings>>;

export type Parent = { readonly traceId: string };

export type Outcome = { route: string; status: number; isAborted: boolean };

export type Trace = {
  readonly traceId: string;
  /** Work in `call`, and after it, belongs to this request. */
  run<Result>(call: () => Result): Result;
  end(outcome: Outcome): void;
};

/** A request to another server. `headers` pass the trace on. */
export type OutgoingCall = { readonly headers: Record<string, string>; end(status: number | undefined): void };

export type QueryEvents = { on(event: "query" | "query-response" | "query-error", listener: Listener): unknown };
type Listener = (...details: unknown[]) => void;

export type Tracing = {
  /** Call it only for trusted callers: a stranger's trace would otherwise mix with ours. */
  parentOf(headers: IncomingHttpHeaders): Parent | undefined;
  /** Without a parent, the request id's digits become the trace's id. */
  serve(request: { method: string; requestId: string; parent: Parent | undefined }): Trace;
  /** `route` names the span where each call has a different address. */
  call(method: string, url: URL, route?: string): OutgoingCall;
  traceId(): string | undefined;
  watchQueries(events: QueryEvents, system: "postgresql" | "sqlite"): void;
  /** Sends the remaining spans, and gives up after `limitMs`. */
  end(limitMs: number): Promise<void>;
};
