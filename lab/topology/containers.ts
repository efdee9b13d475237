import { setTimeout } from "node:timers/promises";
import { expected } from "../../ops/command.ts";
import type { Command } from "../../ops/install/install.ts";
import { run } from "../../ops/trial/programs.ts";

const TIMEOUT_MS = 180_000;

export type Containers = ReturnType<typeof containersOf>;

export function containersOf(docker: string, project: string, compose: Command) {
  const inDocker = (...args: string[]) => run([docker, ...args]);
  const inCompose = (...args: string[]) => run([...compose, ...args]);
  return {
    inDocker,
    inCompose,
    replicas: async (service: string) => (await inCompose("ps", "-q", service)).trim().split("\n"),
    roll: (service: string) => run(["sh", "deploy/roll.sh", service], { ...process.env, COMPOSE: compose.join(" ") }),
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
