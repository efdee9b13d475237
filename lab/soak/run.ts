import { writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Disk, mountDisk } from "../product/disk.ts";
import { type Account, settle } from "./account.ts";
import { type Clock, createClock } from "./clock.ts";
import { type Instance, startInstance } from "./instance.ts";
import { type Content, judge, leastHeaps, median, type Values, type Verdict } from "./limits.ts";
import { type Load, startLoad, type Tally } from "./load.ts";
import { type Sample, takeSample } from "./sample.ts";
import { planAll } from "./schedules.ts";
import { type Event, HOUR_MS, momentAfter, stretchesOf, type Week, weekOf } from "./week.ts";

/** When full, the disk has room for a few more applications only. */
const DISK = { megabytes: 512, leftBytes: 64 * 1024 };
const DAY_MS = 24 * HOUR_MS;
const STEP_MS = 2_500;
const SAMPLE_MS = 5_000;
const SAMPLES_AT_REST = 5;
/** The share of the run for the week. In the rest, events happen while the product's clock runs normally. */
const WEEK_PART = 0.92;
const AFTER_EVENT_MS = 6_000;
const FULL_MS = 30_000;
const READY_MS = 60_000;

export type Result = {
  date: string;
  minutes: number;
  week: Week;
  samples: Sample[];
  before: Values;
  after: Values;
  verdicts: Verdict[];
  account: Account;
  tally: Tally;
  happened: { name: string; at: number; seconds: number }[];
};

/** `say` gets a line now and then. Aborting the `signal` stops everything. */
type Options = { folder: string; minutes: number; say: (line: string) => void; signal: AbortSignal };

export async function soak(options: Options): Promise<Result> {
  const { folder, say, signal } = options;
  const week = weekOf(Date.now());
  const clock = createClock(folder);
  clock.set(week.start);
  const disk = await mountDisk(folder, "disk", DISK);
  const samples: Sample[] = [];
  try {
    say(`Starting the product on ${new Date(week.start).toISOString()}.`);
    const instance = await startInstance({ folder, dataDir: path.join(disk.mounted, "data"), clock, signal });
    try {
      // The start took time, so the week begins now.
      const begun = performance.now();
      const load = await startLoad(instance, clock);
      try {
        return await pass(week, { ...options, instance, load, disk, clock, samples, begun });
      } finally {
        await load.stop();
      }
    } finally {
      await instance.stop();
    }
  } finally {
    await disk.unmount();
    await writeFile(path.join(folder, "samples.json"), JSON.stringify(samples));
  }
}

type Running = Options & Affected & { clock: Clock; samples: Sample[]; begun: number };

async function pass(week: Week, running: Running): Promise<Result> {
  const { minutes, say, signal, instance, load, clock, samples, begun } = running;
  const realMs = minutes * 60_000 * WEEK_PART;
  const stretches = stretchesOf({ ...week, start: clock.now() }, realMs);
  const happened: Result["happened"] = [];
  const { kept } = await planAll({ instance, panel: load.panel, clock, planned: week.planned });
  let sampling = true;
  const sampled = (async () => {
    while (sampling) {
      samples.push(await takeSample(instance, clock, begun));
      await setTimeout(Math.min(SAMPLE_MS, minutes * 400));
    }
  })();

  const atRest = async () => {
    await load.pause();
    await setTimeout(Math.min(20_000, minutes * 2_000));
    const rest: Values[] = [];
    while (rest.length < SAMPLES_AT_REST) {
      rest.push((await takeSample(instance, clock, begun)).values);
      await setTimeout(1_000);
    }
    return median(rest);
  };

  let before: Values = {};
  const waiting = [...week.events];
  const firstHourMs = stretches[0]?.realMs ?? 0;
  let told = 0;
  for (let elapsed = 0; elapsed < realMs; elapsed += STEP_MS) {
    const next = momentAfter(stretches, elapsed);
    while (waiting[0] && waiting[0].at <= next) {
      const event = waiting.shift() as Event;
      if (event.at > clock.now()) clock.set(event.at);
      const seconds = await happen(event, running);
      happened.push({ name: event.name, at: clock.now(), seconds });
      say(`${new Date(clock.now()).toISOString()}: ${event.name}, ${seconds} s.`);
    }
    // An event may have let the clock run past this moment.
    if (next > clock.now()) clock.set(next);
    await wait(STEP_MS, signal);
    if (elapsed <= firstHourMs && elapsed + STEP_MS > firstHourMs) {
      before = await atRest();
      load.resume();
      say("The first hour has passed.");
    }
    if (Math.floor((elapsed / realMs) * 14) > told) {
      told += 1;
      const failed = Object.values(load.tally)
        .flatMap(Object.values)
        .reduce((sum, { failed }) => sum + failed, 0);
      say(
        `${new Date(clock.now()).toISOString()}: ${load.applications.length} applications, ${failed} failed requests.`,
      );
    }
  }
  if (week.end > clock.now()) clock.set(week.end);
  say("The week has passed.");
  await load.stop();
  const schedules = await kept;
  const after = await atRest();
  sampling = false;
  await sampled;
  const account = await settle(instance, load, schedules, clock.now());
  const firstHour = week.start + HOUR_MS;
  Object.assign(before, leastHeaps(samples, firstHour, firstHour + DAY_MS));
  Object.assign(after, leastHeaps(samples, week.end - DAY_MS, week.end));
  const verdicts = judge(before, after, contentOf(load, account, week));
  const date = new Date().toISOString();
  return { date, minutes, week, samples, before, after, verdicts, account, tally: load.tally, happened };
}

/** @throws the signal's reason, as soon as it is aborted. */
const wait = (ms: number, signal: AbortSignal) =>
  setTimeout(ms, undefined, { signal }).catch(() => signal.throwIfAborted());

function contentOf({ mailed, edits, tally }: Load, { applications }: Account, { planned }: Week): Content {
  return {
    applications: applications.kept,
    answers: mailed.answers,
    edits: edits.length,
    planned: planned.length,
    looks: Object.values(tally).reduce((sum, { recruiter }) => sum + (recruiter?.asked ?? 0), 0),
  };
}

type Affected = { instance: Instance; load: Load; disk: Disk; signal: AbortSignal };

/** @returns the time until the product was ready again. */
async function happen({ name }: Event, { instance, load, disk, signal }: Affected): Promise<number> {
  const began = performance.now();
  load.during(name);
  const actions: Record<typeof name, () => Promise<unknown>> = {
    "logs rotated": instance.rotateLogs,
    "Redis restarted": instance.restartRedis,
    "PostgreSQL restarted": instance.restartPostgres,
    "certificate renewed": async () => {
      if (!(await instance.renewCertificate())) throw new Error("Visitors are shown the old certificate.");
    },
    "disk full": async () => {
      await disk.fill();
      await ready(instance, 503);
      await wait(FULL_MS, signal);
    },
    "disk freed": disk.free,
  };
  await actions[name]();
  if (name === "disk full") return seconds(began);
  await ready(instance, 204);
  const took = seconds(began);
  if (name !== "logs rotated") await setTimeout(AFTER_EVENT_MS);
  load.during("usual");
  return took;
}

async function ready({ cmsUrl }: Instance, status: number): Promise<void> {
  for (const late = performance.now() + READY_MS; performance.now() < late; await setTimeout(100)) {
    const answer = await fetch(`${cmsUrl}/_ready`).catch(() => undefined);
    if (answer?.status === status) return;
  }
  throw new Error(`The CMS does not answer ${status}.`);
}

const seconds = (began: number) => Math.round((performance.now() - began) / 100) / 10;
