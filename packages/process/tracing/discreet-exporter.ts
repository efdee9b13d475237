import type { Attributes } from "@opentelemetry/api";
import { type ExportResult, ExportResultCode } from "@opentelemetry/core";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";

export const SCOPE = "website";

/** Only these attributes are exported, because Next.js puts whole addresses into others. */
const ATTRIBUTES = [
  "http.request.method",
  "http.route",
  "http.response.status_code",
  "server.address",
  "server.port",
  "db.system.name",
  "db.operation.name",
  "db.collection.name",
  "error.type",
  "next.span_type",
];

/** Sends spans without personal data. Warns once when the collector becomes unreachable, and once when it is back. */
export class DiscreetExporter implements SpanExporter {
  private isDown = false;
  private readonly exporter: SpanExporter;
  private readonly collector: string;
  private readonly warn: (message: string) => void;

  constructor(exporter: SpanExporter, collector: string, warn: (message: string) => void) {
    this.exporter = exporter;
    this.collector = collector;
    this.warn = warn;
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.exporter.export(spans.map(discreet), ({ code, error }) => {
      this.tell(code === ExportResultCode.FAILED, error);
      done({ code });
    });
  }

  forceFlush(): Promise<void> {
    return this.exporter.forceFlush?.() ?? Promise.resolve();
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  private tell(isDown: boolean, error?: Error): void {
    if (isDown === this.isDown) return;
    this.isDown = isDown;
    const what = isDown ? "takes no traces" : "takes traces again";
    this.warn(`The collector at ${this.collector} ${what}${error?.message ? `: ${error.message}` : "."}`);
  }
}

/** Errors are left out too, because their messages may quote input. */
function discreet(span: ReadableSpan): ReadableSpan {
  const { kind, parentSpanContext, startTime, endTime, status, duration, ended, resource, instrumentationScope } = span;
  const attributes: Attributes = {};
  for (const name of ATTRIBUTES) if (name in span.attributes) attributes[name] = span.attributes[name];
  const isOurs = instrumentationScope.name === SCOPE;
  if (!isOurs) delete attributes["http.route"];
  return {
    name: isOurs ? span.name : String(attributes["next.span_type"] ?? instrumentationScope.name),
    kind,
    spanContext: () => span.spanContext(),
    parentSpanContext,
    startTime,
    endTime,
    status: { code: status.code },
    attributes,
    links: span.links.map((link) => ({ context: link.context })),
    events: [],
    duration,
    ended,
    resource,
    instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}
