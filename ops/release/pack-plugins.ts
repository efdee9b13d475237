import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { expected, root } from "../command.ts";
import { releaseNotes } from "./notes.ts";

type Manifest = {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

const PLUGINS = path.join(root, "plugins");
/** npm publishes these whatever `files` says. */
const ALWAYS = ["README.md", "LICENSE"];
const DECLARATIONS = /\.d\.ts$/;

export async function pluginNames(): Promise<string[]> {
  return (await readdir(PLUGINS)).filter((name) => name.startsWith("strapi-plugin-"));
}

/** Packs a built plugin. @returns the tarball. @param repository is checked against the package's provenance. */
export async function packPlugin(name: string, folder: string, repository?: string): Promise<string> {
  const source = path.join(PLUGINS, name);
  const { devDependencies, scripts, ...manifest } = JSON.parse(
    await readFile(path.join(source, "package.json"), "utf8"),
  );
  if (repository) manifest.repository.url = `git+${repository}.git`;
  const content = await mkdtemp(path.join(tmpdir(), `${name}-`));
  try {
    for (const part of [...manifest.files, ...ALWAYS]) {
      await cp(path.join(source, part), path.join(content, part), { recursive: true });
    }
    await leaveOutDeclarations(path.join(content, "dist/server"), name, manifest);
    await writeFile(path.join(content, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
    if (repository) await showPictures(path.join(content, "README.md"), `${repository}/raw/HEAD/plugins/${name}`);
    await mkdir(folder, { recursive: true });
    const args = ["pack", "--silent", `--pack-destination=${path.resolve(folder)}`];
    const { status, stderr } = spawnSync("npm", args, { cwd: content, encoding: "utf8" });
    if (status !== 0) throw expected(`npm could not pack ${name}: ${stderr}`);
  } finally {
    await rm(content, { recursive: true });
  }
  return path.resolve(folder, `${name}-${manifest.version}.tgz`);
}

/** Accepts a tag such as `strapi-plugin-page-redirects@1.0.0`. @throws when tag, version and changelog disagree. */
export async function taggedPlugin(tag: string): Promise<string> {
  const [name = "", version = ""] = tag.split("@");
  if (!(await pluginNames()).includes(name)) throw expected(`No plugin is named ${name || "in the tag"}.`);
  const read = (file: string) => readFile(path.join(PLUGINS, name, file), "utf8");
  releaseNotes(`v${version}`, JSON.parse(await read("package.json")).version, await read("CHANGELOG.md"));
  return name;
}

/** Keeps only the type declarations that users can reach. @throws when one names a package that isn't installed. */
export async function leaveOutDeclarations(folder: string, name: string, manifest: Manifest): Promise<void> {
  const installed = new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));
  const reached = new Set<string>();
  const next = [path.join(folder, "index.d.ts")];
  for (let file = next.pop(); file; file = next.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const named of importsOf(await readFile(file, "utf8"))) {
      if (named.startsWith(".")) next.push(path.resolve(path.dirname(file), `${named}.d.ts`));
      else if (!installed.has(packageOf(named)) && !builtinModules.includes(named.replace(/^node:/, ""))) {
        throw expected(`The types of ${name} name ${named} in ${path.basename(file)}, which isn't published with it.`);
      }
    }
  }
  for (const file of await readdir(folder, { recursive: true })) {
    const whole = path.join(folder, file);
    if (DECLARATIONS.test(file) && !reached.has(whole)) await rm(whole);
  }
}

const importsOf = (declarations: string): string[] =>
  [...declarations.matchAll(/(?:\bfrom |\bimport\()"([^"]+)"/g)].map(([, named = ""]) => named);

const packageOf = (named: string) => named.split("/", named.startsWith("@") ? 2 : 1).join("/");

/** npm doesn't show pictures with addresses relative to the README. */
async function showPictures(readme: string, address: string): Promise<void> {
  const text = await readFile(readme, "utf8");
  await writeFile(readme, text.replace(/(!\[[^\]]*\]\()(?!https:)/g, `$1${address}/`));
}
