import type { Tracing, TracingSettings } from "./types.ts";

export type * from "./types.ts";

const PROBES = ["/api/health", "/api/ready", "/api/metrics", "/_health", "/_ready", "/_metrics"];

let started: Tracing | undefined;

/** Loads OpenTelemetry only if a collector is set. `service` is the default name. */
export async function startTracing(
  settings: TracingSettings | undefined,
  service: string,
  warn: (message: string) => void,
): Promise<void> {
  if (!settings) return;
  const { createTracing } = await import("./opentelemetry.ts");
  started = createTracing(settings, service, warn);
}

export const tracing = (): Tracing | undefined => started;

/** Returns undefined for probes, too. `url` belongs to a request to this server. */
export function tracingOf(url = ""): Tracing | undefined {
  return PROBES.includes(url.split("?", 1)[0] ?? "") ? undefined : started;
}
