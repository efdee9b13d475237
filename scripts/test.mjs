/** `npm test`: the whole check, from a fresh clone, on throwaway data and free ports. */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { browser } from "./steps/browser.mjs";
import { build } from "./steps/build.mjs";
import { expected, fail, freePorts, root } from "./steps/environment.mjs";
import { alone, install, pnpm } from "./steps/install.mjs";

const parts = [];

try {
  const chromium = await alone(async () => {
    await install();
    await build();
    return browser();
  });
  const run = await pnpm();
  const turbo = [...run, "exec", "turbo", "run", "--output-logs=new-only", "--concurrency=2", "--no-update-notifier"];
  await check("Lint", [...run, "exec", "biome", "check", "."]);
  await check("Types", [...turbo, "--continue", "typecheck"]);
  await check("Generated files", [...run, "--filter", "cms", "check-generated"]);
  await check("Units and CMS", [...turbo, "--continue", "test"]);

  const dataDir = await mkdtemp(path.join(tmpdir(), "e2e-"));
  try {
    const ports = await freePorts(4);
    await check("End to end", [...run, "--filter", "e2e", "test:e2e"], {
      CHROMIUM: chromium,
      E2E_DATA_DIR: dataDir,
      E2E_PORTS: ports.join(),
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }

  console.log("\n== Summary");
  for (const { title, seconds, passed } of parts) {
    console.log(`${title.padEnd(16)} ${String(seconds).padStart(5)} s  ${passed ? "passed" : "FAILED"}`);
  }
  const failed = parts.filter(({ passed }) => !passed).map(({ title }) => title);
  if (failed.length > 0) throw expected(`Failed: ${failed.join(", ")}.`);
} catch (error) {
  fail(error);
}

/** Runs a part of the check. One that fails hides no other. */
async function check(title, [program, ...args], env = {}) {
  console.log(`\n== ${title}`);
  const started = Date.now();
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", NEXT_TELEMETRY_DISABLED: "1", ...env },
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  parts.push({ title, seconds: Math.round((Date.now() - started) / 1000), passed: code === 0 });
}
