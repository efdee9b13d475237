import { spawnSync } from "node:child_process";
import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { signInToPanel } from "@repo/testing/panel";
import { copySeeded } from "@repo/testing/seeded";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cmsSettings, end, launchCms, machine, PANEL_ACCOUNT, type RunningCms } from "../setup/start-cms";
import { apply } from "./applicant";
import { firstJob } from "./environments";

const INSTANCES = path.resolve(".instances");

let folder: string;
let settings: Record<string, string>;
const running: RunningCms[] = [];

const inFolder = (name: string) => path.join(folder, name);

/** Makes a data folder as an older version left it, open to every account of the machine. */
async function openDataDir(): Promise<string> {
  const dataDir = inFolder("data");
  await copySeeded(dataDir);
  for (const name of ["logs", "resumes", "incoming", "public/uploads"]) {
    await mkdir(path.join(dataDir, name), { recursive: true });
    await writeFile(path.join(dataDir, name, "of-before"), "Personal");
  }
  await writeFile(inFolder("elsewhere"), "Of somebody else", { mode: 0o644 });
  await symlink(inFolder("elsewhere"), path.join(dataDir, "link"));
  for (const file of under(dataDir)) chmodSync(file, lstatSync(file).isDirectory() ? 0o755 : 0o644);
  return dataDir;
}

/** Returns the folder itself and everything in it except links. */
function under(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const inside = entries.filter((entry) => !entry.isSymbolicLink());
  return [root, ...inside.map(({ parentPath, name }) => path.join(parentPath, name))];
}

const open = (file: string) => ((lstatSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) > 0;

function command(name: "backup" | "restore", env: Record<string, string>): void {
  const run = spawnSync(process.execPath, [`scripts/${name}.mts`, inFolder("backup.tar.gz")], {
    env: { ...machine, ...env },
    encoding: "utf8",
  });
  expect(run.status, run.stdout + run.stderr).toBe(0);
}

function instanceOf(dataDir: string): string {
  const id = spawnSync("cat", [path.join(dataDir, "instance-id")], { encoding: "utf8" }).stdout;
  return path.join(INSTANCES, id);
}

beforeAll(async () => {
  // This is the default of an unconfigured server.
  process.umask(0o022);
  folder = await mkdtemp(path.join(tmpdir(), "private-"));
  chmodSync(folder, 0o755);
  settings = await cmsSettings(await openDataDir());
  chmodSync(settings.DATA_DIR ?? "", 0o755);
  running.push(await launchCms(settings));

  await apply(settings, await firstJob(settings), 1);
  const picture = new FormData();
  picture.set("files", new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], "mine.svg", { type: "image/svg+xml" }));
  const authorization = `Bearer ${await signInToPanel(settings.CMS_URL ?? "", PANEL_ACCOUNT)}`;
  const uploaded = await fetch(`${settings.CMS_URL}/upload`, {
    method: "POST",
    body: picture,
    headers: { authorization },
  });
  expect(uploaded.status).toBe(201);
});

afterAll(async () => {
  for (const cms of running) await end(cms, "SIGTERM");
  await rm(folder, { recursive: true, force: true });
});

describe("nobody but the owner reads", () => {
  it("what was there before the start, and what was made since", () => {
    const { DATA_DIR = "" } = settings;
    const names = under(DATA_DIR).map((file) => path.relative(DATA_DIR, file));
    for (const name of ["cms.sqlite", "cms.sqlite-wal", "cms.sqlite-shm", "logs/cms.log", "logs/of-before"]) {
      expect(names).toContain(name);
    }
    expect(names.filter((name) => /^resumes\/.*\.pdf$/.test(name))).toHaveLength(1);
    expect(names.filter((name) => /^public\/uploads\/mine.*\.svg$/.test(name))).toHaveLength(1);
    expect(under(DATA_DIR).filter(open)).toEqual([]);
    expect(under(instanceOf(DATA_DIR)).filter(open)).toEqual([]);
  });

  it("a backup, and what is restored of it", async () => {
    command("backup", settings);
    const restored = { ...(await cmsSettings(inFolder("restored"))) };
    command("restore", restored);
    expect(open(inFolder("backup.tar.gz"))).toBe(false);
    expect(under(inFolder("restored")).filter((file) => /resumes\/.*pdf$/.test(file))).toHaveLength(1);
    expect(under(inFolder("restored")).filter(open)).toEqual([]);
  });
});

it("what a link in a data folder leads to stays as it is", () => {
  expect(open(inFolder("elsewhere"))).toBe(true);
});
