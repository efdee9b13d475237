import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import type { Account } from "../bench/product.ts";
import { expected, root } from "../steps/environment.ts";
import type { Command } from "../steps/install.ts";
import { type Load, type Person, type Seen, startLoad } from "./load.ts";

const BEFORE_MS = 3_000;
const AWAY_MS = 10_000;
const QUIET_MS = 8_000;
const TIMEOUT_MS = 180_000;
const MAILS_MS = 120_000;
const PEOPLE: Person[] = ["visitor", "applicant", "admin"];

type Topology = {
  docker: string;
  project: string;
  compose: Command;
  siteUrl: string;
  jobsAdmin: Account;
  stop: AbortSignal;
};

/** @throws when acknowledged data is missing, or a rolling update fails requests. */
export async function measureFaults({ docker, project, compose, siteUrl, jobsAdmin, stop }: Topology): Promise<void> {
  const inDocker = (...args: string[]) => run([docker, ...args]);
  const inCompose = (...args: string[]) => run([...compose, ...args]);
  const containers = async (service: string) => (await inCompose("ps", "-q", service)).trim().split("\n");
  const kill =
    (service: string, count = Number.POSITIVE_INFINITY) =>
    async () => {
      const killed = (await containers(service)).slice(0, count);
      await inDocker("kill", ...killed);
      await setTimeout(AWAY_MS);
      await inDocker("start", ...killed);
    };
  const untilHealthy = async () => {
    const deadline = Date.now() + TIMEOUT_MS;
    while (
      /starting|unhealthy|Restarting/.test(await inDocker("ps", `--filter=label=com.docker.compose.project=${project}`))
    ) {
      if (Date.now() > deadline) throw expected("Not all containers are healthy.");
      await setTimeout(500);
    }
  };
  const replace = (service: string) => () => inCompose("up", "--detach", "--no-deps", "--force-recreate", service);
  const roll = (service: string) => () => run(["sh", "deploy/roll.sh", service], { COMPOSE: compose.join(" ") });

  const load = await startLoad({ siteUrl, jobsAdmin });
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
  await findAll(load, siteUrl);
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

async function findAll({ acknowledged, cookie }: Load, siteUrl: string): Promise<void> {
  const get = (path: string) => fetch(`${siteUrl}/api/${path}`, { headers: { cookie: cookie() } });
  type Item = { id: string; email: string; title: string; mailState: string };
  const find = async (list: string, q: string) =>
    ((await (await get(`dashboard/${list}?q=${encodeURIComponent(q)}`)).json()) as { items: Item[] }).items;

  const wrong: string[] = [];
  let bytesMissing = 0;
  const deadline = Date.now() + MAILS_MS;
  for (const { email, bytes } of acknowledged.applications) {
    let found = await find("applications", email);
    if (found.length !== 1) wrong.push(`${email} is there ${found.length} times`);
    while (found.some(({ mailState }) => mailState !== "sent") && Date.now() < deadline) {
      await setTimeout(500);
      found = await find("applications", email);
    }
    for (const { id, mailState } of found) {
      if (mailState !== "sent") wrong.push(`mails of ${email} are ${mailState}`);
      const file = await (await get(`resumes/${id}`)).arrayBuffer();
      if (file.byteLength !== bytes) bytesMissing += 1;
    }
  }
  if (bytesMissing > 0) wrong.push(`${bytesMissing} résumés are not what was sent`);
  const [job] = (await find("jobs", acknowledged.title())).filter(({ id }) => id === acknowledged.job);
  if (!job) wrong.push(`the job's title is not "${acknowledged.title()}"`);
  if (wrong.length > 0) throw expected(`Lost: ${wrong.join("; ")}.`);
  console.log(
    `${acknowledged.applications.length} applications acknowledged: each is there once, with résumé and mails.`,
  );
}

function run([program, ...args]: Command, env: NodeJS.ProcessEnv = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    let errors = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (errors += chunk));
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve(output) : reject(expected(`${program} ${args.join(" ")}: ${errors}${output}`)),
    );
  });
}
