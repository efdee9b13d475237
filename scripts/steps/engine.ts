import { spawnSync } from "node:child_process";
import { expected } from "./environment.ts";
import type { Command } from "./install.ts";

export type Engine = { docker: Command; compose: Command };

/** The container engine that DOCKER_HOST or the client's context names; Compose as its plugin, or the older program. */
export function engine(): Engine {
  const works = ([program, ...args]: Command) => spawnSync(program, args, { stdio: "ignore" }).status === 0;
  if (!works(["docker", "version"])) {
    throw expected("There is no container engine: start Docker, or name one that runs with DOCKER_HOST.");
  }
  const compose = ([["docker", "compose"], ["docker-compose"]] as Command[]).find(([program, ...args]) =>
    works([program, ...args, "version"]),
  );
  if (!compose) throw expected("There is no Compose: install Docker's plugin, or docker-compose.");
  return { docker: ["docker"], compose };
}
