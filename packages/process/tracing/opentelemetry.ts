import type { IncomingHttpHeaders } from "node:http";
import {
  type Context,
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  isValidTraceId,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  type IdGenerator,
  ParentBasedSampler,
  RandomIdGenerator,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { DiscreetExporter, SCOPE } from "./discreet-exporter.ts";
import { queryTracer } from "./queries.ts";
import type { Outcome, Parent, Trace, Tracing, TracingSettings } from "./types.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const REMOTE = Symbol("context of the parent");

type RemoteParent = Parent & { [REMOTE]: Context };

export function createTracing(settings: TracingSettings, service: string, warn: (message: string) => void): Tracing {
  // Next.js would otherwise write its requests' whole addresses into spans of its own.
  process.env.NEXT_OTEL_FETCH_DISABLED = "1";
  const ids = new RequestIds();
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": service }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(settings),
    idGenerator: ids,
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new DiscreetExporter(new OTLPTraceExporter(), settings.collector, warn),
        scheduledDelayMillis: settings.delayMs,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  const tracer = provider.getTracer(SCOPE);
  const propagator = new W3CTraceContextPropagator();

  return {
    parentOf(headers: IncomingHttpHeaders): RemoteParent | undefined {
      const remote = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const traceId = trace.getSpanContext(remote)?.traceId;
      return traceId ? { traceId, [REMOTE]: remote } : undefined;
    },

    serve({ method, requestId, parent }): Trace {
      const attributes = { "http.request.method": METHODS.includes(method) ? method : "_OTHER" };
      const above = parent && REMOTE in parent ? (parent as RemoteParent)[REMOTE] : ROOT_CONTEXT;
      const options = { kind: SpanKind.SERVER, attributes };
      const span = ids.as(requestId, () => tracer.startSpan(attributes["http.request.method"], options, above));
      const inside = trace.setSpan(above, span);
      return {
        traceId: span.spanContext().traceId,
        run: (call) => context.with(inside, call),
        end({ route, status, isAborted }: Outcome) {
          span.updateName(`${attributes["http.request.method"]} ${route}`);
          span.setAttributes({ "http.route": route, "http.response.status_code": status });
          if (isAborted) span.setAttribute("error.type", "aborted");
          if (isAborted || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },

    call(method, url, route) {
      const attributes = {
        "http.request.method": METHODS.includes(method) ? method : "_OTHER",
        "server.address": url.hostname,
        "server.port": Number(url.port) || (url.protocol === "https:" ? 443 : 80),
      };
      const name = [attributes["http.request.method"], route].filter(Boolean).join(" ");
      const above = context.active();
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, above);
      const headers: Record<string, string> = {};
      propagator.inject(trace.setSpan(above, span), headers, defaultTextMapSetter);
      return {
        headers,
        end(status) {
          if (status) span.setAttribute("http.response.status_code", status);
          if (!status || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },

    traceId: () => trace.getSpanContext(context.active())?.traceId,
    watchQueries: queryTracer(tracer),

    async end(limitMs) {
      const late = new Promise((resolve) => setTimeout(resolve, limitMs).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}

/** Gives a request's first span the digits of the request's id, so that a log line leads to its trace. */
class RequestIds implements IdGenerator {
  private readonly random = new RandomIdGenerator();
  private digits: string | undefined;

  generateTraceId(): string {
    return this.digits ?? this.random.generateTraceId();
  }

  generateSpanId(): string {
    return this.random.generateSpanId();
  }

  as<Result>(requestId: string, start: () => Result): Result {
    const digits = requestId.replaceAll("-", "").toLowerCase();
    this.digits = isValidTraceId(digits) ? digits : undefined;
    try {
      return start();
    } finally {
      this.digits = undefined;
    }
  }
}

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const samplers = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  };
  const name = sampler.replace("parentbased_", "") as keyof typeof samplers;
  const root = samplers[name]();
  return sampler.startsWith("parentbased_") ? new ParentBasedSampler({ root }) : root;
}
