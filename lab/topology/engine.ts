import { spawnSync } from "node:child_process";
import { expected } from "../../ops/command.ts";
import type { Command } from "../../ops/install/install.ts";

export type Engine = { docker: Command; compose: Command };

export function engine(): Engine {
  const works = ([program, ...args]: Command) => spawnSync(program, args, { stdio: "ignore" }).status === 0;
  if (!works(["docker", "version"])) {
    throw expected("No container engine is running: start Docker, or set DOCKER_HOST.");
  }
  const compose = ([["docker", "compose"], ["docker-compose"]] as Command[]).find(([program, ...args]) =>
    works([program, ...args, "version"]),
  );
  if (!compose) throw expected("Compose is missing: install Docker's plugin, or docker-compose.");
  return { docker: ["docker"], compose };
}
