import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { expected, root } from "./environment.ts";
import type { Command } from "./install.ts";

/** Lines of a test runner that report a failure: repeated at the end, where they are found. */
const FAILURE = /\bFAIL\b|✘|\bAssertionError\b|error TS\d+/;
/** Begins what Playwright says about a failed test. */
const DETAILS = /^\s*\d+\) \[/;
const DETAIL_LINES = 20;
const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g");
const WIDTH = 24;

export function createChecks() {
  const parts: { title: string; seconds: number; passed: boolean; failures: string[]; remedy: string | undefined }[] =
    [];
  return {
    /** `remedy` is a command that may mend what fails. */
    async run(title: string, [program, ...args]: Command, env: NodeJS.ProcessEnv = {}, remedy?: string): Promise<void> {
      console.log(`\n== ${title}`);
      const started = Date.now();
      const failures: string[] = [];
      const child = spawn(program, args, {
        cwd: root,
        env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", NEXT_TELEMETRY_DISABLED: "1", ...env },
        stdio: ["ignore", "pipe", "pipe"],
        shell: process.platform === "win32",
      });
      for (const stream of [child.stdout, child.stderr]) {
        let details = 0;
        createInterface({ input: stream }).on("line", (line) => {
          console.log(`${title.padEnd(WIDTH)} │ ${line}`);
          const text = line.replace(COLORS, "");
          if (DETAILS.test(text)) details = DETAIL_LINES;
          if (FAILURE.test(text) || (details > 0 && text.trim())) failures.push(text);
          details -= 1;
        });
      }
      const code = await new Promise((resolve) => child.once("close", resolve));
      parts.push({ title, seconds: Math.round((Date.now() - started) / 1000), passed: code === 0, failures, remedy });
    },

    /** @returns the parts. @throws when one has failed. */
    summarize() {
      const failed = parts.filter(({ passed }) => !passed);
      for (const { title, failures } of failed) console.log([`\n== Failures of ${title}`, ...failures].join("\n"));
      console.log("\n== Summary");
      for (const { title, seconds, passed, remedy } of parts) {
        const outcome = passed ? "passed" : `FAILED${remedy ? `: try ${remedy}` : ""}`;
        console.log(`${title.padEnd(WIDTH)} ${String(seconds).padStart(5)} s  ${outcome}`);
      }
      if (failed.length > 0) throw expected(`Failed: ${failed.map(({ title }) => title).join(", ")}.`);
      return parts;
    },
  };
}
