import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { step } from "../../scripts/steps/install.ts";

const failing = (said: string) =>
  step("Building", [process.execPath, "-e", `console.error("${said}"); process.exit(1)`]);

let shown: string[];
beforeEach(() => {
  shown = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, "write").mockImplementation((text) => Boolean(shown.push(String(text))));
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

it("a step that fails shows what it said", async () => {
  await expect(failing("a page of errors")).rejects.toThrow("Building failed: see the output above.");
  expect(shown.join("")).toContain("a page of errors");
});

it("a step whose failure can be explained is one line instead", async () => {
  const command = [process.execPath, "-e", "console.error('a page of errors'); process.exit(1)"] as const;
  const explained = step("Building", [...command], process.env, async () => "Run `npm run generate`.");
  await expect(explained).rejects.toThrow("Building failed. Run `npm run generate`.");
  expect(shown.join("")).not.toContain("a page of errors");
});

it("a step that finds the disk full says so", async () => {
  await expect(failing("ENOSPC: no space left on device, write")).rejects.toThrow(
    /^Building failed: the disk of .+ is full\.$/,
  );
  expect(shown.join("")).not.toContain("ENOSPC");
});
