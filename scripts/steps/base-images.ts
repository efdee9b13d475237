import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Engine } from "./engine.ts";
import { expected, root } from "./environment.ts";
import { type Command, step } from "./install.ts";

const sources = path.join(root, "deploy/base-images");
const DEBIAN = "stand-in/debian";
const SUITE = "bookworm";
const SERVICE_IMAGE = /^ {4}image: ([^$\s]+)$/gm;
const MODULES = ["maildev@2.2.1", "@20minutes/s3rver@4.0.4"];

const STAND_INS: Record<string, string> = {
  node: "node",
  nginx: "nginx",
  postgres: "postgres",
  redis: "redis",
  "versity/versitygw": "storage",
  "axllent/mailpit": "mailpit",
};

export async function makeBaseImages({ docker: [docker] }: Engine): Promise<void> {
  const succeeds = (...args: string[]) => spawnSync(docker, args, { stdio: "ignore" }).status === 0;
  const missing: string[] = [];
  for (const name of await imageNames()) {
    if (succeeds("image", "inspect", name)) continue;
    if (succeeds("pull", "--quiet", name)) console.log(`Pulled ${name}.`);
    else missing.push(name);
  }
  if (missing.length === 0) return;

  const folder = await mkdtemp(path.join(tmpdir(), "base-images-"));
  try {
    if (!succeeds("image", "inspect", DEBIAN)) await makeDebian(docker, folder);
    await gatherPackages(folder);
    for (const name of missing) {
      const target = STAND_INS[name.replace(/:.*/, "")];
      if (!target) throw expected(`${name} can't be pulled, and has no stand-in.`);
      const build: Command = [docker, "build", "--network=host", `--target=${target}`, `--tag=${name}`, folder];
      await step(`Building a stand-in for ${name}`, build, { ...process.env, DOCKER_BUILDKIT: "0" });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function imageNames(): Promise<string[]> {
  const read = (file: string) => readFile(path.join(root, file), "utf8");
  const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);
  return [
    ...matches(await read("Dockerfile"), /^ARG \w+_IMAGE=(\S+)$/gm),
    ...matches(await read("docker-compose.yml"), SERVICE_IMAGE),
    ...matches(await read("docker-compose.replicas.yml"), SERVICE_IMAGE),
  ].filter((name) => !name.startsWith("certbot/"));
}

async function makeDebian(docker: string, folder: string): Promise<void> {
  const tree = path.join(folder, "root");
  const mirror = await debianMirror();
  await step("Building a Debian image", ["debootstrap", "--variant=minbase", SUITE, tree, mirror]);
  // The image needs this machine's CA certificates, because its packages may come through a proxy.
  await mkdir(path.join(tree, "etc/ssl/certs"), { recursive: true });
  await cp("/etc/ssl/certs/ca-certificates.crt", path.join(tree, "etc/ssl/certs/ca-certificates.crt"));
  await rm(path.join(tree, "var/cache/apt/archives"), { recursive: true });
  await mkdir(path.join(tree, "var/cache/apt/archives/partial"), { recursive: true });
  await step("Importing the Debian image", [
    "sh",
    "-c",
    `tar -C "$1" -c . | "$2" import - "$3"`,
    "sh",
    tree,
    docker,
    DEBIAN,
  ]);
  await rm(tree, { recursive: true });
}

async function debianMirror(): Promise<string> {
  for (const file of ["/etc/apt/sources.list.d/debian.sources", "/etc/apt/sources.list"]) {
    const text = await readFile(file, "utf8").catch(() => "");
    const mirror = /^(?:URIs:|deb(?: \[.*\])?)\s+(https?:\S+)/m.exec(text)?.[1];
    if (mirror) return mirror;
  }
  throw expected("Stand-ins are built from Debian's packages, but this machine's sources list has none.");
}

async function gatherPackages(folder: string): Promise<void> {
  await cp(sources, folder, { recursive: true });
  const version = (await readFile(path.join(root, ".nvmrc"), "utf8")).trim();
  const modules = path.join(folder, "modules");
  const npm = (...packages: string[]): Command => [
    "npm",
    "install",
    "--no-fund",
    "--no-audit",
    `--prefix=${modules}`,
    ...packages,
  ];
  await mkdir(modules);
  await step("Fetching packages", npm(...MODULES));
  for (const name of ["storage.mjs", "mailpit.mjs"]) await rename(path.join(folder, name), path.join(modules, name));

  const tools = path.join(folder, "tools");
  await mkdir(tools);
  const [program, ...args] = npm(`node-linux-${process.arch}@${version}`, "npm@11");
  await step("Fetching Node.js", [
    program,
    ...args.map((arg) => (arg.startsWith("--prefix") ? `--prefix=${tools}` : arg)),
  ]);
  await rename(path.join(tools, `node_modules/node-linux-${process.arch}`), path.join(folder, "node"));
  await rename(path.join(tools, "node_modules/npm"), path.join(folder, "npm"));
}
