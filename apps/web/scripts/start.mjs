/**
 * Runs the site in production. The build holds no content: pages are rendered into a folder of this instance as soon
 * as the CMS answers. Until then those of the last start are served; at a first start there are none to serve.
 */
import { spawn } from "node:child_process";
import cluster from "node:cluster";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { copyBuild } from "@repo/instance";
import { EXIT_WRONG_SETTING, SettingsError, webSettings } from "@repo/settings";
import { appDir, buildCopy } from "./build-copy.mjs";

const CMS_POLL_MS = 300;
/** Then it is said what the site waits for. */
const CMS_BOOT_MS = 12_000;

process.env.NODE_ENV = "production";
process.env.NEXT_TELEMETRY_DISABLED = "1";
process.chdir(appDir);

const { cmsUrl, dataDir, siteLocalUrl, revalidateSecret } = readSettings();
const build = await buildCopy(dataDir);
const folder = path.dirname(build);
const pointer = path.join(folder, "current");
const last = await readFile(pointer, "utf8").catch(() => undefined);
const next = last === "a" ? "b" : "a";

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    await Promise.all(Object.values(cluster.workers).map(end));
    process.exit(0);
  });
}

cluster.schedulingPolicy = cluster.SCHED_NONE;
// Without what this process was told to load before its own code: a server ends with its primary by itself.
cluster.setupPrimary({ exec: path.join(appDir, "server.mjs"), execArgv: [] });
const ending = new Set();
/** Whether the CMS has told of a change that a rendering which is under way may have missed. */
let changed = false;
let served = last && (await serve(last));

await cmsAnswers();
changed = false;
if (await render(next)) {
  await writeFile(pointer, next);
  const before = served;
  served = await serve(next);
  if (before) await end(before);
  if (changed) await renewAllPages();
  process.send?.("ready");
} else if (served) {
  console.error("The pages could not be rendered: going on with those of the last start.");
  await renewAllPages();
} else {
  console.error("The pages could not be rendered.");
  process.exit(1);
}

function readSettings() {
  try {
    return webSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(EXIT_WRONG_SETTING);
  }
}

/** Waits for the CMS, however long. */
async function cmsAnswers() {
  const started = Date.now();
  let told = false;
  while (!(await cmsIsReady())) {
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

async function cmsIsReady() {
  const answer = await fetch(`${cmsUrl}/_ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  return answer?.ok ?? false;
}

/** Has all pages rendered anew, as after a change of everything. */
async function renewAllPages() {
  await fetch(`${siteLocalUrl}/api/revalidate`, {
    method: "POST",
    headers: { authorization: `Bearer ${revalidateSecret}`, "content-type": "application/json" },
    body: JSON.stringify({ types: ["*"] }),
    signal: AbortSignal.timeout(30_000),
  }).catch((error) => console.error(error.message));
}

/** Renders all pages into one of the instance's two folders, while the other is served. */
async function render(slot) {
  const target = path.join(folder, slot);
  // A new copy each time: what was rendered into the folder before is content of then.
  await copyBuild({ from: build, to: target, buildId: String(Date.now()) });
  const cli = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const child = spawn(process.execPath, [cli, "build", "--experimental-build-mode", "generate"], {
    env: { ...process.env, WEB_DIST_DIR: path.relative(appDir, target) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.once("exit", () => child.kill());
  const [code] = await once(child, "close");
  return code === 0;
}

/** A server of its own for the pages of a folder. One that dies ends the site. */
async function serve(slot) {
  const worker = cluster.fork({ WEB_DIST_DIR: path.relative(appDir, path.join(folder, slot)) });
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

/** Has a server answer what it has been asked, and end. */
async function end(worker) {
  ending.add(worker);
  worker.process.kill("SIGTERM");
  await once(worker, "exit");
}
