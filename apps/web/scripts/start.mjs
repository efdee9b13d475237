/**
 * Runs the site in production. The build holds no content: pages are rendered into a folder of this instance as soon
 * as the CMS answers. While it does not, those of the last start are served; at a first start there are none to serve.
 */
import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { copyBuild, instanceFolder } from "@repo/instance";
import { SettingsError, webSettings } from "@repo/settings";

const POLL_MS = 500;
const SIGNALS = ["SIGINT", "SIGTERM"];
const appDir = fileURLToPath(new URL("..", import.meta.url));

process.env.NODE_ENV = "production";
process.env.NEXT_TELEMETRY_DISABLED = "1";
process.chdir(appDir);

const { cmsUrl, dataDir } = readSettings();
const folder = await instanceFolder(appDir, dataDir);
const pointer = path.join(folder, "current");
const current = await readFile(pointer, "utf8").catch(() => undefined);

if (!current && !(await cmsIsReady())) {
  console.log(`Waiting for the CMS at ${cmsUrl}: there are no pages of an earlier start to show.`);
  while (!(await cmsIsReady())) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}
const next = current === "a" ? "b" : "a";
if ((await cmsIsReady()) && (await generate(next))) {
  await writeFile(pointer, next);
  await serve(next);
} else if (current) {
  console.warn(`The CMS at ${cmsUrl} does not answer: showing the pages of the last start.`);
  await serve(current);
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
    process.exit(1);
  }
}

async function cmsIsReady() {
  const answer = await fetch(`${cmsUrl}/_ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  return answer?.ok ?? false;
}

/** Renders all pages into one of the instance's two folders, while the other may still be served. */
async function generate(slot) {
  const build = path.join(appDir, ".next");
  const target = path.join(folder, slot);
  const buildId = await readFile(path.join(build, "BUILD_ID"), "utf8");
  // What was rendered into the folder before is content of then.
  await copyBuild({ from: build, to: target, buildId: `${buildId} ${Date.now()}`, skip: ["cache", "dev", "types"] });
  const cli = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const child = spawn(process.execPath, [cli, "build", "--experimental-build-mode", "generate"], {
    env: { ...process.env, WEB_DIST_DIR: path.relative(appDir, target) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = () => {
    child.kill();
    process.exit(0);
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  const code = await new Promise((resolve) => child.once("close", resolve));
  for (const signal of SIGNALS) process.off(signal, stop);
  return code === 0;
}

async function serve(slot) {
  process.env.WEB_DIST_DIR = path.relative(appDir, path.join(folder, slot));
  await import("../server.mjs");
}
