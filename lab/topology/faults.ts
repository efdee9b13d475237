import { setTimeout } from "node:timers/promises";
import { expected } from "../../ops/command.ts";
import type { Place } from "../../ops/trial/product.ts";
import { whatIsWrong } from "./acknowledged.ts";
import type { Containers } from "./containers.ts";
import { type Load, startLoad } from "./load.ts";
import type { Person, Seen } from "./seen.ts";

const BEFORE_MS = 3_000;
const AWAY_MS = 10_000;
const QUIET_MS = 8_000;
const TIMEOUT_MS = 180_000;
const PEOPLE: Person[] = ["visitor", "applicant", "admin"];

/** @throws when acknowledged data is missing, or a rolling update fails requests. */
export async function measureFaults(containers: Containers, place: Place, stop: AbortSignal): Promise<void> {
  const { inDocker, inCompose, replicas, untilHealthy } = containers;
  const kill =
    (service: string, count = Number.POSITIVE_INFINITY) =>
    async () => {
      const killed = (await replicas(service)).slice(0, count);
      await inDocker("kill", ...killed);
      await setTimeout(AWAY_MS);
      await inDocker("start", ...killed);
    };
  const replace = (service: string) => () => inCompose("up", "--detach", "--no-deps", "--force-recreate", service);
  const roll = (service: string) => () => containers.roll(service);

  const load = await startLoad(place);
  const noticed: string[] = [];
  try {
    console.log("| | visitors | applicants | admins |\n| --- | --- | --- | --- |");
    for (const [name, act, mayBeNoticed] of [
      ["one site killed", kill("web", 1), true],
      ["all sites killed", kill("web"), true],
      ["one CMS killed", kill("cms", 1), true],
      ["all CMSs killed", kill("cms"), true],
      ["PostgreSQL killed", kill("postgres"), true],
      ["Redis killed", kill("redis"), true],
      ["object store killed", kill("storage"), true],
      ["mail server killed", kill("mailpit"), true],
      ["edge killed", kill("edge"), true],
      ["sites replaced (`deploy/roll.sh web`)", roll("web"), false],
      ["CMSs replaced (`deploy/roll.sh cms`)", roll("cms"), false],
      ["edge reloaded", () => inCompose("exec", "-T", "edge", "sh", "/edge/start.sh", "-s", "reload"), false],
      ["PostgreSQL replaced", replace("postgres"), true],
      ["Redis replaced", replace("redis"), true],
      ["object store replaced", replace("storage"), true],
      ["edge replaced", replace("edge"), true],
    ] as const) {
      stop.throwIfAborted();
      await untilHealthy();
      await setTimeout(BEFORE_MS);
      const began = Date.now();
      await act();
      await untilQuiet(load);
      const seen = load.seen.filter(({ at, ms }) => at + ms >= began);
      console.log(`| ${[name, ...PEOPLE.map((person) => told(seen, person, began))].join(" | ")} |`);
      if (!mayBeNoticed && seen.some(({ failure }) => failure)) noticed.push(name);
    }
  } finally {
    await load.stop();
  }
  const wrong = await whatIsWrong(load, place);
  if (wrong.length > 0) throw expected(`Lost: ${wrong.join("; ")}.`);
  const acknowledged = load.acknowledged.applications.length;
  console.log(`${acknowledged} applications acknowledged: each is there once, with résumé and mails.`);
  if (noticed.length > 0) throw expected(`Requests failed during: ${noticed.join(", ")}.`);
}

async function untilQuiet({ seen }: Load): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  const started = Date.now();
  for (;;) {
    const last = seen.findLast(({ failure }) => failure);
    const since = Math.max(last ? last.at + last.ms : 0, started);
    if (Date.now() - since > QUIET_MS) return;
    if (Date.now() > deadline) throw expected("The service doesn't come back.");
    await setTimeout(100);
  }
}

function told(all: Seen[], person: Person, began: number): string {
  const seen = all.filter((each) => each.person === person);
  const failed = seen.filter(({ failure }) => failure);
  const seconds = (ms: number) => (Math.max(ms, 0) / 1000).toFixed(1);
  const slowest = `slowest ${seconds(Math.max(...seen.map(({ ms }) => ms)))} s`;
  const [first, last] = [failed[0], failed.at(-1)];
  if (!first || !last) return `none of ${seen.length} failed; ${slowest}`;
  const kinds = [...new Set(failed.map(({ failure }) => failure))].join(", ");
  const time = `${seconds(first.at + first.ms - began)} to ${seconds(last.at + last.ms - began)} s`;
  return `${failed.length} of ${seen.length} failed, ${time} (${kinds}); ${slowest}`;
}
