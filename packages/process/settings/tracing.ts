import { type reader, SettingsError } from "./reader.ts";

const ENDPOINTS = ["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT"] as const;
const SAMPLERS = [
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
  "always_on",
  "always_off",
  "traceidratio",
] as const;
const MAX_DELAY_MS = 60_000;

/** Returns undefined if traces are off. OpenTelemetry's SDK reads the other variables of the exporter itself. */
export function tracingSettings(read: ReturnType<typeof reader>) {
  const isDisabled = read.flag("OTEL_SDK_DISABLED");
  const exporter = read.oneOf("OTEL_TRACES_EXPORTER", ["otlp", "none"]);
  for (const name of ["OTEL_EXPORTER_OTLP_PROTOCOL", "OTEL_EXPORTER_OTLP_TRACES_PROTOCOL"] as const) {
    read.oneOf(name, ["http/protobuf"]);
  }
  const sampler = read.oneOf("OTEL_TRACES_SAMPLER", SAMPLERS);
  const ratio = Number(read.text("OTEL_TRACES_SAMPLER_ARG"));
  if (!(ratio >= 0 && ratio <= 1)) throw new SettingsError("OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.");
  const delayMs = read.count("OTEL_BSP_SCHEDULE_DELAY", MAX_DELAY_MS);
  const [collector] = ENDPOINTS.filter((name) => read.optional(name)).map((name) => read.url(name, ["http", "https"]));
  if (!collector || isDisabled || exporter === "none") return undefined;
  return { sampler, ratio, delayMs, collector: collector.origin };
}
