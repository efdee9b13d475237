import { subscribe } from "node:diagnostics_channel";
import { setTimeout } from "node:timers/promises";
import type { CmsRequestEvent } from "@repo/cms-client/fetch-cms";
import { env } from "@/env";
import { tellRenewal } from "@/lib/renewal-events";

/** A page is polled with growing pauses: rendering many at once takes long. */
const VISITS = 12;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 320;

/** Rendering all pages at once would keep visitors waiting. */
const VISITORS = 2;

/** A page rendered too early renews after two seconds: `waiting` in next.config.ts. */
const TIMEOUT_MS = 8_000;
const BETWEEN_LOOKS_MS = 100;

type Visit = { path: string; isNew: Promise<boolean>; settle: (isNew: boolean) => void };

let waiting: Visit[] = [];
let visitors = 0;

/** A page whose content could not be read is rendered from what was read before, and does not tell. */
let cmsFailures = 0;
subscribe("cms-client:requests", (request) => {
  if ((request as CmsRequestEvent).failed) cmsFailures += 1;
});

/** Puts these pages before those still waiting from earlier changes. @returns whether all of them are new in the end. */
export async function renewPages(paths: string[]): Promise<boolean> {
  const known = new Map(waiting.map((visit) => [visit.path, visit]));
  const visits = [...new Set(paths)].map((path) => known.get(path) ?? visitTo(path));
  waiting = [...new Set([...visits, ...waiting])];
  tellWaiting();
  for (let free = VISITORS - visitors; free > 0; free--) void visitWaiting();
  return (await Promise.all(visits.map(({ isNew }) => isNew))).every(Boolean);
}

function visitTo(path: string): Visit {
  let settle: Visit["settle"] = () => {};
  const isNew = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  return { path, isNew, settle };
}

async function visitWaiting(): Promise<void> {
  visitors += 1;
  for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
    const failuresBefore = cmsFailures;
    const isVisited = await renew(visit.path).catch((error) => void console.error("A page was not renewed.", error));
    const isNew = Boolean(isVisited) && cmsFailures === failuresBefore;
    tellRenewal({ result: isNew ? "renewed" : "failed" });
    visit.settle(isNew);
    tellWaiting(-1);
  }
  visitors -= 1;
}

/** Each visitor has one page in hand, except one that has just finished with it. */
const tellWaiting = (more = 0) => tellRenewal({ waiting: waiting.length + visitors + more });

/** The first visit gets the stale page and triggers the render; the others wait for it. */
async function renew(path: string): Promise<boolean> {
  for (let visits = 0, pause = FIRST_PAUSE_MS; visits < VISITS; visits++, pause *= 2) {
    const response = await fetchOwn(path);
    await response.arrayBuffer();
    if (response.headers.get("x-nextjs-cache") !== "STALE") return response.status < 500;
    await setTimeout(Math.min(pause, LONGEST_PAUSE_MS));
  }
  return false;
}

/** Resolves after a timeout in any case. */
export async function untilPageLoses(text: string, path: string): Promise<void> {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; ) {
    if (!(await (await fetchOwn(path)).text()).includes(text)) return;
    await setTimeout(BETWEEN_LOOKS_MS);
  }
}

function fetchOwn(path: string): Promise<Response> {
  return fetch(env().siteLocalUrl + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
}
