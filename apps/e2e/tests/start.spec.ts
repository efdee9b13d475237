import { spawn, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { productPorts } from "@repo/testing/free-port";
import { product } from "../product";

const root = path.resolve("../..");

async function start(folder: string, settings: Record<string, string>) {
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ENV_FILE: path.join(folder, ".env"),
      DATA_DIR: path.join(folder, "data"),
      ...(await productPorts()),
      ...settings,
    },
  });
  let errors = "";
  child.stderr.on("data", (chunk) => (errors += chunk));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, errors };
}

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "start-test-"));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

const wrong: [string, Record<string, string>, string][] = [
  ["a wrong port", { WEB_PORT: "abc" }, 'WEB_PORT must be a whole number, not "abc".\n'],
  [
    "a port that is taken",
    { CMS_PORT: product.CMS_PORT },
    `CMS_PORT: port ${product.CMS_PORT} is taken by another program.\n`,
  ],
  ["an unwritable data folder", { DATA_DIR: "/proc/nowhere" }, "DATA_DIR: /proc/nowhere can't be written to.\n"],
  ["a data folder in use", { DATA_DIR: product.DATA_DIR }, `DATA_DIR: ${product.DATA_DIR} is in use by process`],
  [
    "a database that is down",
    { DATABASE_CLIENT: "postgres", DATABASE_URL: "postgresql://u:secret@127.0.0.1:9/cms" },
    "DATABASE_URL: the database at 127.0.0.1:9 can't be reached (ECONNREFUSED).\n",
  ],
  [
    "a public site without addresses",
    { SITE_URL: "https://www.acme.com" },
    "MAIL_FROM, MAIL_TO_HR, MAIL_TO_SALES are not set.\n",
  ],
];

for (const [what, settings, message] of wrong) {
  test(`${what} ends the start with one line, before anything is touched`, { tag: "@nightly" }, async () => {
    const { code, errors } = await start(folder, settings);
    expect(errors).toContain(message);
    expect(errors.trim().split("\n")).toHaveLength(1);
    expect(errors).not.toContain("secret");
    expect(code).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });
}

test("a full disk ends the start with one line that names the folder", { tag: "@nightly" }, async () => {
  test.skip(process.getuid?.() !== 0, "Mounts a file system.");
  expect(spawnSync("mount", ["-t", "tmpfs", "-o", "size=20m", "tmpfs", folder]).status).toBe(0);
  try {
    const { code, errors } = await start(folder, {});
    expect(errors).toBe(`DATA_DIR: the disk of ${path.join(folder, "data")} is full: less than 256 MB are free.\n`);
    expect(code).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  } finally {
    spawnSync("umount", [folder]);
  }
});

test("a broken .env ends the start with the line that is broken", { tag: "@nightly" }, async () => {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, ".env"), "MAIL_FROM=a@example.com\nthis is nonsense\n");
  const { code, errors } = await start(folder, {});
  expect(errors).toBe(".env line 2 must be NAME=value.\n");
  expect(code).toBe(1);
  expect(await readdir(folder)).toEqual([".env"]);
});

test("a name in .env that is no setting is one line at the start", { tag: "@nightly" }, async () => {
  await writeFile(path.join(folder, ".env"), "RATE_LIMIT_LOGN=3\nEDGE_RATE=20\nCOMPOSE_FILE=a.yml\n");
  const { errors } = await start(folder, { WEB_PORT: "abc" });
  expect(errors).toBe(
    'RATE_LIMIT_LOGN is no setting. Did you mean RATE_LIMIT_LOGIN?\nWEB_PORT must be a whole number, not "abc".\n',
  );
});

test("lock files that a killed process has left empty stop nobody", { tag: "@nightly" }, async () => {
  const data = path.join(folder, "data");
  await mkdir(data);
  for (const file of ["instance.lock", "instance.pid"]) await writeFile(path.join(data, file), "");
  const { code, errors } = await start(folder, {
    DATABASE_CLIENT: "postgres",
    DATABASE_URL: "postgresql://u@127.0.0.1:9/cms",
  });
  expect(errors).toContain("DATABASE_URL: the database at 127.0.0.1:9 can't be reached");
  expect(code).toBe(1);
});

test("what engines admits is told by version", { tag: "@nightly" }, async () => {
  const { admitsNode } = await import(path.join(root, "ops/install/node.mjs"));
  const range = "^22.18.0 || ^24.0.0 || ^26.0.0";
  const admitted = (version: string) => admitsNode(version, range);
  expect(["22.18.0", "22.22.3", "24.21.0", "26.10.1"].filter(admitted)).toHaveLength(4);
  expect(["18.20.8", "20.20.2", "22.17.1", "23.11.0", "25.1.0", "27.0.0"].filter(admitted)).toEqual([]);
});
