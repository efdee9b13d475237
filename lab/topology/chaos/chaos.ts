import { spawnSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { expected } from "../../../scripts/steps/environment.ts";
import { type Disk, mountDisk } from "../../product/disk.ts";
import type { Place } from "../../product/product.ts";
import { run } from "../../product/programs.ts";
import { whatIsWrong } from "../acknowledged.ts";
import type { Containers } from "../containers.ts";
import { startLoad } from "../load.ts";
import { type Round, seconds, share, tableOf } from "./account.ts";
import { startEditor } from "./editor.ts";
import { CLOCK, inflict } from "./inflict.ts";
import { mailsReceived, whatWasNotSentOnce } from "./mails.ts";
import { type Fault, nameOf, planRounds, type Service } from "./plan.ts";

const PACE = { visitsPerSecond: 20, pauseMs: 2_500 };
const BEFORE_MS = 3_000;
const QUIET_MS = 5_000;
const RECOVERED_MS = 180_000;
const FAKETIME = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/faketime/libfaketime.so.1`;
const USERS = { postgres: 999, storage: 1000 };

type Terms = { seed: number; minutes: number; stop: AbortSignal };

/** @throws when the machine can't slow disks, lose packets or step clocks. */
export function checkTools(): void {
  if (process.platform !== "linux" || process.getuid?.() !== 0) {
    throw expected("Chaos needs Linux and root, for file systems and networks of containers.");
  }
  const there = (...command: string[]) => spawnSync("sh", ["-c", command.join(" ")], { stdio: "ignore" }).status === 0;
  const missing = ["nsenter", "iptables", "fsfreeze", "mkfs.ext4", "fallocate"].filter(
    (program) => !there("command", "-v", program),
  );
  if (!there("test", "-f", FAKETIME)) missing.push("libfaketime");
  if (missing.length > 0) throw expected(`Install what chaos needs: ${missing.join(", ")}.`);
}

export async function prepareChaos(folder: string) {
  const disks: Partial<Record<Service, Disk>> = {};
  for (const [service, user] of Object.entries(USERS) as [keyof typeof USERS, number][]) {
    disks[service] = await mountDisk(folder, service, { megabytes: 1_536, leftBytes: 128 * 1024, owner: user });
  }
  const environment = {
    LD_PRELOAD: "/libfaketime.so.1",
    FAKETIME_TIMESTAMP_FILE: CLOCK,
    FAKETIME_CACHE_DURATION: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    FAKETIME_DISABLE_SHM: "1",
    NO_FAKE_STAT: "1",
  };
  const clock = { environment, volumes: [`${FAKETIME}:/libfaketime.so.1:ro`] };
  const volume = (disk?: Disk) => ({
    driver: "local",
    driver_opts: { type: "none", o: "bind", device: disk?.mounted },
  });
  return {
    disks,
    composeFile: {
      services: { web: clock, cms: clock, postgres: clock },
      volumes: { postgres: volume(disks.postgres), storage: volume(disks.storage) },
    },
    remove: async () => {
      for (const disk of Object.values(disks)) await disk.unmount();
    },
  };
}

/** @throws when something acknowledged is missing, duplicated or was never seen. */
export async function measureChaos(
  containers: Containers,
  disks: Partial<Record<Service, Disk>>,
  { catcher, ...place }: Place & { catcher: string },
  { seed, minutes, stop }: Terms,
): Promise<void> {
  const [database = ""] = await containers.replicas("postgres");
  await writeDownPublications(database);
  const load = await startLoad(place, PACE);
  const editor = await startEditor(place, load.seen);
  const rounds: Round[] = [];
  const until = Date.now() + minutes * 60_000;
  console.log(`Seed ${seed}`);
  try {
    for (const faults of planRounds(seed)) {
      if (Date.now() > until) break;
      stop.throwIfAborted();
      await containers.untilHealthy();
      await setTimeout(BEFORE_MS);
      const began = Date.now();
      await inflictAll(faults, containers, disks);
      const ended = Date.now();
      await untilServed(load.seen, ended);
      const round = { faults, began, ended, over: Date.now() };
      rounds.push(round);
      const failed = load.seen.filter(({ at, ms, failure }) => failure && at + ms >= began).length;
      console.log(`${rounds.length}. ${faults.map(nameOf).join("; ")}: ${failed} requests failed`);
    }
  } finally {
    await editor.stop();
    await load.stop();
  }

  await containers.untilHealthy();
  const wrong = await whatIsWrong(load, place);
  const applicants = load.acknowledged.applications.map(({ email }) => email);
  const mails = await mailsReceived(catcher);
  wrong.push(...whatWasNotSentOnce(mails, applicants));
  wrong.push(...(await whatWasNotPublishedOnce(database, editor.scheduled)));
  const unseen = editor.published.filter(({ seenAfterMs }) => seenAfterMs === undefined).length;
  if (unseen > 0) wrong.push(`${unseen} changes were not seen within three minutes`);

  console.log(`\n${tableOf(rounds, load.seen)}\n`);
  const visits = load.seen.filter(({ person }) => person === "visitor");
  const failed = visits.filter(({ failure }) => failure).length;
  const seenAfter = editor.published.flatMap(({ seenAfterMs }) => seenAfterMs ?? []);
  const late = editor.scheduled.flatMap(({ lateMs }) => lateMs ?? []);
  const spread = (times: number[]) =>
    `p50 ${seconds(share(times, 0.5))}, p95 ${seconds(share(times, 0.95))}, at most ${seconds(share(times, 1))}`;
  console.log(
    [
      `${rounds.length} rounds with ${rounds.flatMap(({ faults }) => faults).length} faults, seed ${seed}.`,
      `${failed} of ${visits.length} visits failed (${((100 * failed) / visits.length).toFixed(2)} %).`,
      `${applicants.length} applications acknowledged, ${mails.length} mails received.`,
      `${editor.published.length} changes published, seen after: ${spread(seenAfter)}.`,
      `${editor.scheduled.length} posts scheduled, seen late by: ${spread(late)}; earliest ${seconds(share(late, 0))}.`,
    ].join("\n"),
  );
  if (wrong.length > 0) throw expected(`Not as promised: ${wrong.join("; ")}.`);
  console.log(
    "Each application is there once, with its file and its mails. Each change was seen, and each schedule kept.",
  );
}

async function inflictAll(faults: Fault[], containers: Containers, disks: Partial<Record<Service, Disk>>) {
  const outcomes = await Promise.allSettled(
    faults.map(async (fault) => {
      await setTimeout(fault.beginsMs);
      const end = await inflict(fault, containers, disks);
      await setTimeout(fault.lastsMs);
      await end();
    }),
  );
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
}

async function untilServed(seen: { at: number; ms: number; failure?: string }[], ended: number): Promise<void> {
  const deadline = ended + RECOVERED_MS;
  for (;;) {
    const last = seen.findLast(({ failure }) => failure);
    if (Date.now() - Math.max(ended, last ? last.at + last.ms : 0) > QUIET_MS) return;
    if (Date.now() > deadline) throw expected("Not all are served again three minutes after the faults.");
    await setTimeout(100);
  }
}

const inDatabase = (container: string, statements: string) =>
  run(["docker", "exec", container, "psql", "--username=website", "--dbname=website", "-qAt", "-c", statements]);

/** The database itself records each publication, in the same transaction. */
async function writeDownPublications(container: string): Promise<void> {
  await inDatabase(
    container,
    `create table chaos_publications (document_id text);
     create function note_publication() returns trigger language plpgsql as $$ begin
       insert into chaos_publications values (new.document_id); return null;
     end $$;
     create trigger note_publication after insert on blog_posts
       for each row when (new.published_at is not null) execute function note_publication();`,
  );
}

async function whatWasNotPublishedOnce(container: string, scheduled: { documentId: string }[]): Promise<string[]> {
  const noted = (await inDatabase(container, "select document_id from chaos_publications")).split("\n");
  const times = new Map<string, number>();
  for (const id of noted) times.set(id, (times.get(id) ?? 0) + 1);
  return scheduled
    .filter(({ documentId }) => times.get(documentId) !== 1)
    .map(({ documentId }) => `post ${documentId} was published ${times.get(documentId) ?? 0} times by its schedule`);
}
