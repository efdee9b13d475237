import { subscribe } from "node:diagnostics_channel";
import { setTimeout } from "node:timers/promises";
import type { CmsRequestEvent } from "@repo/cms-client/fetch-cms";
import { env } from "@/env";
import { tellRenewal } from "@/lib/renewal-events";

/** Rendering all pages at once would keep visitors waiting. */
const VISITORS = 2;

/** A page rendered too early renews after two seconds: `waiting` in next.config.ts. */
const TIMEOUT_MS = 8_000;
const BETWEEN_LOOKS_MS = 100;

type Visit = { path: string; isNew: Promise<boolean>; settle: (isNew: boolean) => void };

let waiting: Visit[] = [];
let visitors = 0;

/** A page whose content can't be read is answered as before, so failures are counted here. */
let cmsFailures = 0;
subscribe("cms-client:requests", (request) => {
  if ((request as CmsRequestEvent).failed) cmsFailures += 1;
});

/** Renews these before pages of earlier changes. @returns whether all of them are new in the end. */
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

/** Counts the page that each visitor is rendering, except one that has just finished. */
const tellWaiting = (more = 0) => tellRenewal({ waiting: waiting.length + visitors + more });

/** The first visit may be answered by a render begun before the change; the second is not. */
async function renew(path: string): Promise<boolean> {
  await fetchOwn(path, "HEAD");
  const response = await fetchOwn(path, "HEAD");
  return response.status < 500;
}

/** Resolves after a timeout, too. */
export async function untilPageLoses(text: string, path: string): Promise<void> {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; ) {
    if (!(await (await fetchOwn(path)).text()).includes(text)) return;
    await setTimeout(BETWEEN_LOOKS_MS);
  }
}

function fetchOwn(path: string, method = "GET"): Promise<Response> {
  return fetch(env().siteLocalUrl + path, { method, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
}
