import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { generated } from "@repo/process/settings";
import accounts from "@repo/testing/accounts" with { type: "json" };
import { tell } from "@repo/testing/config/check-events.ts";
import { freePort } from "@repo/testing/free-port";
import { signInToPanel } from "@repo/testing/panel";
import { copySeeded } from "@repo/testing/seeded";
import type { TestProject } from "vitest/node";
import { tellFaults } from "./log-faults";

const START_MS = 120_000;
/** Longer than a mail in progress may take. */
const END_MS = 120_000;

export const PANEL_ACCOUNT = { email: accounts.STRAPI_ADMIN_EMAIL, password: accounts.STRAPI_ADMIN_PASSWORD };

const { PATH, NODE_COMPILE_CACHE } = process.env;
/** The variables that a CMS gets from this environment. */
export const machine = { PATH, NODE_COMPILE_CACHE };

declare module "vitest" {
  interface ProvidedContext {
    cmsUrl: string;
    resumeFolder: string;
    /** All files share this token. */
    panelToken: string;
    settings: Record<string, string>;
  }
}

export async function startCms(
  project: TestProject,
  { resumeFolder, ...others }: Record<string, string> = {},
): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "cms-test-"));
  const settings: Record<string, string> = {
    ...(await cmsSettings(dataDir)),
    METRICS_TOKEN: "token-of-the-metrics",
    ...others,
  };
  const cms = await launchCms(settings);

  project.provide("cmsUrl", settings.CMS_URL ?? "");
  project.provide("resumeFolder", resumeFolder ?? path.join(dataDir, "resumes"));
  project.provide("panelToken", await signInToPanel(settings.CMS_URL ?? "", PANEL_ACCOUNT));
  project.provide("settings", settings);
  return async () => {
    await end(cms, "SIGTERM").catch((error) => {
      tell({ test: "the CMS's end", failed: error.message, isFinal: true });
      throw error;
    });
    tellFaults(cms.output);
    await rm(dataDir, { recursive: true, force: true });
  };
}

export async function cmsSettings(dataDir: string): Promise<Record<string, string>> {
  const [port, sitePort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  const temporaryFolder = path.join(dataDir, "tmp");
  await mkdir(temporaryFolder, { recursive: true });
  return {
    ...Object.fromEntries(Object.entries(generated).map(([name, make]) => [name, make()])),
    ...accounts,
    DATA_DIR: dataDir,
    TMPDIR: temporaryFolder,
    HOST: "127.0.0.1",
    CMS_PORT: String(port),
    CMS_URL: `http://127.0.0.1:${port}`,
    SITE_INTERNAL_URL: `http://127.0.0.1:${sitePort}`,
    SMTP_PORT: String(smtpPort),
    MAIL_FROM: "site@example.com",
    MAIL_TO_HR: "hr@example.com",
    MAIL_TO_SALES: "sales@example.com",
    TRUSTED_PROXIES: "127.0.0.1",
    RATE_LIMIT_LOGIN: "10",
    RATE_LIMIT_APPLICATIONS: "6",
  };
}

export async function launchCms(settings: Record<string, string>): Promise<RunningCms> {
  await fill(settings);
  const child = spawn(process.execPath, ["--import=./tests/setup/four-rounds.mts", "scripts/start.mts", "--seed"], {
    env: { ...machine, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const cms = Object.assign(child, { output: "" });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (cms.output += chunk));
  await ready(cms, `http://127.0.0.1:${settings.CMS_PORT}`);
  return cms;
}

/** The prepared folder is for SQLite and local files. A bucket must be seeded with its pictures. */
async function fill({ DATA_DIR = "", DATABASE_CLIENT, UPLOAD_PROVIDER }: Record<string, string>): Promise<void> {
  const isNew = !(await stat(path.join(DATA_DIR, "cms.sqlite")).catch(() => null));
  if (isNew && DATABASE_CLIENT !== "postgres" && UPLOAD_PROVIDER !== "s3") await copySeeded(DATA_DIR);
}

export type RunningCms = ChildProcess & { output: string };

/** @throws when the CMS has exited by itself, or does not end in time. */
export async function end(cms: RunningCms, signal: NodeJS.Signals): Promise<void> {
  if (isGone(cms)) throw new Error(`The CMS had ended by itself:\n${cms.output}`);
  const ended = new Promise((resolve) => cms.once("close", resolve));
  cms.kill(signal);
  const late = setTimeout(() => {
    cms.output += `\nNot ended ${END_MS / 1000} s after ${signal}.`;
    cms.kill("SIGKILL");
  }, END_MS);
  await ended;
  clearTimeout(late);
  if (cms.signalCode === "SIGKILL" && signal !== "SIGKILL") throw new Error(`The CMS did not end:\n${cms.output}`);
}

async function ready(cms: RunningCms, cmsUrl: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && !isGone(cms)) {
    const answer = await fetch(`${cmsUrl}/_ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  cms.kill("SIGKILL");
  throw new Error(`The CMS did not start:\n${cms.output}`);
}

const isGone = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
