import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it, onTestFinished } from "vitest";

const PROCESS = `
  const { startLog } = await import("./server/watch/log.ts");
  startLog("json");
  process.on("SIGTERM", () => {
    for (const line of ["one", "two", "three"]) console.log(line);
    process.exit(3);
  });
  process.stderr.write("up");
  setInterval(() => {}, 1_000);
`;

it("whose reader is gone keeps no process from ending", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", PROCESS]);
  await once(child.stderr, "data");
  child.stdout.destroy();
  onTestFinished(() => void child.kill("SIGKILL"));
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([3, null]);
});
