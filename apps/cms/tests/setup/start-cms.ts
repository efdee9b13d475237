import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { generated } from "@repo/settings";
import getPort from "get-port";
import type { TestProject } from "vitest/node";

const START_MS = 120_000;

declare module "vitest" {
  interface ProvidedContext {
    cmsUrl: string;
    /** Where the résumés lie as files. */
    resumeFolder: string;
    /** Of an editor's session in the panel, of which Strapi gives five in five minutes. */
    panelToken: string;
    settings: Record<string, string>;
  }
}

/** Starts a seeded CMS on a throwaway data folder and a free port, with a mail server that is down. */
export async function startCms(
  project: TestProject,
  { resumeFolder, ...others }: Record<string, string> = {},
): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "cms-test-"));
  const settings = { ...(await cmsSettings(dataDir)), ...others };
  const cms = await launchCms(settings);

  project.provide("cmsUrl", settings.CMS_URL ?? "");
  project.provide("resumeFolder", resumeFolder ?? path.join(dataDir, "resumes"));
  project.provide("panelToken", await signInToPanel(settings));
  project.provide("settings", settings);
  return async () => {
    await end(cms, "SIGTERM");
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function signInToPanel(settings: Record<string, string>): Promise<string> {
  const { CMS_URL, STRAPI_ADMIN_EMAIL: email, STRAPI_ADMIN_PASSWORD: password } = settings;
  const answer = await fetch(`${CMS_URL}/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** Settings of a CMS on a data folder and a free port, with a mail server that is down. */
export async function cmsSettings(dataDir: string): Promise<Record<string, string>> {
  const [port, smtpPort] = [await getPort(), await getPort()];
  return {
    ...Object.fromEntries(Object.entries(generated).map(([name, make]) => [name, make()])),
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    CMS_PORT: String(port),
    CMS_URL: `http://127.0.0.1:${port}`,
    SMTP_PORT: String(smtpPort),
    MAIL_FROM: "site@example.com",
    MAIL_TO_HR: "hr@example.com",
    MAIL_TO_SALES: "sales@example.com",
    RATE_LIMIT_LOGIN: "30",
    RATE_LIMIT_APPLICATIONS: "6",
  };
}

/** A CMS that answers; an empty database is seeded first. */
export async function launchCms(settings: Record<string, string>): Promise<ChildProcess> {
  let output = "";
  const cms = spawn(process.execPath, ["scripts/start.mjs", "--seed"], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  cms.stdout.on("data", (chunk) => (output += chunk));
  cms.stderr.on("data", (chunk) => (output += chunk));
  await ready(cms, settings.CMS_URL ?? "", () => output);
  return cms;
}

/** Ends a CMS and waits until it is gone. */
export async function end(cms: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise((resolve) => cms.once("close", resolve));
  cms.kill(signal);
  await ended;
}

async function ready(cms: ChildProcess, cmsUrl: string, output: () => string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (cms.exitCode !== null) break;
    const answer = await fetch(`${cmsUrl}/_ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  cms.kill("SIGKILL");
  throw new Error(`The CMS did not start:\n${output()}`);
}
