import { setImmediate } from "node:timers/promises";

/** Of PostgreSQL's ten connections, some stay free for readiness, dashboards and the panel. SQLite has one. */
const CONCURRENCY = { postgres: 6, sqlite: 1 };

const slots = new WeakMap<object, Promise<void>>();
const waiting: (() => void)[] = [];
let taken = 0;

/** Queues requests to the content API; other requests run in between. */
export function enterQueue(request: object): Promise<void> {
  const slot = slots.get(request) ?? nextSlot();
  slots.set(request, slot);
  return slot;
}

/** Releases the slot once the response is ready, even if the client reads it slowly. The rest of a refused document takes none. */
export function leaveQueue(request: object): void {
  slots.get(request)?.then(() => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  });
  slots.set(request, Promise.resolve());
}

async function nextSlot(): Promise<void> {
  if (taken < CONCURRENCY[strapi.db.dialect.client as keyof typeof CONCURRENCY]) taken += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  await setImmediate();
}
