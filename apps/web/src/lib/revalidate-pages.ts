import { setTimeout } from "node:timers/promises";
import { listen, publish } from "#server/watch/channels";
import { siteSettings } from "@/settings";

/** If more pages were rendered at once, visitors would have to wait. */
const CONCURRENCY = 2;

/** A page that was rendered too early is rendered again after two seconds: see `waiting` in next.config.ts. */
const TIMEOUT_MS = 8_000;
const POLL_MS = 100;

type Task = { path: string; isNew: Promise<boolean>; settle: (isNew: boolean) => void };

let queue: Task[] = [];
let workers = 0;

/** Failures are counted, because a page whose content can't be read is still answered with its old content. */
let cmsFailures = 0;
listen("site:cms-requests", ({ failed }) => {
  if (failed) cmsFailures += 1;
});
// For a second after a failure, the CMS isn't asked at all.
listen("site:cms-not-ready", () => {
  cmsFailures += 1;
});

/** Renders these pages before those of earlier changes. Resolves to whether all of them are new. */
export async function revalidatePages(paths: string[]): Promise<boolean> {
  const queued = new Map(queue.map((task) => [task.path, task]));
  const tasks = [...new Set(paths)].map((path) => queued.get(path) ?? createTask(path));
  queue = [...new Set([...tasks, ...queue])];
  publishWaiting();
  for (let free = CONCURRENCY - workers; free > 0; free--) void work();
  return (await Promise.all(tasks.map(({ isNew }) => isNew))).every(Boolean);
}

function createTask(path: string): Task {
  let settle: Task["settle"] = () => {};
  const isNew = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  return { path, isNew, settle };
}

async function work(): Promise<void> {
  workers += 1;
  for (let task = queue.shift(); task; task = queue.shift()) {
    const failuresBefore = cmsFailures;
    const isRendered = await render(task.path).catch(
      (error) => void console.error("A page could not be revalidated.", error),
    );
    const isNew = Boolean(isRendered) && cmsFailures === failuresBefore;
    publish("site:revalidations", { result: isNew ? "succeeded" : "failed" });
    task.settle(isNew);
    publishWaiting(-1);
  }
  workers -= 1;
}

/** Counts the pages that wait or are being rendered. `more` corrects that for one that has just finished. */
const publishWaiting = (more = 0) => publish("site:revalidations", { waiting: queue.length + workers + more });

/** Requests the page twice: a render that began before the change may answer the first request. */
async function render(path: string): Promise<boolean> {
  await fetchPage(path, "HEAD");
  const response = await fetchPage(path, "HEAD");
  return response.status < 500;
}

/** Waits for a page without `text`. Resolves after a timeout too. */
export async function waitUntilTextIsGone(text: string, path: string): Promise<void> {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; ) {
    if (!(await (await fetchPage(path)).text()).includes(text)) return;
    await setTimeout(POLL_MS);
  }
}

function fetchPage(path: string, method = "GET"): Promise<Response> {
  return fetch(siteSettings().siteLocalUrl + path, {
    method,
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
