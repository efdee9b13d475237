/**
 * `npm run test:topology` runs the browser tests against the Compose files with two sites and two CMSs, or with `-- --faults`
 * or `-- --upgrade=1.1.0` measures outages or a rolling update.
 */
import { spawn, spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { openSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { expected, fail, root, SIGNALS } from "../ops/command.ts";
import { browser } from "../ops/install/browser.ts";
import { alone, type Command, install, pnpm, turbo } from "../ops/install/install.ts";
import { generated } from "../packages/process/settings/settings.ts";
import accounts from "../packages/testing/accounts.json" with { type: "json" };
import { claimedPorts } from "../packages/testing/src/free-port.ts";
import { engine } from "./topology/engine.ts";

type Settings = Awaited<ReturnType<typeof topologySettings>>;

const LIMITS_MB = { web: 200, cms: 600 };
const RELEASE = "topology";
const LOG_LINES = 60;
const COMPOSE_FILES = ["docker-compose.yml", "docker-compose.replicas.yml"];

const stop = new AbortController();

try {
  const { values: options } = parseArgs({
    options: { faults: { type: "boolean" }, upgrade: { type: "string" } },
  });
  const { docker, compose } = engine();
  const CHROMIUM = await alone(async () => {
    await install();
    await turbo("Preparing packages", ["run", "build", "--filter=./packages/*", "--filter=./plugins/*"]);
    return browser();
  });
  const { checkOut, rollUpgrade, startOld } = await import("./topology/upgrade.ts");
  const { containersOf } = await import("./topology/containers.ts");
  const { measureFaults } = await import("./topology/faults.ts");

  for (const signal of SIGNALS) process.on(signal, () => stop.abort());
  const folder = await mkdtemp(path.join(tmpdir(), "topology-"));
  const project = path.basename(folder).toLowerCase();
  const settings = await topologySettings();
  const place = { site: settings.SITE_URL, cms: settings.CMS_URL };
  const composed = async (checkout: string, RELEASE: string): Promise<Command> => {
    const envFile = path.join(folder, `${RELEASE}.env`);
    await writeFile(envFile, linesOf({ ...settings, RELEASE }));
    const named = ["--project-name", project, "--project-directory", checkout, "--env-file", envFile];
    return [
      ...compose,
      "--profile=catcher",
      ...named,
      ...COMPOSE_FILES.flatMap((file) => ["--file", path.join(checkout, file)]),
    ];
  };
  const topology = await composed(root, RELEASE);
  const undo: (() => Promise<unknown>)[] = [];

  try {
    await run("Building the images", [...topology, "build"], {}, path.join(folder, "build.log"));
    measureImages(docker);
    const containers = containersOf(docker[0], project, topology);
    if (options.upgrade) {
      const checkout = path.join(folder, "old");
      undo.push(await checkOut(options.upgrade, checkout));
      const old = await composed(checkout, options.upgrade);
      await run(`Building ${options.upgrade}`, [...old, "build"], {}, path.join(folder, "build.log"));
      await startOld({ version: options.upgrade, compose: old });
      await rollUpgrade(containers, options.upgrade, place);
    } else {
      await run("Bringing everything up", [...topology, "up", "--detach", "--scale", "web=2", "--scale", "cms=2"]);
      if (options.faults) await measureFaults(containers, place, stop.signal);
      else await testAll(settings, topology, CHROMIUM);
    }
  } catch (error) {
    if (stop.signal.aborted) throw expected("Stopped.");
    await run("What the containers said last", [...topology, "logs", "--tail=30"]);
    throw error;
  } finally {
    const [program, ...args] = [...topology, "down", "--volumes", "--timeout=10"] as Command;
    spawnSync(program, args, { stdio: "inherit" });
    for (const each of undo) await each();
    await rm(folder, { recursive: true, force: true });
  }
} catch (error) {
  fail(error);
}

function linesOf(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map((pair) => `${pair.join("=")}\n`)
    .join("");
}

async function testAll(settings: Settings, topology: Command, CHROMIUM?: string): Promise<void> {
  const test: Command = [...(await pnpm()), "--filter", "e2e", "exec", "playwright", "test"];
  test.push("--config=playwright.topology.config.ts");
  const env = {
    CHROMIUM,
    E2E_RUNNING: JSON.stringify({ ...settings, MAILDEV_WEB_PORT: settings.MAIL_PORT }),
    COMPOSE: JSON.stringify(topology),
    METRICS_TOKEN: settings.METRICS_TOKEN,
  };
  const failed: string[] = [];
  for (const [title, ...args] of [
    ["The site's tests", "--project=site", "--workers=2"],
    ["The tests that change the site for all", "--project=alone:*"],
    ["The tests of the topology", "--project=topology"],
  ] as Command[]) {
    await run(title, [...test, ...args], env).catch(() => failed.push(title));
    stop.signal.throwIfAborted();
  }
  if (failed.length > 0) throw expected(`Failed: ${failed.join(", ")}.`);
}

async function topologySettings() {
  const [site, tls, panel, mail] = await claimedPorts(4);
  const network = `10.213.${randomInt(256)}`;
  const secrets = Object.fromEntries(Object.entries(generated).map(([name, make]) => [name, make()]));
  return {
    ...secrets,
    ...accounts,
    SITE_URL: `http://localhost:${site}`,
    CMS_URL: `http://localhost:${panel}`,
    HTTP_PORT: String(site),
    HTTPS_PORT: String(tls),
    PANEL_PORT: String(panel),
    MAIL_PORT: String(mail),
    FRONT_NETWORK: `${network}.0/24`,
    FRONT_RANGE: `${network}.128/25`,
    EDGE_ADDRESS: `${network}.2`,
    EDGE_RATE: "1000",
    POSTGRES_PASSWORD: generated.JWT_SECRET(),
    S3_ACCESS_KEY_ID: generated.JWT_SECRET(),
    S3_SECRET_ACCESS_KEY: generated.JWT_SECRET(),
    METRICS_TOKEN: generated.JWT_SECRET(),
    SMTP_HOST: "mailpit",
    SMTP_PORT: "1025",
    MAIL_FROM: "website@example.com",
    MAIL_TO_HR: "hr@example.com",
    MAIL_TO_SALES: "sales@example.com",
    RATE_LIMIT_LOGIN: "1000",
    RATE_LIMIT_APPLICATIONS: "1000",
    RATE_LIMIT_CONTACT: "1000",
    RATE_LIMIT_SEARCH: "1000",
  };
}

/** With a `log`, prints only its end, on failure. @throws when the command fails or a signal has ended it. */
async function run(title: string, [program, ...args]: Command, env: NodeJS.ProcessEnv = {}, log?: string) {
  console.log(`\n== ${title}`);
  const started = Date.now();
  const output = log ? openSync(log, "w") : "inherit";
  // The command gets its own process group, because Ctrl-C must not reach the clean-up.
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["inherit", output, output],
    detached: true,
  });
  const end = () => child.pid && process.kill(-child.pid, "SIGTERM");
  stop.signal.addEventListener("abort", end);
  const code = await new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("close", resolve);
  });
  stop.signal.removeEventListener("abort", end);
  stop.signal.throwIfAborted();
  console.log(`${title}: ${Math.round((Date.now() - started) / 1000)} s`);
  if (code === 0) return;
  if (log) console.log((await readFile(log, "utf8")).split("\n").slice(-LOG_LINES).join("\n"));
  throw expected(`${title} failed: see the output above.`);
}

function measureImages([docker]: Command): void {
  const size = (image: string) => {
    const { stdout } = spawnSync(docker, ["image", "inspect", "--format={{.Size}}", image], { encoding: "utf8" });
    return Number(stdout) / 1e6;
  };
  const base = /^ARG NODE_IMAGE=(\S+)$/m.exec(readFileSync(path.join(root, "Dockerfile"), "utf8"))?.[1] ?? "";
  // BuildKit keeps no image of what it built on.
  if (spawnSync(docker, ["pull", "--quiet", base]).status !== 0) throw expected(`${base} can't be pulled.`);
  for (const [name, limit] of Object.entries(LIMITS_MB)) {
    const whole = size(`website/${name}:${RELEASE}`);
    const own = whole - size(base);
    console.log(`${name}: ${Math.round(own)} MB, and with its base ${Math.round(whole)} MB`);
    if (own > limit) throw expected(`The image of ${name} adds ${Math.round(own)} MB to its base: at most ${limit}.`);
  }
}
