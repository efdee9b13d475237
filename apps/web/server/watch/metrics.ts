import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { listen } from "./channels.ts";

type RequestFacts = {
  method: string;
  /** The route's pattern, so that the number of labels is limited. */
  route: string;
  status: number;
  isAborted: boolean;
  milliseconds: number;
  cache: string | undefined;
};

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const CACHE_RESULTS = ["HIT", "STALE", "MISS", "PRERENDER", "REVALIDATED"];

export function startMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time until the answer to a request was sent, by route",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const cache = new Counter({
    name: "site_cache_requests_total",
    help: "Answers from the cache of pages and pictures, by what it had",
    labelNames: ["route", "result"],
    registers,
  });
  const waiting = new Gauge({
    name: "site_revalidations_waiting",
    help: "Stale pages that wait to be rendered again after a change",
    registers,
  });
  const revalidations = new Counter({
    name: "site_revalidations_total",
    help: "Pages rendered again after a change, by result",
    labelNames: ["result"],
    registers,
  });
  const visible = new Histogram({
    name: "site_publish_to_visible_seconds",
    help: "Time from a change in the CMS until the last page that shows it was new",
    buckets: [0.25, 0.5, 1, 2, 3, 6, 10, 30, 60],
    registers,
  });
  const cmsRequests = new Histogram({
    name: "site_cms_request_duration_seconds",
    help: "Time until the CMS answered the site, by whether it could",
    labelNames: ["result"],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  for (const result of ["answered", "failed"]) cmsRequests.zero({ result });
  for (const result of ["succeeded", "failed"]) revalidations.inc({ result }, 0);

  listen("site:revalidations", (event) => {
    if (event.waiting !== undefined) waiting.set(event.waiting);
    if (event.result) revalidations.inc({ result: event.result });
    if (event.visibleAfterMs !== undefined) visible.observe(event.visibleAfterMs / 1000);
  });

  listen("site:cms-requests", ({ failed, milliseconds }) => {
    cmsRequests.observe({ result: failed ? "failed" : "answered" }, milliseconds / 1000);
  });

  return {
    registry,
    count(request: RequestFacts): void {
      const { route, status, isAborted, milliseconds } = request;
      const method = METHODS.includes(request.method) ? request.method : "other";
      const labels = { method, route, status: isAborted ? "aborted" : `${Math.floor(status / 100)}xx` };
      requests.observe(labels, milliseconds / 1000);
      if (request.cache && CACHE_RESULTS.includes(request.cache))
        cache.inc({ route, result: request.cache.toLowerCase() });
    },
  };
}

export type Metrics = ReturnType<typeof startMetrics>;
