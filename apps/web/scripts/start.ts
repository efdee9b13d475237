/** Runs the site in production: serves the last start's pages until the CMS answers, then renders new ones. */
import { spawn } from "node:child_process";
import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { COPY_STAMP, copyBuild } from "@repo/process/instance";
import { keepPrivate } from "@repo/process/instance/private";
import { EXIT_WRONG_SETTING, heapFlags, SettingsError, webSettings, withPlatformPort } from "@repo/process/settings";
import { isCmsReady } from "../server/cache/cms-ready.ts";
import { revalidateAll } from "../server/cache/revalidate-all.ts";
import { startLog } from "../server/watch/log.ts";
import { appDir, buildCopy } from "./build-copy.ts";

const CMS_POLL_MS = 300;
const CMS_BOOT_MS = 12_000;

Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });
process.chdir(appDir);
keepPrivate();

const settings = readSettings();
const { cmsUrl, dataDir, logFormat } = settings;
startLog(logFormat);
const build = await buildCopy(dataDir);
const folder = path.dirname(build);
const pointer = path.join(folder, "current");
const last = await readFile(pointer, "utf8").catch(() => undefined);
const next = last === "a" ? "b" : "a";

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    await Promise.all(
      Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker, () => worker.process.kill("SIGTERM"))),
    );
    process.exit(0);
  });
}

cluster.schedulingPolicy = cluster.SCHED_NONE;
// Workers do without the `--import` of ops/run/servers.ts, because a worker ends with its primary.
cluster.setupPrimary({ exec: path.join(appDir, "server/server.ts"), execArgv: heapFlags(settings.heapMb) });
const ending = new Set<Worker>();
/** Whether the CMS reported a change that a running render may have missed. */
let changed = false;
let served = last && (await serve(last));

await cmsAnswers();
changed = false;
if (await render(next)) {
  await writeFile(pointer, next);
  const before = served;
  served = await serve(next);
  if (before) await end(before, () => before.send("replaced"));
  if (changed) await revalidateAll(settings);
  process.send?.("ready");
} else if (served) {
  console.error("The pages could not be rendered: going on with those of the last start.");
  await revalidateAll(settings);
} else {
  console.error("The pages could not be rendered.");
  process.exit(1);
}

function readSettings() {
  try {
    Object.assign(process.env, withPlatformPort(process.env, "WEB_PORT"));
    return webSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(EXIT_WRONG_SETTING);
  }
}

async function cmsAnswers() {
  const started = Date.now();
  let told = false;
  while (!(await isCmsReady())) {
    if (!told && Date.now() - started > CMS_BOOT_MS) {
      told = true;
      console.warn(
        last
          ? `The CMS at ${cmsUrl} does not answer: showing the pages of the last start until it does.`
          : `Waiting for the CMS at ${cmsUrl}: there are no pages of an earlier start to show.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, CMS_POLL_MS));
  }
}

async function render(slot: string): Promise<boolean> {
  const target = path.join(folder, slot);
  // The folder still holds an earlier render, so the build is copied again. The ID says when this render began.
  await copyBuild({ from: build, to: target, buildId: String(Date.now()) });
  await keepPictures(target);
  const cli = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const child = spawn(process.execPath, [cli, "build", "--experimental-build-mode", "generate"], {
    env: { ...process.env, WEB_DIST_DIR: path.relative(appDir, target) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.once("exit", () => child.kill());
  const [code] = await once(child, "close");
  return code === 0;
}

/** Keeps scaled pictures across renders and starts. A file replaced in the media library gets a new address. */
async function keepPictures(target: string): Promise<void> {
  const pictures = path.join(folder, "pictures");
  await mkdir(pictures, { recursive: true });
  await mkdir(path.join(target, "cache"), { recursive: true });
  await symlink(pictures, path.join(target, "cache/images"), "junction");
}

async function serve(slot: string): Promise<Worker> {
  const pages = path.join(folder, slot);
  const renderedAt = await readFile(path.join(pages, COPY_STAMP), "utf8");
  const worker = cluster.fork({ WEB_DIST_DIR: path.relative(appDir, pages), RENDERED_AT: renderedAt });
  worker.on("message", (message) => {
    if (message === "changed") changed = true;
  });
  worker.once("exit", (code, signal) => {
    if (ending.has(worker)) return;
    console.error(`The site's server ended (${signal ?? `exit code ${code}`}).`);
    process.exit(1);
  });
  await once(worker, "listening");
  return worker;
}

async function end(worker: Worker, tell: () => void): Promise<void> {
  ending.add(worker);
  tell();
  await once(worker, "exit");
}
