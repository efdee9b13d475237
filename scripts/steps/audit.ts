import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { root } from "./environment.ts";
import { pnpm } from "./install.ts";

const LIMITS = ["--config.fetch-retries=1", "--config.fetch-retry-mintimeout=1000", "--config.fetch-timeout=20000"];

/** Asks the registry for known vulnerabilities, except those in `auditConfig`. The check passes without a response. */
export async function audit(folder = root, env = process.env): Promise<{ passed: boolean; report: string }> {
  const [program, ...args] = await pnpm();
  const options = ["audit", "--prod", "--audit-level=high", "--ignore-registry-errors", ...LIMITS];
  const child = spawn(program, [...args, ...options], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const [code, answer, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code !== 0) return { passed: false, report: `${answer}${errors}`.trim() };
  const why = errors
    .trim()
    .split("\n")
    .at(-1)
    ?.replace(/[:\s]*$/, "");
  return { passed: true, report: answer.trim() || skipped(why) };
}

const skipped = (why = "no response") =>
  `Known vulnerabilities: skipped, the registry could not be asked (${why}). Once it can: node scripts/run.mjs audit`;
