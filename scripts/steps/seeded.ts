import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { claimedPorts } from "../../packages/testing/src/free-port.ts";
import { root } from "./environment.ts";
import { step } from "./install.ts";

const PORTS = 4;

type Seeded = {
  cms: NodeJS.ProcessEnv;
  browser: (suite: string) => Promise<NodeJS.ProcessEnv>;
};

export async function withSeeded(work: (settings: Seeded) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "test-"));
  try {
    const seeded = await seed(folder);
    const cms = { SEEDED_DATA_DIR: seeded };
    await work({
      cms,
      async browser(suite) {
        const dataDir = path.join(folder, suite);
        await cp(seeded, path.join(dataDir, "data"), { recursive: true });
        return { ...cms, E2E_DATA_DIR: dataDir, E2E_PORTS: (await claimedPorts(PORTS)).join() };
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function seed(folder: string): Promise<string> {
  const accounts = JSON.parse(await readFile(path.join(root, "packages/testing/accounts.json"), "utf8"));
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
