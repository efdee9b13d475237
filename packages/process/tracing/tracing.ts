import type { Tracing, TracingSettings } from "./types.ts";

export type * from "./types.ts";

/** Asked every few seconds, by programs. */
const PROBES = ["/api/health", "/api/ready", "/api/metrics", "/_health", "/_ready", "/_metrics"];

let started: Tracing | undefined;

/** Loads OpenTelemetry if there is a collector to send to, and nothing otherwise. `service` is the default name. */
export async function startTracing(
  settings: TracingSettings | undefined,
  service: string,
  warn: (message: string) => void,
): Promise<void> {
  if (!settings) return;
  const { createTracing } = await import("./opentelemetry.ts");
  started = createTracing(settings, service, warn);
}

/** Undefined where nothing is traced. */
export const tracing = (): Tracing | undefined => started;

/** Undefined for probes too. `url` is that of a request to this server. */
export function tracingOf(url = ""): Tracing | undefined {
  return PROBES.includes(url.split("?", 1)[0] ?? "") ? undefined : started;
}
