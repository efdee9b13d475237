import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { above, NAMES_MODULES, startCollector } from "@repo/testing/collector";
import { freePort } from "@repo/testing/free-port";
import { afterEach, expect, it } from "vitest";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function collector(port?: number) {
  const started = await startCollector(port);
  ends.push(started.close);
  return started;
}

/** Runs `code` in its own process, because OpenTelemetry is global to a process. `settings` extends the environment. */
async function run(code: string, settings: NodeJS.ProcessEnv, onFirstLine = () => {}): Promise<string> {
  const program = `
    import { webSettings } from "@repo/process/settings";
    import { startTracing, tracing } from "./tracing.ts";
    const secret = "a-secret-of-the-tests-of-tracing";
    const env = { ...process.env, SITE_TOKEN: secret, REVALIDATE_SECRET: secret, PREVIEW_SECRET: secret };
    await startTracing(webSettings(env).tracing, "web", (line) => console.log(line));
    const serve = (requestId, parent) => tracing().serve({ method: "GET", requestId, parent });
    const done = { route: "/blog/[id]", status: 200, isAborted: false };
    ${code}
    await tracing()?.end(60_000);
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: path.resolve(import.meta.dirname, "../../tracing"),
    env: { PATH: process.env.PATH, OTEL_BSP_SCHEDULE_DELAY: "50", ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  child.stdout.once("data", onFirstLine);
  const [output, [exitCode]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  expect(exitCode).toBe(0);
  return output;
}

it("makes the digits of a request's id the id of its trace", async () => {
  const { url, spans } = await collector();
  const given = "711299C4-0B0D-4C5A-9D0E-2A55D2C1F0AA";
  const digits = "711299c40b0d4c5a9d0e2a55d2c1f0aa";
  const output = await run(`const trace = serve("${given}"); console.log(trace.traceId); trace.end(done);`, {
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
  });
  expect(output.trim()).toBe(digits);
  expect(spans).toMatchObject([{ service: "web", traceId: digits, parentId: "", name: "GET /blog/[id]" }]);
});

it("gives a request whose id is no trace's another one", async () => {
  const { url, spans } = await collector();
  await run(`serve("00000000-0000-0000-0000-000000000000").end(done);`, { OTEL_EXPORTER_OTLP_ENDPOINT: url });
  expect(spans).toHaveLength(1);
  expect(spans[0]?.traceId).toMatch(/^[\da-f]*[1-9a-f][\da-f]*$/);
});

it("continues a trace, and hands it on to the next server", async () => {
  const { url, spans } = await collector();
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const output = await run(
    `
      const parent = tracing().parentOf({ traceparent: "00-${traceId}-b7ad6b7169203331-01" });
      const trace = serve("711299c4-0b0d-4c5a-9d0e-2a55d2c1f0aa", parent);
      const call = trace.run(() => tracing().call("POST", new URL("http://cms:1337/graphql?query=meera")));
      console.log(call.headers.traceparent);
      call.end(200);
      trace.end(done);
    `,
    { OTEL_EXPORTER_OTLP_ENDPOINT: url },
  );
  const call = spans.find(({ name }) => name === "POST");
  expect(above(spans, call as never)).toMatchObject([
    { name: "GET /blog/[id]", traceId, parentId: "b7ad6b7169203331" },
  ]);
  expect(call?.attributes).toEqual({
    "http.request.method": "POST",
    "server.address": "cms",
    "server.port": 1337,
    "http.response.status_code": 200,
  });
  expect(output.trim()).toBe(`00-${traceId}-${call?.spanId}-01`);
});

it.each([
  undefined,
  "",
  "meera",
  "00-00000000000000000000000000000000-b7ad6b7169203331-01",
  "00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01",
])("continues no trace that is written as %s", async (traceparent) => {
  const { url } = await collector();
  const output = await run(`console.log(tracing().parentOf(${JSON.stringify({ traceparent })}));`, {
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
  });
  expect(output.trim()).toBe("undefined");
});

it("records statements of traced requests alone, without their values", async () => {
  const { url, spans } = await collector();
  await run(
    `
      import { EventEmitter } from "node:events";
      const knex = new EventEmitter();
      tracing().watchQueries(knex, "sqlite");
      const ask = (id, sql) => {
        knex.emit("query", { __knexQueryUid: id, sql, bindings: ["meera"] });
        knex.emit("query-response", [], { __knexQueryUid: id });
      };
      ask("0", 'select * from "jobs"');
      const trace = serve("711299c4-0b0d-4c5a-9d0e-2a55d2c1f0aa");
      trace.run(() => {
        ask("1", 'select * from "public"."jobs" where "title" = \\'meera\\'');
        ask("2", "insert into \`mails\` (\`state\`) values (?)");
        ask("3", "BEGIN;");
        ask("4", "pragma meera");
        ask("5", "select extract(year from meera)");
      });
      trace.end(done);
    `,
    { OTEL_EXPORTER_OTLP_ENDPOINT: url },
  );
  const names = spans.map(({ name }) => name);
  expect(names).toEqual(["SELECT jobs", "INSERT mails", "BEGIN", "OTHER", "SELECT", "GET /blog/[id]"]);
  expect(JSON.stringify(spans)).not.toContain("meera");
});

it("leaves out what others write into spans", async () => {
  const started = await collector();
  await run(
    `
      import { trace as api } from "@opentelemetry/api";
      const tracer = api.getTracer("next.js");
      const trace = serve("711299c4-0b0d-4c5a-9d0e-2a55d2c1f0aa");
      trace.run(() => {
        const attributes = { "next.span_type": "BaseServer.handleRequest", "http.target": "/?q=meera", "http.route": "/meera" };
        const span = tracer.startSpan("GET /?q=meera", { attributes });
        span.recordException(new Error("meera"));
        span.setStatus({ code: 2, message: "meera" });
        span.addEvent("meera", { name: "meera" });
        span.end();
      });
      trace.end(done);
    `,
    { OTEL_EXPORTER_OTLP_ENDPOINT: started.url },
  );
  expect(started.spans).toMatchObject([
    { name: "BaseServer.handleRequest", attributes: { "next.span_type": "BaseServer.handleRequest" } },
    { name: "GET /blog/[id]" },
  ]);
  expect(started.raw).not.toContain("meera");
});

it.each([
  [{ OTEL_TRACES_SAMPLER: "always_off" }, 0],
  [{ OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "0" }, 0],
  [{ OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "1" }, 1],
])("samples as %j says", async (settings, sent) => {
  const { url, spans } = await collector();
  const output = await run(
    `const trace = serve("711299c4-0b0d-4c5a-9d0e-2a55d2c1f0aa"); console.log(trace.traceId); trace.end(done);`,
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: url,
      ...settings,
    },
  );
  expect(spans).toHaveLength(sent);
  expect(output.trim()).toBe("711299c40b0d4c5a9d0e2a55d2c1f0aa");
});

it("has the name of the standard variable, and sends to the address for traces alone", async () => {
  const { url, spans } = await collector();
  await run(`serve("711299c4-0b0d-4c5a-9d0e-2a55d2c1f0aa").end(done);`, {
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${url}/v1/traces`,
    OTEL_SERVICE_NAME: "another-name",
  });
  expect(spans).toMatchObject([{ service: "another-name" }]);
});

it.each([
  {},
  { OTEL_SERVICE_NAME: "name-alone" },
  { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318", OTEL_SDK_DISABLED: "true" },
  { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318", OTEL_TRACES_EXPORTER: "none" },
])("loads nothing of OpenTelemetry with %j", async (settings) => {
  const files = await run("", { ...settings, NODE_OPTIONS: NAMES_MODULES });
  expect(files).toContain("tracing.ts");
  expect(files).not.toContain("opentelemetry");
});

it("leaves out probes", async () => {
  const { url } = await collector();
  const output = await run(
    `
      const { tracingOf } = await import("./tracing.ts");
      const urls = ["/api/ready", "/_ready?x", "/api/ready/x", "/", undefined];
      console.log(urls.filter((url) => tracingOf(url) === tracing()).join());
    `,
    { OTEL_EXPORTER_OTLP_ENDPOINT: url },
  );
  expect(output.trim()).toBe("/api/ready/x,/,");
});

it("tells once that the collector is down, and once that it is back", { tags: ["full"] }, async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const output = await run(
    `
      const told = [];
      console.log = (line) => process.stdout.write(line + "\\n", () => told.push(line));
      while (told.length < 2) {
        serve(crypto.randomUUID()).end(done);
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
    `,
    { OTEL_EXPORTER_OTLP_ENDPOINT: url },
    () => void collector(port),
  );
  expect(output.trim().split("\n")).toEqual([
    expect.stringContaining(`The collector at ${url} takes no traces`),
    `The collector at ${url} takes traces again.`,
  ]);
});
