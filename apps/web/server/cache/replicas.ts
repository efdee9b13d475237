import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { gunzip, gzip } from "node:zlib";
import { createClient, RESP_TYPES } from "@redis/client";
import { LRUCache } from "lru-cache";
import { now } from "./clock.ts";
import { addMarks, type Marks } from "./tags.ts";

const PREFIX = "site:";
const MESSAGES = `${PREFIX}messages`;
const MAX_MESSAGES = 100_000;
const MESSAGES_PER_READ = 1_000;

const COMMAND_TIMEOUT_MS = 500;
const PAUSE_MS = 5_000;
const CONNECT_TIMEOUT_MS = 2_000;
const RECONNECT_MS = 500;
const BLOCK_MS = 5_000;
const CLOCK_SKEW_MS = 5_000;
const TTL_S = 7 * 24 * 60 * 60;

const gzipped = promisify(gzip);
const unzipped = promisify(gunzip);

type Message = { from: string; marks?: Marks; page?: { buildId: string; key: string; renderedAt: number } };

type Options = {
  url: string;
  buildId: string;
  since: number;
  onGap: () => Promise<void>;
};

const self = randomUUID();
const newestRenders = new LRUCache<string, number>({ maxSize: MAX_MESSAGES, sizeCalculation: () => 1 });
let pausedUntil = 0;
let unsent: Marks = {};
let connection: { client: ReturnType<typeof connect>; buildId: string } | undefined;

/** When another replica rendered its newest version of a page, in milliseconds since 1970; 0 when none has. */
export const renderedByOthers = (page: string): number => newestRenders.get(page) ?? 0;

export function joinReplicas({ url, buildId, since, onGap }: Options): void {
  const client = connect(url);
  connection = { client, buildId };
  let away = false;
  client.on("error", (error) => {
    if (!away) console.error(`REDIS_URL: Redis is away, this replica goes on alone: ${error.message || error.code}`);
    away = true;
  });
  client.on("ready", () => {
    if (away) console.warn("Redis is back.");
    away = false;
  });
  void client.connect().catch(() => undefined);
  void readMessages(connect(url, { socketTimeout: 2 * BLOCK_MS }), `${Math.max(since - CLOCK_SKEW_MS, 0)}-0`, onGap);
}

export async function shareMarks(marks: Marks): Promise<void> {
  if (!connection) return;
  unsent = { ...unsent, ...marks };
  const sending = unsent;
  if (await send({ from: self, marks: sending })) {
    if (unsent === sending) unsent = {};
  } else setTimeout(PAUSE_MS, undefined, { ref: false }).then(() => shareMarks({}));
}

export async function sharePage(key: string, value: object, renderedAt: number): Promise<void> {
  if (!connection) return;
  await write(key, value, TTL_S);
  await send({ from: self, page: { buildId: connection.buildId, key, renderedAt } });
}

export async function read<Value>(key: string): Promise<Value | undefined> {
  const stored = await attempt((client, name) =>
    client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(name(key)),
  );
  return stored ? deserialize(await unzipped(stored)) : undefined;
}

export async function write(key: string, value: object, seconds: number): Promise<void> {
  if (!isUp()) return;
  const stored = await gzipped(serialize(value), { level: 1 });
  const expiration = { type: "EX", value: Math.ceil(Math.min(seconds, TTL_S)) } as const;
  await attempt((client, name) => client.set(name(key), stored, { expiration }));
}

async function send(message: Message): Promise<boolean> {
  const TRIM = { strategy: "MAXLEN", strategyModifier: "~", threshold: MAX_MESSAGES } as const;
  return Boolean(await attempt((client) => client.xAdd(MESSAGES, "*", { json: JSON.stringify(message) }, { TRIM })));
}

type Client = ReturnType<typeof connect>;

const isUp = () => connection?.client.isReady && now() > pausedUntil;

async function attempt<Reply>(
  work: (client: Client, name: (key: string) => string) => Promise<Reply>,
): Promise<Reply | undefined> {
  if (!connection || !isUp()) return undefined;
  const { client, buildId } = connection;
  const timer = new AbortController();
  // The client's own time limit only covers the time until a command is sent.
  const late = setTimeout(COMMAND_TIMEOUT_MS, undefined, timer).then(() => Promise.reject(new Error("timeout")));
  try {
    return await Promise.race([work(client, (key) => `${PREFIX}${buildId}:${key}`), late]);
  } catch {
    pausedUntil = now() + PAUSE_MS;
    return undefined;
  } finally {
    timer.abort();
    late.catch(() => undefined);
  }
}

async function readMessages(client: Client, from: string, onGap: () => Promise<void>): Promise<never> {
  let last = from;
  let missed = false;
  client.on("error", () => {
    missed = true;
  });
  await client.connect().catch(() => undefined);
  for (;;) {
    try {
      const options = { COUNT: MESSAGES_PER_READ, ...(!missed && { BLOCK: BLOCK_MS }) };
      const streams = await client.xRead({ key: MESSAGES, id: last }, options);
      for (const { id, message } of streams?.[0]?.messages ?? []) {
        last = id;
        receive(JSON.parse(message.json ?? "{}"));
      }
      if (missed) await onGap();
      missed = false;
    } catch {
      missed = true;
      await setTimeout(RECONNECT_MS);
    }
  }
}

function receive({ from, marks, page }: Message): void {
  if (from === self) return;
  if (marks) addMarks(marks);
  if (page && page.buildId === connection?.buildId) {
    newestRenders.set(page.key, Math.max(page.renderedAt, renderedByOthers(page.key)));
  }
}

function connect(url: string, socket: { socketTimeout?: number } = {}) {
  return createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: undefined },
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: RECONNECT_MS, ...socket },
  });
}
