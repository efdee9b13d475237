/** Writes the types of the content and the GraphQL schema; with `--check`, fails if a committed file differs. */
import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import "./placeholder-settings.mts";

const COMPILED = path.resolve("node_modules/.cache/generated");
const SCHEMA = "../web/schema.graphql";
const TYPES = ["contentTypes.d.ts", "components.d.ts"].map((file) => path.join("types/generated", file));
const require = createRequire(import.meta.url);
const { printSchema, lexicographicSortSchema }: typeof import("graphql") = require("graphql");
const { createStrapi }: typeof import("@strapi/strapi") = require("@strapi/strapi");
const { generators } = require("@strapi/typescript-utils");

// Types aren't checked: they fit only once they are written. The panel is left out, because it takes longest to build.
await rm(COMPILED, { recursive: true, force: true });
const compile = ["--project", ".", "--noCheck", "--incremental", "false", "--outDir", COMPILED];
const { status } = spawnSync("tsc", compile, { stdio: "inherit", shell: process.platform === "win32" });
if (status !== 0) process.exit(status ?? 1);

process.env.NODE_ENV = "production";
await mkdir(path.join(process.env.DATA_DIR ?? "", "public/uploads"), { recursive: true });
const strapi = await createStrapi({ appDir: process.cwd(), distDir: COMPILED }).load();
const made = await mkdtemp(path.join(tmpdir(), "generated-"));
await generators.generate({
  strapi,
  pwd: made,
  artifacts: { contentTypes: true, components: true },
  logger: { silent: true },
});
const schema = strapi.plugin("graphql").service("content-api").buildSchema();
await writeFile(path.join(made, "schema.graphql"), `${printSchema(lexicographicSortSchema(schema))}\n`);

const targets = new Map([...TYPES.map((file) => [file, file] as const), ["schema.graphql", SCHEMA] as const]);
const old: string[] = [];
for (const [file, target] of targets) {
  const source = path.join(made, file);
  if (!process.argv.includes("--check")) await cp(source, target);
  else if ((await readFile(source, "utf8")) !== (await readFile(target, "utf8").catch(() => ""))) old.push(target);
}
await rm(made, { recursive: true });
for (const target of old) console.error(`${target} is not what the CMS has now: run \`npm run generate\`.`);
process.exit(old.length > 0 ? 1 : 0);
