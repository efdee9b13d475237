import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { productPorts } from "@repo/testing/free-port";
import { pidOfCms } from "./faults";

const root = path.resolve("../..");

let folder: string;
let ports: Record<string, string>;
let running: ChildProcess | undefined;
let end: Promise<unknown> | undefined;

/** Each test continues where the last one ended, or alone with a product of its own. */
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "life-test-"));
  ports = await productPorts();
});
test.afterAll(async () => {
  running?.kill("SIGTERM");
  await end;
  await rm(folder, { recursive: true, force: true });
});

/** `script` takes other arguments on other systems. */
const HAS_TERMINAL = process.platform === "linux";

async function start({ inTerminal = false, settings = {} as Record<string, string> } = {}) {
  const [program, args] = inTerminal
    ? ["script", ["--quiet", "--return", "--command", "npm start", "/dev/null"]]
    : ["npm", ["start"]];
  const child = spawn(program, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOME: process.env.HOME,
      ENV_FILE: path.join(folder, ".env"),
      DATA_DIR: path.join(folder, "data"),
      ...ports,
      ...settings,
    },
  });
  running = child;
  const product = { child, output: "", ended: new Promise<number | null>((resolve) => child.once("close", resolve)) };
  end = product.ended;
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (product.output += chunk));
  await expect.poll(() => product.output).toContain("Ready. Ctrl-C stops everything.");
  return { ...product, log: () => product.output };
}

function answers(port: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.once("connect", () => resolve(Boolean(socket.destroy())));
    socket.once("error", () => resolve(false));
  });
}

const passwords = (env: string) =>
  [...env.matchAll(/^\w+_ADMIN_PASSWORD=(.+)$/gm)].map(([, password = ""]) => password);

const passwordOf = (door: string, env: string) => new RegExp(`^${door}_ADMIN_PASSWORD=(.+)$`, "m").exec(env)?.[1];

const pidIn = async (file: string) => Number(await readFile(path.join(folder, file), "utf8"));

const answering = async () => (await Promise.all(Object.values(ports).map(answers))).filter(Boolean).length;

let product: Awaited<ReturnType<typeof start>> | undefined;
const started = async () => {
  product ??= await start();
  return product;
};

const jobs = async () => {
  const query = JSON.stringify({ query: "{ jobs { documentId } }" });
  const [, token = ""] = /^SITE_TOKEN=(.+)$/m.exec(await readFile(path.join(folder, ".env"), "utf8")) ?? [];
  const headers = { "content-type": "application/json", "x-site-token": token };
  return (await fetch(`http://localhost:${ports.CMS_PORT}/graphql`, { method: "POST", headers, body: query })).text();
};
const about = () =>
  fetch(`http://127.0.0.1:${ports.WEB_PORT}/about`).then(
    ({ status }) => status,
    () => 0,
  );

test("makes its own secrets at its first start, and at its second those that it lacks, shown on a terminal alone", {
  tag: "@nightly",
}, async () => {
  const first = await start();
  const secrets = await readFile(path.join(folder, ".env"), "utf8");
  expect(first.log()).toContain("Seeded the empty database.");
  expect(first.log()).toMatch(/Jobs dashboard .*jobs@example\.com$/m);
  expect(first.log()).toContain(`The passwords are in ${path.join(folder, ".env")}`);
  expect(passwords(secrets).filter((password) => first.log().includes(password))).toEqual([]);
  expect(await answering()).toBe(4);
  const [, , blogPassword = ""] = passwords(secrets);
  const signInPage = await (await fetch(`http://localhost:${ports.WEB_PORT}/blog/admin/login`)).text();
  for (const text of ["This is a demo", "blog@example.com", blogPassword]) expect(signInPage).toContain(text);
  const before = await jobs();

  first.child.kill("SIGINT");
  expect(await first.ended).toBe(0);
  expect(await answering()).toBe(0);

  const kept = secrets.replace(/^(STRAPI|JOBS)_ADMIN_PASSWORD=.+\n/gm, "");
  await writeFile(path.join(folder, ".env"), kept);
  const settings = { BLOG_ADMIN_PASSWORD: "Given-by-the-environment-1" };
  const second = await start({ inTerminal: HAS_TERMINAL, settings });
  product = second;
  expect(second.log()).not.toContain("Seeded the empty database.");
  expect(await jobs()).toBe(before);
  const completed = await readFile(path.join(folder, ".env"), "utf8");
  expect(completed.startsWith(kept)).toBe(true);
  const made = passwords(completed.slice(kept.length));
  expect(made).toHaveLength(2);
  const shown = (password: string) => second.log().includes(password);
  expect([...passwords(secrets), settings.BLOG_ADMIN_PASSWORD].filter(shown)).toEqual([]);
  expect(made.filter(shown)).toEqual(HAS_TERMINAL ? made : []);
  if (!HAS_TERMINAL) return;
  expect(second.log()).toMatch(new RegExp(`CMS panel .*editor@example\\.com +${passwordOf("STRAPI", completed)}`));
  expect(second.log()).toMatch(new RegExp(`Jobs dashboard .*jobs@example\\.com +${passwordOf("JOBS", completed)}`));
});

test("serves on while its CMS, which was killed, comes back", { tag: "@nightly" }, async () => {
  const { log } = await started();
  process.kill(await pidOfCms(path.join(folder, "data")), "SIGKILL");
  await expect.poll(log).toContain("cms ended (SIGKILL): restarting it.");
  expect(await about()).toBe(200);
  await expect.poll(() => answers(ports.CMS_PORT)).toBe(true);
  expect(await about()).toBe(200);
});

test("starts again after a kill, and shows pages and pictures of the last start before the CMS is there", {
  tag: "@nightly",
}, async () => {
  const { ended } = await started();
  const [before, secrets] = [await jobs(), await readFile(path.join(folder, ".env"), "utf8")];
  const home = await (await fetch(`http://127.0.0.1:${ports.WEB_PORT}`)).text();
  const [address] = /\/media\/360\/[\w.-]+/.exec(home) ?? [];
  const picture = () => fetch(`http://127.0.0.1:${ports.WEB_PORT}${address}`);
  await expect.poll(async () => (await picture()).headers.get("x-nextjs-cache")).toBe("HIT");
  process.kill(await pidIn("data/instance.pid"), "SIGKILL");
  await ended;

  const next = start();
  let isCmsThere = true;
  const aboutWithoutCms = async () => {
    isCmsThere = await answers(ports.CMS_PORT);
    return about();
  };
  await expect.poll(aboutWithoutCms, { intervals: [50] }).toBe(200);
  expect(isCmsThere).toBe(false);
  expect((await picture()).status).toBe(200);
  const last = await next;
  expect(await jobs()).toBe(before);
  expect(await readFile(path.join(folder, ".env"), "utf8")).toBe(secrets);
  expect(passwords(secrets).filter((password) => last.log().includes(password))).toEqual([]);
  last.child.kill("SIGTERM");
  expect(await last.ended).toBe(0);
  expect(await answering()).toBe(0);
});
