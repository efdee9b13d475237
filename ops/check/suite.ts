import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, open, rm } from "node:fs/promises";
import { loadavg } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import type { CheckEvent } from "../../packages/testing/config/check-events.ts";
import { root } from "../command.ts";
import type { Command } from "../install/install.ts";

export const FOLDER = path.join(root, "node_modules/.cache/check");

export type Again = {
  args?: string[];
  env?: () => Promise<NodeJS.ProcessEnv>;
  /** Vitest finds no line in a browser. */
  byName?: boolean;
};

export type Test = Extract<CheckEvent, { test: string }> & { load: number; isUnsteady?: boolean };

export type Suite = {
  title: string;
  command: Command;
  env: NodeJS.ProcessEnv;
  remedy?: string | undefined;
  again?: Again | undefined;
  started: number;
  log: string;
  total: number;
  tests: Test[];
  ended?: boolean;
  seconds?: number;
  cpuSeconds?: number;
  passed?: boolean;
};

const POLL_MS = 500;
const QUIET = { TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", NEXT_TELEMETRY_DISABLED: "1" };
/** Only a shell tells the time of processes that have ended: Node.js counts its own alone. */
const TIMED = '"$@" 3>&-; code=$?; LC_ALL=C times >&3; exit $code';

export const secondsSince = (moment: number) => Math.round((Date.now() - moment) / 1000);

export const placeOf = ({ file, line }: Test) => [file, line].filter(Boolean).join(":");

export const failuresOf = ({ tests }: Suite) => tests.filter((test) => test.failed !== undefined && !test.isUnsteady);

export const unsteadyOf = ({ tests }: Suite) => tests.filter((test) => test.isUnsteady);

export async function runSuite(suite: Suite): Promise<void> {
  const events = suite.log.replace(/\.log$/, ".ndjson");
  await mkdir(FOLDER, { recursive: true });
  await rm(events, { force: true });
  const [output, told] = await Promise.all([open(suite.log, "w"), open(events, "a+")]);
  const child = spawn("bash", ["-c", TIMED, "bash", ...suite.command], {
    cwd: root,
    env: { ...process.env, ...QUIET, ...suite.env, CHECK_EVENTS: events },
    stdio: ["ignore", output.fd, output.fd, "pipe"],
  });
  const times = linesOf(child.stdio[3] as NodeJS.ReadableStream);
  const listen = createListener(told, suite);
  const poll = setInterval(listen, POLL_MS);
  const [code] = await once(child, "close").catch(() => [1]);
  clearInterval(poll);
  await listen();
  await Promise.all([output.close(), told.close()]);
  suite.seconds = secondsSince(suite.started);
  suite.cpuSeconds = cpuSecondsOf(await times);
  suite.passed = code === 0 && failuresOf(suite).length === 0;
}

async function linesOf(stream: NodeJS.ReadableStream): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: stream })) lines.push(line);
  return lines;
}

/** `times` prints the shell's own user and system time, then those of its children: "3m4.125s 0m10.250s". */
function cpuSecondsOf([, children = ""]: string[]): number {
  const seconds = Array.from(children.matchAll(/(\d+)m([\d.]+)s/g), ([, m, s]) => Number(m) * 60 + Number(s));
  return Math.round(seconds.reduce((sum, each) => sum + each, 0));
}

function createListener(file: Awaited<ReturnType<typeof open>>, suite: Suite): () => Promise<void> {
  let rest = "";
  let reading = Promise.resolve();
  let position = 0;
  const read = async () => {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - position), 0, size - position, position);
    position += bytesRead;
    const lines = (rest + buffer.toString("utf8", 0, bytesRead)).split("\n");
    rest = lines.pop() ?? "";
    const [load = 0] = loadavg();
    for (const event of lines.map((line): CheckEvent => JSON.parse(line))) {
      if ("total" in event) suite.total += event.total;
      else if ("ended" in event) suite.ended = true;
      else suite.tests.push({ ...event, load, ...(event.file && { file: path.relative(root, event.file) }) });
    }
  };
  return () => (reading = reading.then(read));
}
