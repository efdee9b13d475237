import { createHash } from "node:crypto";
import { access, cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { claimedPorts } from "../../packages/testing/src/free-port.ts";
import { root } from "../command.ts";
import { digestSources } from "../install/build.ts";
import { step } from "../install/install.ts";

const PORTS = 4;
const DAY_MS = 24 * 60 * 60_000;
const KEPT = path.join(root, "node_modules/.cache/seeded");
const ACCOUNTS = "packages/testing/accounts.json";
const SOURCES = [ACCOUNTS, "packages/testing/src/quick-passwords.ts", "scripts/seed.ts", "ops/trial/seeded.ts"];

type Seeded = {
  cms: NodeJS.ProcessEnv;
  browser: (suite: string) => Promise<NodeJS.ProcessEnv>;
};

export async function withSeeded(work: (settings: Seeded) => Promise<void>): Promise<void> {
  const seeded = await keepSeeded();
  const folder = await mkdtemp(path.join(tmpdir(), "test-"));
  try {
    const cms = { SEEDED_DATA_DIR: seeded };
    await work({
      cms,
      async browser(suite) {
        const dataDir = await mkdtemp(path.join(folder, `${suite.replace(":", "-")}-`));
        await cp(seeded, path.join(dataDir, "data"), { recursive: true });
        return { ...cms, E2E_DATA_DIR: dataDir, E2E_PORTS: (await claimedPorts(PORTS)).join() };
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Seeds once for each state of the sources and each day: sample jobs and posts have dates relative to today. */
async function keepSeeded(): Promise<string> {
  const [yesterday, today] = [dayOf(Date.now() - DAY_MS), dayOf(Date.now())];
  const kept = path.join(KEPT, today, await digest());
  if (await exists(kept)) return kept;
  await mkdir(path.dirname(kept), { recursive: true });
  // A command that began before midnight may still copy from yesterday's.
  const earlier = (await readdir(KEPT)).filter((day) => day < yesterday);
  await Promise.all(earlier.map((day) => rm(path.join(KEPT, day), { recursive: true, force: true })));
  const folder = await mkdtemp(path.join(KEPT, today, "new-"));
  const seeded = await seed(folder);
  await rename(seeded, kept).catch(async (error) => {
    if (!(await exists(kept))) throw error;
  });
  await rm(folder, { recursive: true, force: true });
  return kept;
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

async function digest(): Promise<string> {
  const hash = createHash("sha256").update(await digestSources());
  const images = path.join("apps/cms/seed/images");
  const names = (await readdir(path.join(root, images), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative(root, entry.parentPath), entry.name))
    .sort();
  for (const name of [...SOURCES, ...names]) hash.update(name).update(await readFile(path.join(root, name)));
  return hash.digest("hex").slice(0, 16);
}

async function seed(folder: string): Promise<string> {
  const accounts = JSON.parse(await readFile(path.join(root, ACCOUNTS), "utf8"));
  const dataDir = path.join(folder, "data");
  await step("Seeding", [process.execPath, "scripts/seed.ts"], {
    ...process.env,
    ...accounts,
    ENV_FILE: path.join(folder, ".env"),
    DATA_DIR: dataDir,
  });
  const seeded = path.join(folder, "seeded");
  for (const name of (await readdir(dataDir)).filter((name) => /^(public|cms\.sqlite.*)$/.test(name))) {
    await cp(path.join(dataDir, name), path.join(seeded, name), { recursive: true });
  }
  const { quickenPasswords } = await import("../../packages/testing/src/quick-passwords.ts");
  quickenPasswords(path.join(seeded, "cms.sqlite"));
  return seeded;
}
