import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export type CollectedSpan = {
  service: string;
  traceId: string;
  spanId: string;
  parentId: string;
  name: string;
  attributes: Record<string, string | number>;
  isError: boolean;
};

export const NAMES_MODULES = `--import data:text/javascript,${encodeURIComponent(
  'import { registerHooks } from "node:module"; registerHooks({ load: (url, context, next) => { if (url.startsWith("file:")) console.log(url); return next(url, context); } });',
)}`;

/** Receives traces as OpenTelemetry's collector does: OTLP over HTTP, in Protocol Buffers. */
export async function startCollector(port = 0) {
  const collector = { spans: [] as CollectedSpan[], requests: 0, raw: "" };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    collector.requests += 1;
    collector.raw += body.toString("latin1");
    if (request.url === "/v1/traces") collector.spans.push(...spansIn(body));
    response.writeHead(200, { "content-type": "application/x-protobuf" }).end();
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return Object.assign(collector, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    of: (traceId: string) => collector.spans.filter((span) => span.traceId === traceId),
    close() {
      server.close();
      server.closeAllConnections();
    },
  });
}

export type Collector = Awaited<ReturnType<typeof startCollector>>;

export function above(spans: CollectedSpan[], span: CollectedSpan): CollectedSpan[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentId);
  return parent ? [parent, ...above(spans, parent)] : [];
}

/** The field numbers come from opentelemetry/proto/trace/v1/trace.proto. */
function spansIn(body: Buffer): CollectedSpan[] {
  return messages(body, 1).flatMap((resourceSpans) => {
    const [resource = Buffer.alloc(0)] = messages(resourceSpans, 1);
    const service = String(attributesOf(messages(resource, 1))["service.name"]);
    return messages(resourceSpans, 2)
      .flatMap((scopeSpans) => messages(scopeSpans, 2))
      .map((span) => {
        const hex = (field: number) => messages(span, field)[0]?.toString("hex") ?? "";
        return {
          service,
          traceId: hex(1),
          spanId: hex(2),
          parentId: hex(4),
          name: String(messages(span, 5)[0]),
          attributes: attributesOf(messages(span, 9)),
          isError: fieldsOf(messages(span, 15)[0] ?? Buffer.alloc(0)).some(
            ({ field, value }) => field === 3 && value === 2n,
          ),
        };
      });
  });
}

function attributesOf(pairs: Buffer[]): CollectedSpan["attributes"] {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [value] = fieldsOf(messages(pair, 2)[0] ?? Buffer.alloc(0));
      return [String(messages(pair, 1)[0]), Buffer.isBuffer(value?.value) ? String(value.value) : Number(value?.value)];
    }),
  );
}

const messages = (message: Buffer, wanted: number): Buffer[] =>
  fieldsOf(message).flatMap(({ field, value }) => (field === wanted && Buffer.isBuffer(value) ? [value] : []));

function fieldsOf(message: Buffer): { field: number; value: Buffer | bigint }[] {
  const fields: { field: number; value: Buffer | bigint }[] = [];
  let at = 0;
  const varint = () => {
    let result = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message.readUInt8(at++);
      result |= BigInt(byte & 127) << shift;
      if (byte < 128) return result;
    }
  };
  const bytes = (length: number) => {
    at += length;
    return message.subarray(at - length, at);
  };
  while (at < message.length) {
    const key = Number(varint());
    const field = key >> 3;
    const wire = key & 7;
    if (wire === 0) fields.push({ field, value: varint() });
    else if (wire === 2) fields.push({ field, value: bytes(Number(varint())) });
    else fields.push({ field, value: bytes(wire === 1 ? 8 : 4) });
  }
  return fields;
}
