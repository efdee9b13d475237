import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { expected } from "../../../scripts/steps/environment.ts";
import type { Disk } from "../../product/disk.ts";
import { run } from "../../product/programs.ts";
import type { Containers } from "../containers.ts";
import type { Fault, Service } from "./plan.ts";
import { slowDown } from "./slow-disk.ts";

/** The file sets the clock of a container. Without it, the machine's clock applies. */
export const CLOCK = "/tmp/clock";

const PAUSE_TRIES = 20;
const PAUSE_AGAIN_MS = 500;

const PORTS: Record<Service, number> = {
  web: 3000,
  cms: 1337,
  postgres: 5432,
  redis: 6379,
  storage: 7070,
  edge: 8080,
  mailpit: 1025,
};

/** @returns a function that ends the fault. Docker itself restarts what was killed. */
export async function inflict(
  { kind, service, everyReplica, lostPackets, stepSeconds }: Fault,
  { inDocker, replicas, processOf }: Containers,
  disks: Partial<Record<Service, Disk>>,
): Promise<() => Promise<unknown>> {
  const all = await replicas(service);
  const hit = everyReplica ? all : all.slice(0, 1);
  const processes = await Promise.all(hit.map(processOf));
  if (processes.includes(0)) throw expected(`${service} doesn't run.`);

  switch (kind) {
    case "killed":
      for (const process_ of processes) process.kill(process_, "SIGKILL");
      return async () => {};
    case "stopped":
      await inDocker("stop", "--time=10", ...hit);
      return () => inDocker("start", ...hit);
    case "paused":
      await Promise.all(hit.map((id) => untilPaused(() => inDocker("pause", id))));
      return () => inDocker("unpause", ...hit);
    case "loses packets": {
      const rule = ["!", "-i", "lo", "-m", "statistic", "--mode", "random", "--probability", `${lostPackets}`];
      return filterPackets(processes, [...rule, "-j", "DROP"]);
    }
    case "refuses connections": {
      const rule = ["!", "-i", "lo", "-p", "tcp", "--dport", `${PORTS[service]}`];
      return filterPackets(processes, [...rule, "-j", "REJECT", "--reject-with", "tcp-reset"]);
    }
    case "has its clock stepped":
      await setClocks(processes, stepSeconds);
      return () => setClocks(processes, 0);
    case "has a slow disk":
    case "has a full disk": {
      const disk = disks[service];
      if (!disk) throw expected(`${service} has no disk of its own.`);
      if (kind === "has a slow disk") return slowDown(disk.mounted);
      await disk.fill();
      return disk.free;
    }
  }
}

/** The kernel refuses to freeze processes that are being created or wait for a disk. */
async function untilPaused(pause: () => Promise<unknown>, tries = PAUSE_TRIES): Promise<void> {
  try {
    await pause();
  } catch (error) {
    if (tries === 1) throw error;
    await setTimeout(PAUSE_AGAIN_MS);
    await untilPaused(pause, tries - 1);
  }
}

async function filterPackets(processes: number[], rule: string[]): Promise<() => Promise<unknown>> {
  const change = (command: "-A" | "-D") =>
    Promise.all(
      processes
        .filter(isThere)
        .map((id) => run(["nsenter", `--net=/proc/${id}/ns/net`, "iptables", command, "INPUT", ...rule])),
    );
  await change("-A");
  return () => change("-D");
}

function setClocks(processes: number[], seconds: number): Promise<unknown> {
  const offset = `${seconds < 0 ? "" : "+"}${seconds}\n`;
  return Promise.all(processes.filter(isThere).map((id) => writeFile(`/proc/${id}/root${CLOCK}`, offset)));
}

/** A container that has ended has no network or clock to restore. */
const isThere = (process_: number) => existsSync(`/proc/${process_}/ns/net`);
