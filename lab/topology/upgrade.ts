import { readFile } from "node:fs/promises";
import path from "node:path";
import { expected } from "../../ops/command.ts";
import type { Command } from "../../ops/install/install.ts";
import { signInToDashboard } from "../../ops/trial/dashboard.ts";
import type { Place } from "../../ops/trial/product.ts";
import { run } from "../../ops/trial/programs.ts";
import { ARCHIVES, readArchive } from "../upgrades/archive.ts";
import { asInFolder, report } from "../upgrades/compare.ts";
import { observe } from "../upgrades/observe.ts";
import type { Observed } from "../upgrades/observed.ts";
import { whatIsWrong } from "./acknowledged.ts";
import type { Containers } from "./containers.ts";
import { type Load, startLoad } from "./load.ts";

type Old = { version: string; compose: Command };

/** Checks out an older version. @returns a function that removes it. @throws when the history isn't there. */
export async function checkOut(version: string, folder: string): Promise<() => Promise<unknown>> {
  const named = path.join(ARCHIVES, version, "commit");
  const commit = (await readFile(named, "utf8").catch(() => `v${version}`)).trim();
  await run(["git", "worktree", "add", "--detach", folder, commit]).catch(() => {
    throw expected(`${commit}, the commit of ${version}, is not in this clone. Fetch the history and its tags.`);
  });
  return () => run(["git", "worktree", "remove", "--force", folder]);
}

export async function startOld({ version, compose }: Old): Promise<void> {
  const inCompose = (...args: string[]) => run([...compose, ...args]);
  await inCompose("up", "--detach", "postgres", "storage");
  const { file: archive } = await readArchive(version);
  const restore = "node scripts/bucket.mts && exec node scripts/restore.mts /archive.tar.gz";
  console.log(
    await inCompose("run", "--rm", "--volume", `${archive}:/archive.tar.gz:ro`, "prepare", "sh", "-c", restore),
  );
  await inCompose("up", "--detach", "--scale", "web=2", "--scale", "cms=2");
}

/** Follows "Rolling update" of docs/operations.md. @throws when a request fails or an unintended difference appears. */
export async function rollUpgrade(containers: Containers, version: string, place: Place): Promise<void> {
  const { before, intended, types } = await readArchive(version);

  await containers.untilHealthy();
  const load = await startLoad(place);
  // A change of tables may end the transactions of writers, who are asked to try again.
  const steps: [string, () => Promise<unknown>, mayFail: boolean][] = [
    ["prepare", () => containers.inCompose("run", "--rm", "prepare"), true],
    ["deploy/roll.sh cms", () => containers.roll("cms"), false],
    ["deploy/roll.sh web", () => containers.roll("web"), false],
  ];
  let failures = 0;
  try {
    for (const [name, act, mayFail] of steps) {
      const began = Date.now();
      await act();
      const seen = load.seen.filter(({ at, ms }) => at + ms >= began);
      const failed = seen.filter(({ failure }) => failure);
      if (!mayFail) failures += failed.length;
      const kinds = [...new Set(failed.map(({ person, failure }) => `${person} ${failure}`))].join(", ");
      const seconds = Math.round((Date.now() - began) / 1000);
      console.log(`${name}: ${seconds} s, ${failed.length} of ${seen.length} requests failed. ${kinds}`);
    }
  } finally {
    await load.stop();
  }
  await containers.inCompose("up", "--detach", "--no-deps", "edge");
  await containers.untilHealthy();
  const wrong = await whatIsWrong(load, place);
  if (wrong.length > 0) throw expected(`Lost while rolling: ${wrong.join("; ")}.`);
  const foreign = await leftBy(load, place);

  const after = without(foreign, asInFolder(await observe(place, types, Object.keys(before.pages))));
  const others = report(`${version} with two replicas of each`, before, after, intended);
  if (others > 0) throw expected("The upgrade differs from what was meant.");
  if (failures > 0) throw expected(`${failures} requests failed while replicas were replaced.`);
}

/** Deletes the load's job. @returns its id and its applications', which only their applicants could delete. */
async function leftBy({ acknowledged }: Load, { site }: Place): Promise<string[]> {
  const jobs = await signInToDashboard(site, "jobs");
  const ids = [acknowledged.job];
  for (const { email } of acknowledged.applications) {
    const { items } = await jobs.get<{ items: { id: string }[] }>("GET", `/api/dashboard/applications?q=${email}`);
    ids.push(...items.map(({ id }) => id));
  }
  await jobs.ask("DELETE", `/api/dashboard/jobs/${acknowledged.job}`);
  return ids;
}

function without(ids: string[], observed: Observed): Observed {
  const isOfArchive = (record: [string, unknown]) => !ids.some((id) => JSON.stringify(record).includes(id));
  const kept = <Value>(records: Record<string, Value>) =>
    Object.fromEntries(Object.entries(records).filter(isOfArchive));
  return { ...observed, entries: kept(observed.entries), applications: kept(observed.applications) };
}
