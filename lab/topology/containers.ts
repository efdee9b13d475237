import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { expected, root } from "../../scripts/steps/environment.ts";
import type { Command } from "../../scripts/steps/install.ts";

const TIMEOUT_MS = 180_000;

export type Containers = ReturnType<typeof containersOf>;

/** The containers of a Compose project. `compose` has its files and settings. */
export function containersOf(docker: string, project: string, compose: Command) {
  const inDocker = (...args: string[]) => run([docker, ...args]);
  const inCompose = (...args: string[]) => run([...compose, ...args]);
  return {
    inDocker,
    inCompose,
    /** Ids of the replicas of a service, in no order. */
    replicas: async (service: string) => (await inCompose("ps", "-q", service)).trim().split("\n"),
    /** Of the container's first process, or 0 while it doesn't run. */
    processOf: async (id: string) => Number(await inDocker("inspect", "--format={{.State.Pid}}", id)),
    roll: (service: string) => run(["sh", "deploy/roll.sh", service], { COMPOSE: compose.join(" ") }),
    /** @throws when a container isn't healthy within three minutes. */
    async untilHealthy(): Promise<void> {
      const deadline = Date.now() + TIMEOUT_MS;
      const ofProject = `--filter=label=com.docker.compose.project=${project}`;
      while (/starting|unhealthy|Restarting/.test(await inDocker("ps", ofProject))) {
        if (Date.now() > deadline) throw expected("Not all containers are healthy.");
        await setTimeout(500);
      }
    },
  };
}

/** @returns what the command printed. @throws with that when it fails. */
export function run([program, ...args]: Command, env: NodeJS.ProcessEnv = {}): Promise<string> {
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
