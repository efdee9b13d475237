import { createHash } from "node:crypto";
import { access, cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Folder of an instance inside an app, which is where its modules resolve from. An instance is known by its data
 * folder; folders of instances whose data is gone are removed.
 * @param {string} appDir
 * @param {string} dataDir
 * @returns {Promise<string>}
 */
export async function instanceFolder(appDir, dataDir) {
  const all = path.join(appDir, ".instances");
  const own = path.join(all, createHash("sha256").update(dataDir).digest("hex").slice(0, 12));
  await mkdir(own, { recursive: true });
  await writeFile(path.join(own, "data-dir"), dataDir);

  for (const name of await readdir(all)) {
    const folder = path.join(all, name);
    const data = await readFile(path.join(folder, "data-dir"), "utf8").catch(() => undefined);
    if (data && !(await exists(data))) await rm(folder, { recursive: true, force: true });
  }
  return own;
}

/**
 * Copies a build, unless the copy is of the same build already. The copy appears whole or not at all.
 * @param {{ from: string, to: string, buildId: string, skip?: string[] }} options `skip` names entries of the build
 * that are left out.
 */
export async function copyBuild({ from, to, buildId, skip = [] }) {
  const stamp = path.join(to, ".copy-of");
  if ((await readFile(stamp, "utf8").catch(() => undefined)) === buildId) return;

  const unfinished = `${to}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(from, unfinished, {
    recursive: true,
    filter: (source) => !skip.includes(path.relative(from, source)),
  });
  await writeFile(path.join(unfinished, ".copy-of"), buildId);
  await rm(to, { recursive: true, force: true });
  await rename(unfinished, to);
}

/**
 * Digest of the content of all files below a folder.
 * @param {string} folder
 * @returns {Promise<string>}
 */
export async function digestFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(path.relative(folder, file)).update(await readFile(file));
  return hash.digest("hex");
}
