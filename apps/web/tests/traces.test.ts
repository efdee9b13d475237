import { NAMES_MODULES, startCollector } from "@repo/testing/collector";
import { freePort } from "@repo/testing/free-port";
import { afterEach, expect, it } from "vitest";
import { SECRET, startCms, startSite } from "./site";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const TRACEPARENT = `00-${TRACE}-b7ad6b7169203331-01`;
const REQUEST = "711299c4-0b0d-4c5a-9d0e-2a55d2c1f0aa";
const DIGITS = REQUEST.replaceAll("-", "");
/** A minute: what is there before it was sent by the end of the process. */
const SLOW = { OTEL_BSP_SCHEDULE_DELAY: "60000" };

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(settings: Record<string, string>) {
  const cms = await startCms();
  const collector = await startCollector();
  const site = await startSite(cms.url, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...SLOW, ...settings });
  ends.push(cms.close, collector.close, site.stop);
  return { cms, collector, site };
}

const ask = (url: string, headers: Record<string, string>) =>
  fetch(`${url}/api/contact`, { method: "POST", headers, body: "{}" });

it("a trace from a trusted proxy is continued, up to the CMS, and named in the log beside the request's id", async () => {
  const { cms, collector, site } = await start({ TRUSTED_PROXIES: "127.0.0.1" });
  const both = await ask(site.url, { traceparent: TRACEPARENT, "x-request-id": REQUEST });
  expect(both.headers.get("x-request-id")).toBe(REQUEST);
  const alone = await ask(site.url, { traceparent: TRACEPARENT });
  expect(alone.headers.get("x-request-id")).toBe(TRACE);
  const untraced = await ask(site.url, { "x-request-id": REQUEST });
  expect(untraced.headers.get("x-request-id")).toBe(REQUEST);
  expect(cms.asked.map(({ headers }) => [headers["x-request-id"], String(headers.traceparent).slice(3, 35)])).toEqual([
    [REQUEST, TRACE],
    [TRACE, TRACE],
    [REQUEST, DIGITS],
  ]);
  await expect.poll(() => site.lines(REQUEST).map(({ traceId }) => traceId)).toEqual([TRACE, DIGITS]);
  await site.end();
  expect(collector.of(TRACE).filter(({ name }) => name === "POST /api/contact")).toHaveLength(2);
  expect(collector.of(DIGITS).filter(({ name }) => name === "POST /api/contact")).toHaveLength(1);
});

it("a trace from a visitor is not continued", async () => {
  const { cms, collector, site } = await start({ TRUSTED_PROXIES: "10.0.0.1" });
  const response = await ask(site.url, { traceparent: TRACEPARENT, tracestate: "visitor=1", "x-request-id": REQUEST });
  const id = response.headers.get("x-request-id")?.replaceAll("-", "") ?? "";
  expect([TRACE, DIGITS]).not.toContain(id);
  expect(cms.asked[0]?.headers).toMatchObject({ traceparent: expect.stringContaining(id) });
  expect(cms.asked[0]?.headers).not.toHaveProperty("tracestate");
  await site.end();
  expect(new Set(collector.spans.map(({ traceId }) => traceId))).not.toContain(TRACE);
  expect(collector.of(id).map(({ name }) => name)).toContain("POST /api/contact");
});

it("the trace of a change in the CMS is continued, and nobody else's who claims to be it", async () => {
  const { collector, site } = await start({});
  const tell = (secret: string) =>
    fetch(`${site.url}/api/revalidate`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json", traceparent: TRACEPARENT },
      body: '{"types":[]}',
    });
  const told = await tell(SECRET);
  expect([told.status, told.headers.get("x-request-id")]).toEqual([200, TRACE]);
  const guessed = await tell("revalidate-secret-of-guests");
  expect(guessed.status).toBe(401);
  expect(guessed.headers.get("x-request-id")).not.toBe(TRACE);
  await site.end();
  const [span, ...others] = collector.of(TRACE).filter(({ name }) => name === "POST /api/revalidate");
  expect(span?.parentId).toBe(TRACEPARENT.split("-")[2]);
  expect(others).toEqual([]);
});

it("a collector that is not there costs no visitor anything, is named once, and keeps no server from ending", async () => {
  const { site } = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    OTEL_BSP_SCHEDULE_DELAY: "50",
    OTEL_EXPORTER_OTLP_TIMEOUT: "300",
  });
  for (let request = 0; request < 20; request += 1) {
    expect((await ask(site.url, {})).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const told = () => site.log.split("takes no traces").length - 1;
  await expect.poll(told).toBe(1);
  const started = performance.now();
  expect(await site.end()).toBe(0);
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(told()).toBe(1);
});

it("without an endpoint nothing of OpenTelemetry's SDK is loaded, and no trace is in logs and requests", async () => {
  const cms = await startCms();
  const site = await startSite(cms.url, { NODE_OPTIONS: NAMES_MODULES, OTEL_SERVICE_NAME: "web" });
  ends.push(cms.close, site.stop);
  await ask(site.url, { traceparent: TRACEPARENT });
  expect(cms.asked[0]?.headers).not.toHaveProperty("traceparent");
  expect(site.log).toContain("packages/tracing/tracing.ts");
  expect(site.log).not.toMatch(/@opentelemetry\/(sdk|exporter|resources|context)|tracing\/opentelemetry/);
  expect(site.log).not.toContain("traceId");
});
