import { type CollectedSpan, NAMES_MODULES, startCollector } from "@repo/testing/collector";
import { afterEach, expect, it } from "vitest";
import { listen, SECRET, startCms, startSite } from "../site";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const TRACEPARENT = `00-${TRACE}-b7ad6b7169203331-01`;
const REQUEST = "711299c4-0b0d-4c5a-9d0e-2a55d2c1f0aa";
const DIGITS = REQUEST.replaceAll("-", "");

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(settings: Record<string, string>) {
  const cms = await startCms();
  const collector = await startCollector();
  const site = await startSite(cms.url, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: "100",
    ...settings,
  });
  ends.push(cms.close, collector.close, site.stop);
  return { cms, collector, site };
}

const named = (spans: CollectedSpan[], name: string) => spans.filter((span) => span.name === name);

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
  await expect.poll(() => named(collector.of(TRACE), "POST /api/contact")).toHaveLength(2);
  await expect.poll(() => named(collector.of(DIGITS), "POST /api/contact")).toHaveLength(1);
});

it("a trace from a visitor is not continued, but that of a change in the CMS is", async () => {
  const { cms, collector, site } = await start({});
  const response = await ask(site.url, { traceparent: TRACEPARENT, tracestate: "visitor=1", "x-request-id": REQUEST });
  const id = response.headers.get("x-request-id")?.replaceAll("-", "") ?? "";
  expect([TRACE, DIGITS]).not.toContain(id);
  expect(cms.asked[0]?.headers).toMatchObject({ traceparent: expect.stringContaining(id) });
  expect(cms.asked[0]?.headers).not.toHaveProperty("tracestate");
  await expect.poll(() => named(collector.of(id), "POST /api/contact")).toHaveLength(1);
  expect(collector.of(TRACE)).toEqual([]);

  const tell = (secret: string) =>
    fetch(`${site.url}/api/revalidate`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json", traceparent: TRACEPARENT },
      body: '{"types":[]}',
    });
  const guessed = await tell("revalidate-secret-of-guests");
  expect(guessed.status).toBe(401);
  expect(guessed.headers.get("x-request-id")).not.toBe(TRACE);
  const told = await tell(SECRET);
  expect([told.status, told.headers.get("x-request-id")]).toEqual([200, TRACE]);
  const continued = () => named(collector.of(TRACE), "POST /api/revalidate");
  await expect.poll(continued).toEqual([expect.objectContaining({ parentId: TRACEPARENT.split("-")[2] })]);
});

it("a collector that hangs up costs no visitor anything, and is named once", async () => {
  const hangingUp = await listen((request) => {
    sent += 1;
    request.socket.destroy();
  });
  ends.push(hangingUp.close);
  let sent = 0;
  const { site } = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: hangingUp.url, OTEL_EXPORTER_OTLP_TIMEOUT: "300" });
  const told = () => site.log.split("takes no traces").length - 1;
  for (const tries of [1, 2, 3]) {
    expect((await ask(site.url, {})).status).toBe(200);
    await expect.poll(() => sent).toBeGreaterThanOrEqual(tries);
    await expect.poll(told).toBe(1);
  }
  expect(await site.end()).toBe(0);
  expect(told()).toBe(1);
});

it("what is left is sent at the end, which a collector that says nothing does not hold up", async () => {
  let sent = 0;
  const silent = await listen(() => (sent += 1));
  ends.push(silent.close);
  const forever = { OTEL_BSP_SCHEDULE_DELAY: "60000", OTEL_EXPORTER_OTLP_TIMEOUT: "600000" };
  const { site } = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: silent.url, ...forever });
  await ask(site.url, {});
  expect(await site.end()).toBe(0);
  await expect.poll(() => sent).toBe(1);
});

it("without an endpoint nothing of OpenTelemetry's SDK is loaded, and no trace is in logs and requests", async () => {
  const cms = await startCms();
  const site = await startSite(cms.url, { NODE_OPTIONS: NAMES_MODULES, OTEL_SERVICE_NAME: "web" });
  ends.push(cms.close, site.stop);
  await ask(site.url, { traceparent: TRACEPARENT });
  expect(cms.asked[0]?.headers).not.toHaveProperty("traceparent");
  expect(site.log).toContain("packages/process/tracing/tracing.ts");
  expect(site.log).not.toMatch(/@opentelemetry\/(sdk|exporter|resources|context)|tracing\/opentelemetry/);
  expect(site.log).not.toContain("traceId");
});
