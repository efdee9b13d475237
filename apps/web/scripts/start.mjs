/**
 * Runs the site in production. The build holds no content: pages are rendered into a folder of this instance as soon
 * as the CMS answers. While it does not, those of the last start are served; at a first start there are none to serve.
 */
import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { copyBuild } from "@repo/instance";
import { SettingsError, webSettings } from "@repo/settings";
import { appDir, buildCopy } from "./build-copy.mjs";

const POLL_MS = 300;
/** How long a site that has pages to show waits for a CMS that is starting beside it. */
const GRACE_MS = 12_000;
const SIGNALS = ["SIGINT", "SIGTERM"];

process.env.NODE_ENV = "production";
process.env.NEXT_TELEMETRY_DISABLED = "1";
process.chdir(appDir);

const { cmsUrl, dataDir, host, webPort, revalidateSecret } = readSettings();
const build = await buildCopy(dataDir);
const folder = path.dirname(build);
const pointer = path.join(folder, "current");
const current = await readFile(pointer, "utf8").catch(() => undefined);

const next = current === "a" ? "b" : "a";

if (!(await cmsComesUp(current ? GRACE_MS : Number.POSITIVE_INFINITY))) {
  console.warn(`The CMS at ${cmsUrl} does not answer: showing the pages of the last start until it does.`);
  await serve(current);
  await cmsComesUp(Number.POSITIVE_INFINITY);
  await renderAnew();
} else if (await generate(next)) {
  await writeFile(pointer, next);
  await serve(next);
} else if (current) {
  console.error("The pages could not be rendered: showing those of the last start.");
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

/** Whether the CMS answers within the time. */
async function cmsComesUp(patienceMs) {
  const started = Date.now();
  let told = false;
  while (!(await cmsIsReady())) {
    const waited = Date.now() - started;
    if (waited > patienceMs) return false;
    if (waited > GRACE_MS && !current && !told) {
      told = true;
      console.log(`Waiting for the CMS at ${cmsUrl}: there are no pages of an earlier start to show.`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return true;
}

async function cmsIsReady() {
  const answer = await fetch(`${cmsUrl}/_ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  return answer?.ok ?? false;
}

/** Whatever changed while the site or the CMS was down: told as the CMS would have told it. */
async function renderAnew() {
  await fetch(`http://${host}:${webPort}/api/revalidate`, {
    method: "POST",
    headers: { authorization: `Bearer ${revalidateSecret}`, "content-type": "application/json" },
    body: JSON.stringify({ types: ["*"] }),
  }).catch((error) => console.error(error.message));
}

/** Renders all pages into one of the instance's two folders, while the other may still be served. */
async function generate(slot) {
  const target = path.join(folder, slot);
  // A new copy each time: what was rendered into the folder before is content of then.
  await copyBuild({ from: build, to: target, buildId: String(Date.now()) });
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
