import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { freePorts } from "@repo/testing/free-port";
import { copySeeded } from "@repo/testing/seeded";

const root = path.resolve("../..");

let folder: string;
let ports: Record<string, string>;
let running: ChildProcess | undefined;

test.describe.configure({ timeout: 240_000 });

/** For the tests of one block, each of which goes on where the last one has ended. */
function useFolder(): void {
  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "life-test-"));
    ports = await freePorts();
  });
  test.afterAll(async () => {
    running?.kill("SIGTERM");
    await rm(folder, { recursive: true, force: true });
  });
}

/** `script` takes other arguments elsewhere. */
const HAS_TERMINAL = process.platform === "linux";

async function start({ inTerminal = false, settings = {} as Record<string, string> } = {}) {
  const [program, args] = inTerminal
    ? ["script", ["--quiet", "--return", "--command", "npm start", "/dev/null"]]
    : ["npm", ["start"]];
  const child = spawn(program, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ENV_FILE: path.join(folder, ".env"),
      DATA_DIR: path.join(folder, "data"),
      ...ports,
      ...settings,
    },
  });
  running = child;
  const product = { child, output: "", ended: new Promise<number | null>((resolve) => child.once("close", resolve)) };
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (product.output += chunk));
  await expect.poll(() => product.output, { timeout: 180_000 }).toContain("Ready. Ctrl-C stops everything.");
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

const pidIn = async (file: string) => Number(await readFile(path.join(folder, file), "utf8"));

const answering = async () => (await Promise.all(Object.values(ports).map(answers))).filter(Boolean).length;

test.describe
  .serial("a product", () => {
    useFolder();
    let product: Awaited<ReturnType<typeof start>>;

    const jobs = async () => {
      const query = JSON.stringify({ query: "{ jobs { documentId } }" });
      const headers = { "content-type": "application/json" };
      return (
        await fetch(`http://localhost:${ports.CMS_PORT}/graphql`, { method: "POST", headers, body: query })
      ).text();
    };
    const about = () =>
      fetch(`http://127.0.0.1:${ports.WEB_PORT}/about`).then(
        ({ status }) => status,
        () => 0,
      );

    test("makes its own secrets at its first start, and keeps them and all data at its second", async () => {
      const first = await start();
      const secrets = await readFile(path.join(folder, ".env"), "utf8");
      expect(first.log()).toContain("Seeded the empty database.");
      expect(first.log()).toMatch(/Jobs dashboard .*jobs@example\.com$/m);
      expect(first.log()).toContain(`Passwords are settings: they stand in ${path.join(folder, ".env")}`);
      expect(passwords(secrets).filter((password) => first.log().includes(password))).toEqual([]);
      expect(await answering()).toBe(4);
      const [, , blogPassword = ""] = passwords(secrets);
      const signInPage = await (await fetch(`http://localhost:${ports.WEB_PORT}/blog/admin/login`)).text();
      for (const text of ["This is a demo", "blog@example.com", blogPassword]) expect(signInPage).toContain(text);
      const before = await jobs();

      first.child.kill("SIGINT");
      expect(await first.ended).toBe(0);
      expect(await answering()).toBe(0);

      product = await start({ inTerminal: HAS_TERMINAL });
      expect(product.log()).not.toContain("Seeded the empty database.");
      expect(passwords(secrets).filter((password) => product.log().includes(password))).toEqual([]);
      expect(await jobs()).toBe(before);
      expect(await readFile(path.join(folder, ".env"), "utf8")).toBe(secrets);
    });

    test("serves on while its CMS, which was killed, comes back", async () => {
      process.kill(await pidIn("data/cms.pid"), "SIGKILL");
      await expect.poll(product.log).toContain("cms ended (SIGKILL): starting it again.");
      expect(await about()).toBe(200);
      await expect.poll(() => answers(ports.CMS_PORT), { timeout: 60_000 }).toBe(true);
      expect(await about()).toBe(200);
    });

    test("starts again after a kill, and shows the pages of the last start before the CMS is there", async () => {
      process.kill(await pidIn("data/instance.pid"), "SIGKILL");
      await product.ended;

      const next = start();
      await expect.poll(about, { intervals: [50], timeout: 20_000 }).toBe(200);
      expect(await answers(ports.CMS_PORT)).toBe(false);
      product = await next;
      product.child.kill("SIGTERM");
      expect(await product.ended).toBe(0);
      expect(await answering()).toBe(0);
    });
  });

test.describe(() => {
  useFolder();

  test("a terminal is shown the passwords that are generated, and none that was given", async () => {
    test.skip(!HAS_TERMINAL);
    await copySeeded(path.join(folder, "data"));
    const settings = { BLOG_ADMIN_PASSWORD: "Given-by-the-environment-1" };
    const { child, ended, log } = await start({ inTerminal: true, settings });
    const [panel = "", jobs = ""] = passwords(await readFile(path.join(folder, ".env"), "utf8"));
    expect(log()).toMatch(new RegExp(`CMS panel .*editor@example\\.com +${panel}`));
    expect(log()).toMatch(new RegExp(`Jobs dashboard .*jobs@example\\.com +${jobs}`));
    expect(log()).not.toContain(settings.BLOG_ADMIN_PASSWORD);
    child.kill("SIGTERM");
    await ended;
  });
});
