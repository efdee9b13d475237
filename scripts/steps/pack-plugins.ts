import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expected, root } from "./environment.ts";
import { releaseNotes } from "./release-notes.ts";

const PACKAGES = path.join(root, "packages");
const PUBLISHED = ["dist", "README.md", "CHANGELOG.md", "LICENSE"];

export async function pluginNames(): Promise<string[]> {
  return (await readdir(PACKAGES)).filter((name) => name.startsWith("strapi-plugin-"));
}

/**
 * Packs a plugin that is built, as it is published: without what only its development needs.
 * @param repository its address where it is published from, which its provenance has to agree with
 * @returns the tarball
 */
export async function packPlugin(name: string, folder: string, repository?: string): Promise<string> {
  const source = path.join(PACKAGES, name);
  const { devDependencies, scripts, ...manifest } = JSON.parse(
    await readFile(path.join(source, "package.json"), "utf8"),
  );
  if (repository) manifest.repository.url = `git+${repository}.git`;
  const content = await mkdtemp(path.join(tmpdir(), `${name}-`));
  try {
    for (const part of PUBLISHED) await cp(path.join(source, part), path.join(content, part), { recursive: true });
    await writeFile(path.join(content, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
    await mkdir(folder, { recursive: true });
    const args = ["pack", "--silent", `--pack-destination=${path.resolve(folder)}`];
    const { status, stderr } = spawnSync("npm", args, { cwd: content, encoding: "utf8" });
    if (status !== 0) throw expected(`npm could not pack ${name}: ${stderr}`);
  } finally {
    await rm(content, { recursive: true });
  }
  return path.resolve(folder, `${name}-${manifest.version}.tgz`);
}

/** The plugin of a tag such as `strapi-plugin-page-redirects@1.0.0`. @throws when tag, version and changelog do not agree. */
export async function taggedPlugin(tag: string): Promise<string> {
  const [name = "", version = ""] = tag.split("@");
  if (!(await pluginNames()).includes(name)) throw expected(`No plugin is named ${name || "in the tag"}.`);
  const read = (file: string) => readFile(path.join(PACKAGES, name, file), "utf8");
  releaseNotes(`v${version}`, JSON.parse(await read("package.json")).version, await read("CHANGELOG.md"));
  return name;
}
