/** `node scripts/run.mjs test-rebrand` makes a copy of this checkout another firm's, runs it, and looks for what is left of this one. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expected, fail, freePorts, root } from "../scripts/steps/environment.ts";
import { alone, install, step } from "../scripts/steps/install.ts";
import { copyCheckout } from "./rebrand/copy.ts";

const READY_TIMEOUT_MS = 15 * 60 * 1000;
const EXAMPLE = "tools/brand/example";

const folder = await mkdtemp(path.join(tmpdir(), "rebrand-"));
const copy = path.join(folder, "checkout");
try {
  await test();
} catch (error) {
  await rm(folder, { recursive: true, force: true });
  fail(error);
}
await rm(folder, { recursive: true, force: true });

async function test(): Promise<void> {
  await alone(install);
  const { leftoversOf } = await import("./rebrand/leftovers.ts");
  const { crawl } = await import("./rebrand/crawl.ts");

  await copyCheckout(copy);
  const scripts = path.join(copy, "scripts");
  const example = path.join(root, EXAMPLE);
  await step("Rebranding a copy", [process.execPath, path.join(scripts, "run.mjs"), "rebrand", example]);

  const [site, cms, smtp, mails] = await freePorts(4);
  const accounts = JSON.parse(await readFile(path.join(root, "packages/testing/accounts.json"), "utf8"));
  await mkdir(path.join(folder, "data"));
  const product = spawn(process.execPath, [path.join(scripts, "start.ts")], {
    cwd: copy,
    env: {
      ...process.env,
      ...accounts,
      ENV_FILE: path.join(folder, ".env"),
      DATA_DIR: path.join(folder, "data"),
      WEB_PORT: `${site}`,
      CMS_PORT: `${cms}`,
      SMTP_PORT: `${smtp}`,
      MAILDEV_WEB_PORT: `${mails}`,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await ready(product);
    const at = (port: number | undefined) => `http://localhost:${port}`;
    const running = { site: at(site), cms: at(cms), mails: at(mails), accounts };
    const leftovers = await leftoversOf(path.join(root, "packages/brand/firm"));
    const { read, found } = await crawl(running, leftovers);
    for (const [file, text] of await panelFiles()) {
      read.add(file);
      found.push(...leftovers(file, text, true));
    }
    for (const { where, found: text } of found) console.error(`${where}: ${text.replace(/\s+/g, " ")}`);
    if (found.length > 0)
      throw expected(`${found.length} leftovers of the old brand in ${read.size} addresses and mails.`);
    console.log(`No leftover of the old brand in ${read.size} addresses and mails.`);
  } finally {
    await ended(product);
  }
}

async function panelFiles(): Promise<[file: string, text: string][]> {
  const built = path.join(copy, "apps/cms/dist/build");
  const names = (await readdir(built, { recursive: true })).filter((name) => /\.(js|css|html|svg)$/.test(name));
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => [name, await readFile(path.join(built, name), "utf8")]),
  );
}

async function ready(product: ChildProcess): Promise<void> {
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    const failed = (why: string) => reject(expected(`The rebranded product ${why}.\n${printed}`));
    const timer = setTimeout(() => failed("was not ready in time"), READY_TIMEOUT_MS);
    product.once("exit", () => failed("ended"));
    product.stdout?.on("data", (chunk) => {
      printed += chunk;
      if (!printed.includes("Ready.")) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

async function ended(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null) return;
  const gone = new Promise((resolve) => product.once("exit", resolve));
  product.kill("SIGTERM");
  await gone;
}
