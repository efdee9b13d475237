/** A fault's length, its start after the first of its round, and the step of a clock. */
const LASTS_MS = [5_000, 15_000] as const;
const BEGINS_MS = [0, 5_000] as const;
const STEP_SECONDS = [5, 60] as const;
const LOST_PACKETS = [0.05, 0.3] as const;

const SERVERS = ["web", "cms", "postgres", "redis", "storage", "edge"] as const;
/** The mail catcher keeps mails in memory, so faults that would end it are left out. */
const WITH_MAILS = [...SERVERS, "mailpit"] as const;

const TARGETS = {
  killed: SERVERS,
  stopped: SERVERS,
  paused: WITH_MAILS,
  "loses packets": WITH_MAILS,
  "refuses connections": WITH_MAILS,
  "has a slow disk": ["postgres", "storage"],
  "has a full disk": ["postgres", "storage"],
  "has its clock stepped": ["web", "cms", "postgres"],
} as const;

export type Kind = keyof typeof TARGETS;
export type Service = (typeof WITH_MAILS)[number];

/** `everyReplica` is false where a service has only one. `stepSeconds` may be negative. */
export type Fault = {
  kind: Kind;
  service: Service;
  everyReplica: boolean;
  beginsMs: number;
  lastsMs: number;
  lostPackets: number;
  stepSeconds: number;
};

export const KINDS = Object.keys(TARGETS) as Kind[];

/** Yields endless rounds that depend only on the seed. Each kind hits each of its services before any repeats. */
export function* planRounds(seed: number): Generator<Fault[], never> {
  const random = randomFrom(seed);
  const between = ([from, to]: readonly [number, number]) => from + random() * (to - from);
  const fault = (kind: Kind, service: Service, isFirst: boolean): Fault => ({
    kind,
    service,
    everyReplica: (service === "web" || service === "cms") && random() < 0.5,
    beginsMs: isFirst ? 0 : Math.round(between(BEGINS_MS)),
    lastsMs: Math.round(between(LASTS_MS)),
    lostPackets: Math.round(between(LOST_PACKETS) * 100) / 100,
    stepSeconds: Math.round(between(STEP_SECONDS)) * (random() < 0.5 ? -1 : 1),
  });

  const all = KINDS.flatMap((kind) => TARGETS[kind].map((service): [Kind, Service] => [kind, service]));
  let deck: [Kind, Service][] = [];
  for (;;) {
    if (deck.length === 0) deck = shuffled(all, random);
    const [[kind, service]] = deck.splice(0, 1) as [[Kind, Service]];
    const round = [fault(kind, service, true)];
    const other = deck.findIndex(([, others]) => others !== service);
    if (other >= 0 && random() < 0.5) {
      const [[kind, service]] = deck.splice(other, 1) as [[Kind, Service]];
      round.push(fault(kind, service, false));
    }
    yield round;
  }
}

export function nameOf({ kind, service, everyReplica, lastsMs, lostPackets, stepSeconds }: Fault): string {
  const amount: Partial<Record<Kind, string>> = {
    killed: "",
    "loses packets": ` (${Math.round(lostPackets * 100)} %)`,
    "has its clock stepped": ` by ${stepSeconds} s`,
  };
  const lasting = kind === "killed" ? "" : `, ${(lastsMs / 1000).toFixed(0)} s`;
  return `${everyReplica ? `each ${service}` : service} ${kind}${amount[kind] ?? ""}${lasting}`;
}

/** Mulberry32, from 0 up to 1. */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<Item>(items: Item[], random: () => number): Item[] {
  const places = new Map(items.map((item) => [item, random()]));
  return [...items].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}
