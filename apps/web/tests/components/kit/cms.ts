import { type ErrorCode, RuleError } from "@repo/contract/http/errors";
import { HttpResponse, type HttpResponseResolver, http } from "msw";
import { setupWorker } from "msw/browser";
import { vi } from "vitest";
import type { Answers } from "./answers";

type Route = keyof Answers;
type Method = "get" | "post" | "patch" | "delete";
export type Asked = { params: Record<string, string>; query: Record<string, string>; body: Record<string, unknown> };
type Give<R extends Route> = (asked: Asked) => Answers[R] | Response | Promise<Answers[R] | Response>;

const unanswered: string[] = [];
const releases: (() => void)[] = [];
const underWay = new Set<Promise<Response>>();
let asked: { route: string; asked: Asked }[] = [];

const NO_ANSWER = 501;

const worker = setupWorker(http.all("/api/*", () => new HttpResponse(null, { status: NO_ANSWER })));

export async function startCms(): Promise<void> {
  await worker.start({ quiet: true, onUnhandledFrame: "bypass" });
  const send = window.fetch;
  window.fetch = (...request) => {
    const response = send(...request);
    const forget = () => underWay.delete(response);
    underWay.add(response);
    // The worker can't do this: it learns of requests aborted with a test while the next one runs.
    response.then(({ status, url }) => {
      if (status === NO_ANSWER) unanswered.push(new URL(url).pathname);
      forget();
    }, forget);
    return response;
  };
}

export const stopCms = () => worker.stop();

/** Waits for running requests, which would otherwise be answered in the next test. @returns the unanswered ones. */
export async function resetCms(): Promise<string[]> {
  for (const release of releases.splice(0)) release();
  while (underWay.size > 0) await Promise.allSettled(underWay);
  worker.resetHandlers();
  asked = [];
  return unanswered.splice(0);
}

function handle(route: Route, resolve: HttpResponseResolver<Record<string, string>>): void {
  const [method = "", path = ""] = route.split(" ");
  worker.use(http[method.toLowerCase() as Method](path, resolve));
}

async function read(request: Request, params: Record<string, string>): Promise<Asked> {
  const isJson = request.headers.get("content-type") === "application/json";
  return {
    params,
    query: Object.fromEntries(new URL(request.url).searchParams),
    body: isJson ? await request.clone().json() : {},
  };
}

/** Answers from now on. `give` may return a Response. A thrown RuleError becomes an answer of the site's handlers. */
export function answer<R extends Route>(route: R, give: Give<R>): void {
  handle(route, async ({ request, params }) => {
    const what = await read(request, params);
    asked.push({ route, asked: what });
    try {
      const given = await give(what);
      if (given instanceof Response) return given;
      return given === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(given);
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      return HttpResponse.json(error.toBody(), { status: error.status });
    }
  });
}

/** Returns the requests of a route, answered or not, oldest first. */
export const askedOf = (route: Route): Asked[] =>
  asked.filter((each) => each.route === route).map((each) => each.asked);

/** Holds answers back until the returned function is called, or the test ends. */
export function hold(route: Route): () => void {
  const { released, release } = releasedLater();
  handle(route, () => released);
  return release;
}

/** Is released at the end of the test at the latest, because the worker waits for all answers that it began. */
function releasedLater() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  releases.push(release);
  return { released, release };
}

/** Refuses until the returned function is called, which restores the previous answers. */
export function refuse(
  route: Route,
  code: ErrorCode,
  details: { fields?: Record<string, string>; current?: unknown } = {},
) {
  const { fields, current } = details;
  const error = new RuleError(code, undefined, fields, { current });
  return instead(route, () => HttpResponse.json(error.toBody(), { status: error.status }));
}

/** Breaks the connection instead of answering, once `after` requests were answered. */
export const cut = (route: Route, after = 0): (() => void) => instead(route, () => HttpResponse.error(), after);

/** Works like `cut`, but the time for an answer runs out at once. */
export function neverInTime(route: Route): () => void {
  const limit = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("The time is over.", "TimeoutError")));
    return controller.signal;
  });
  const { released, release } = releasedLater();
  const stop = instead(route, () => released.then(() => HttpResponse.error()));
  return () => {
    limit.mockRestore();
    stop();
    release();
  };
}

function instead(route: Route, give: () => Response | Promise<Response>, after = 0): () => void {
  let isOver = false;
  let passing = after;
  handle(route, async ({ request, params }) => {
    if (isOver || passing-- > 0) return;
    asked.push({ route, asked: await read(request, params) });
    return give();
  });
  return () => {
    isOver = true;
  };
}
