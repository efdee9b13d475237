import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { freePorts } from "../free-ports";

const root = path.resolve("../..");

let folder: string;
let ports: Record<string, string>;
let running: ChildProcess | undefined;

test.describe.configure({ timeout: 120_000 });
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "life-test-"));
  ports = await freePorts();
});
test.afterEach(async () => {
  running?.kill("SIGTERM");
  await rm(folder, { recursive: true, force: true });
});

async function start() {
  const begun = Date.now();
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ENV_FILE: path.join(folder, ".env"),
      DATA_DIR: path.join(folder, "data"),
      ...ports,
    },
  });
  running = child;
  const product = { child, output: "", ended: new Promise<number | null>((resolve) => child.once("close", resolve)) };
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (product.output += chunk));
  await expect.poll(() => product.output, { timeout: 90_000 }).toContain("Ready. Ctrl-C stops everything.");
  return { ...product, log: () => product.output, seconds: (Date.now() - begun) / 1000 };
}

function answers(port: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.once("connect", () => resolve(Boolean(socket.destroy())));
    socket.once("error", () => resolve(false));
  });
}

const answering = async () => (await Promise.all(Object.values(ports).map(answers))).filter(Boolean).length;

test("a first start makes its own secrets, and a second is quick and keeps them and all data", async () => {
  const first = await start();
  const secrets = await readFile(path.join(folder, ".env"), "utf8");
  expect(first.log()).toMatch(/Jobs dashboard .*jobs@example\.com +\S{12,}/);
  expect(await answering()).toBe(4);
  const blogPassword = /^BLOG_ADMIN_PASSWORD=(.+)$/m.exec(secrets)?.[1] ?? "";
  const signInPage = await (await fetch(`http://localhost:${ports.WEB_PORT}/blog/admin/login`)).text();
  for (const text of ["This is a demo", "blog@example.com", blogPassword]) expect(signInPage).toContain(text);
  const jobs = async () => {
    const query = JSON.stringify({ query: "{ jobs { documentId } }" });
    const headers = { "content-type": "application/json" };
    return (await fetch(`http://localhost:${ports.CMS_PORT}/graphql`, { method: "POST", headers, body: query })).text();
  };
  const before = await jobs();

  first.child.kill("SIGINT");
  expect(await first.ended).toBe(0);
  expect(await answering()).toBe(0);

  const second = await start();
  expect(second.seconds).toBeLessThan(25);
  expect(await jobs()).toBe(before);
  expect(await readFile(path.join(folder, ".env"), "utf8")).toBe(secrets);
  second.child.kill("SIGTERM");
  expect(await second.ended).toBe(0);
  expect(await answering()).toBe(0);
});

test("a server that dies takes the others with it, and is named", async () => {
  const product = await start();
  const pid = Number((await readFile(path.join(folder, "data/cms.pid"), "utf8")).trim());
  process.kill(pid, "SIGKILL");
  expect(await product.ended).toBe(1);
  expect(product.log()).toMatch(/cms.*exited with code/);
  expect(await answering()).toBe(0);
});
