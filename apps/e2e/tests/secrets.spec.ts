import { lstat, readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { product, productLog } from "../product";
import { expect, test } from "./fixtures";

const instances = { site: path.resolve("../web/.instances"), cms: path.resolve("../cms/.instances") };
const SECRET_NAME = /PASSWORD|SECRET|TOKEN|SALT|KEY/;
const SECRET_SHAPES = { "a token": /eyJ[\w-]{10,}\.eyJ[\w-]{10,}/, "a password's hash": /\$2[aby]\$\d\d\$/ };

/** A password typed by mistake is as secret as the right one. */
const typed = `typed-${crypto.randomUUID()}`;

async function filesUnder(folder: string): Promise<string[]> {
  const paths = (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name));
  const files = await Promise.all(paths.map(async (file) => ((await stat(file)).isFile() ? [file] : [])));
  return files.flat();
}

async function folderOfThisInstance(all = instances.site): Promise<string> {
  for (const name of await readdir(all)) {
    const folder = path.join(all, name);
    const dataDir = await readFile(path.join(folder, "data-dir"), "utf8").catch(() => "");
    if (dataDir === product.DATA_DIR) return folder;
  }
  throw new Error("The instance's own folder was not found.");
}

/** Returns names only, because a failure must not print the secrets. */
async function leaks(files: string[], secrets: [string, string][]): Promise<string[]> {
  const found: string[] = [];
  for (const file of files) {
    const content = await readFile(file, "latin1");
    for (const [name, value] of secrets) if (content.includes(value)) found.push(`${name} in ${file}`);
    for (const [name, shape] of Object.entries(SECRET_SHAPES))
      if (shape.test(content)) found.push(`${name} in ${file}`);
  }
  return found;
}

test("no password, token, hash or secret stands in a bundle, a page or a log", async ({ request }) => {
  for (const data of [{ email: typed, password: typed }, { email: product.JOBS_ADMIN_EMAIL, password: typed }, typed]) {
    expect((await request.post("/api/auth/jobs/login", { data })).ok()).toBe(false);
  }
  const written = (await readFile(product.ENV_FILE, "utf8")).matchAll(/^(\w+)=(.+)$/gm);
  const settings = [...Object.entries(product), ...[...written].map(([, name = "", value = ""]) => [name, value])];
  const secrets = settings.filter(([name = ""]) => SECRET_NAME.test(name)) as [string, string][];
  expect(secrets.length).toBeGreaterThan(8);

  const built = await filesUnder(await folderOfThisInstance());
  const logs = [...(await filesUnder(path.join(product.DATA_DIR, "logs"))), productLog];
  expect(built.some((file) => /static.*\.js$/.test(file))).toBe(true);
  expect(built.some((file) => file.endsWith("admin-login.html"))).toBe(true);
  expect((await Promise.all(logs.map((file) => readFile(file)))).join("")).not.toBe("");
  expect(await leaks([...built, ...logs], [...secrets, ["what was typed", typed]])).toEqual([]);
});

test("settings, data, logs and rendered pages are for nobody but the account that runs the product", async () => {
  const folders = [product.DATA_DIR, await folderOfThisInstance(), await folderOfThisInstance(instances.cms)];
  const files = [product.ENV_FILE, ...folders];
  for (const folder of folders) {
    const inside = await readdir(folder, { recursive: true, withFileTypes: true });
    files.push(...inside.map(({ parentPath, name }) => path.join(parentPath, name)));
  }
  expect(files.some((file) => file.endsWith("admin-login.html"))).toBe(true);
  const open: string[] = [];
  for (const file of files) {
    // A file may be gone since the folder was read.
    const found = await lstat(file).catch(() => undefined);
    if (found && !found.isSymbolicLink() && found.mode & 0o077) open.push(file);
  }
  expect(open).toEqual([]);
});
