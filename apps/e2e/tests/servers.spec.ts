import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";

const servers = pathToFileURL(path.resolve("../../scripts/steps/servers.ts")).href;

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "servers-test-"));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

async function run(other: string, after?: string) {
  await writeFile(path.join(folder, "steady.mjs"), "console.log(process.pid); setInterval(() => {}, 1_000);");
  await writeFile(path.join(folder, "other.mjs"), other);
  const list = [
    { name: "steady", script: "steady.mjs", cwd: folder },
    { name: "other", script: "other.mjs", cwd: folder, after },
  ];
  const code = `import { keepRunning } from "${servers}"; process.exit(await keepRunning(${JSON.stringify(list)}, process.env));`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    env: { PATH: process.env.PATH, NO_COLOR: "1" },
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (log += chunk));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const steadyPid = async () => {
    await expect.poll(() => log).toMatch(/^steady \d+$/m);
    return Number(/^steady (\d+)$/m.exec(log)?.[1]);
  };
  return { child, ended, log: () => log, steadyPid };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("a server that dies is started again, and the others stay", async () => {
  const once = `import { existsSync, writeFileSync } from "node:fs";
    if (!existsSync("died")) { writeFileSync("died", ""); process.exit(3); }
    console.log("back"); setInterval(() => {}, 1_000);`;
  const { child, ended, log, steadyPid } = await run(once);
  await expect.poll(log).toContain("other  back");
  expect(log()).toContain("other ended (exit code 3): restarting it.");
  const steady = await steadyPid();
  expect(log().match(/^steady/gm)).toHaveLength(1);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(isAlive(steady)).toBe(false);
});

test("a server that can't stay up ends all, and is named", async () => {
  const { ended, log, steadyPid } = await run("process.exit(4);");
  const steady = await steadyPid();
  expect(await ended).toBe(1);
  expect(log()).toContain("other ended (exit code 4) repeatedly: stopping everything.");
  expect(isAlive(steady)).toBe(false);
});

test("a server whose settings are wrong is not tried again", async () => {
  const { ended, log } = await run('console.error("DATABASE_URL: no"); process.exit(78);');
  expect(await ended).toBe(1);
  expect(log()).toContain("DATABASE_URL: no");
  expect(log()).toContain("other ended (exit code 78): stopping everything.");
});

test("a server waits for the address that it comes after", async () => {
  let answers = 0;
  const needed = createServer((_, response) => response.writeHead(++answers < 3 ? 503 : 204).end());
  await once(needed.listen(0, "127.0.0.1"), "listening");
  const { port } = needed.address() as AddressInfo;
  const { child, ended, log } = await run(
    'console.log("here"); setInterval(() => {}, 1_000);',
    `http://127.0.0.1:${port}`,
  );
  await expect.poll(log).toContain("other  here");
  expect(answers).toBe(3);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  needed.close();
});

test("what waits for an address can be stopped", async () => {
  const { child, ended, log, steadyPid } = await run("console.log(1);", "http://127.0.0.1:9");
  await steadyPid();
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(log()).not.toContain("other");
});

test("a server may fork others that wait for its word", async () => {
  const { child, ended, log } = await run(`import { fork } from "node:child_process";
    import { setTimeout } from "node:timers/promises";
    if (process.argv[2]) process.once("message", (word) => console.log(word));
    else {
      const forked = fork("other.mjs", ["forked"]);
      await setTimeout(500);
      forked.send("Go on.", (error) => error && console.log(error.message));
      setInterval(() => {}, 1_000);
    }`);
  await expect.poll(log).toContain("other  Go on.");
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("a server is stopped once those that need it have stopped", async () => {
  const slow = `process.on("SIGTERM", () => setTimeout(() => { console.log("done"); process.exit(); }, 500));
    setInterval(() => {}, 1_000);
    console.log("up");`;
  const { child, ended, log, steadyPid } = await run(slow);
  const steady = await steadyPid();
  await expect.poll(log).toContain("other  up");
  child.kill("SIGTERM");
  await expect.poll(log).toContain("other  done");
  expect(await ended).toBe(0);
  expect(isAlive(steady)).toBe(false);
});

test("lines of a log pass as they are, others with their server's name", async () => {
  const { child, ended, log } = await run(`console.log('{"level":"info","name":"other"}');
    console.log("text");
    setInterval(() => {}, 1_000);`);
  await expect.poll(log).toMatch(/^other {2}text$/m);
  expect(log()).toMatch(/^\{"level":"info","name":"other"\}$/m);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("servers end when what started them is killed", async () => {
  const { child, steadyPid } = await run("setInterval(() => {}, 1_000);");
  const steady = await steadyPid();
  child.kill("SIGKILL");
  await expect.poll(() => isAlive(steady)).toBe(false);
});
