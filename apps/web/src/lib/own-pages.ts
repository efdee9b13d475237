import { setTimeout } from "node:timers/promises";
import { env } from "@/env";

/** A page is polled with growing pauses: rendering many at once takes long. */
const VISITS = 12;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 320;

/** Rendering all pages at once would keep visitors waiting. */
const VISITORS = 2;

/** A page rendered too early renews after two seconds: `waiting` in next.config.ts. */
const TIMEOUT_MS = 8_000;
const BETWEEN_LOOKS_MS = 100;

let waiting: string[] = [];
let visitors = 0;

/** Puts these pages before those still waiting from earlier changes. */
export async function renewPages(paths: string[]): Promise<void> {
  waiting = [...new Set([...paths, ...waiting])];
  const visitor = async () => {
    visitors += 1;
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      await renew(path).catch((error) => console.error(error));
    }
    visitors -= 1;
  };
  await Promise.all(Array.from({ length: VISITORS - visitors }, visitor));
}

/** The first visit gets the stale page and triggers the render; the others wait for it. */
async function renew(path: string): Promise<void> {
  for (let visits = 0, pause = FIRST_PAUSE_MS; visits < VISITS; visits++, pause *= 2) {
    const response = await fetchOwn(path);
    await response.arrayBuffer();
    if (response.headers.get("x-nextjs-cache") !== "STALE") return;
    await setTimeout(Math.min(pause, LONGEST_PAUSE_MS));
  }
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
