import { setImmediate } from "node:timers/promises";

/** Of PostgreSQL's ten connections, some stay free for readiness, dashboards and the panel. SQLite has one. */
const AT_ONCE = { postgres: 6, sqlite: 1 };

const turns = new WeakMap<object, Promise<void>>();
const waiting: (() => void)[] = [];
let taken = 0;

export function takeTurn(request: object): Promise<void> {
  const turn = turns.get(request) ?? nextTurn();
  turns.set(request, turn);
  return turn;
}

/** Releases the slot once the response is ready, even if the client reads it slowly. The rest of a refused document takes none. */
export function endTurn(request: object): void {
  turns.get(request)?.then(() => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  });
  turns.set(request, Promise.resolve());
}

async function nextTurn(): Promise<void> {
  if (taken < AT_ONCE[strapi.db.dialect.client as keyof typeof AT_ONCE]) taken += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  await setImmediate();
}
