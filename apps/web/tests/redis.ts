import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "@repo/testing/free-port";

/** Starts a real Redis without a disk, which can be ended, frozen and started again at its port. */
export async function startRedis() {
  const port = String(await freePort());
  let running: ChildProcess;
  const redis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      running = spawn("redis-server", ["--port", port, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]);
      running.once("error", (error) => console.error(`redis-server: ${error.message}`));
      for await (const text of running.stdout ?? []) if (String(text).includes("Ready to accept connections")) return;
      throw new Error("redis-server has not started.");
    },
    async end() {
      const ended = once(running, "exit");
      running.kill("SIGKILL");
      await ended;
    },
    freeze: () => running.kill("SIGSTOP"),
    thaw: () => running.kill("SIGCONT"),
  };
  await redis.start();
  return redis;
}
