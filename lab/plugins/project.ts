import { appendFile, cp, mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../../ops/command.ts";
import { type Command, step } from "../../ops/install/install.ts";
import { codeOf, commandOf } from "./readme.ts";

const PREVIEW = "strapi-plugin-live-preview";
const ARTICLE = "src/api/article";
const SCHEMA = {
  kind: "collectionType",
  collectionName: "articles",
  info: { singularName: "article", pluralName: "articles", displayName: "Article" },
  options: { draftAndPublish: true },
  attributes: {
    title: { type: "string", required: true },
    slug: { type: "uid", targetField: "title", required: true },
    body: { type: "text" },
    picture: { type: "media", allowedTypes: ["images"] },
  },
};
const PARTS = { controllers: "createCoreController", routes: "createCoreRouter", services: "createCoreService" };

export type Project = { folder: string; plain: string; site: (ports: Ports) => Command };
export type Ports = { cms: number; site: number };

/** Makes a starter project configured by the READMEs. @returns its folder, and that of one without the plugins. */
export async function makeProject(within: string, tarballs: Record<string, string>): Promise<Project> {
  const [folder, plain] = [path.join(within, "project"), path.join(within, "plain")];
  const { strapi, sqlite } = await ourVersions();
  const starter = [
    "--typescript",
    "--use-npm",
    "--no-install",
    "--no-run",
    "--dbclient=sqlite",
    "--dbfile=.tmp/data.db",
  ];
  const answers = ["--non-interactive", "--skip-cloud", "--no-example", "--no-git-init"];
  await step("Making a project", ["npx", "--yes", `create-strapi@${strapi}`, folder, ...starter, ...answers]);
  await mkdir(path.join(folder, ".tmp"));
  // The starter's 12.8.0 aborts Node.js 24.21 when its statements are garbage-collected.
  await change(path.join(folder, "package.json"), (text) =>
    text.replace(/("better-sqlite3": )"[^"]+"/, `$1"${sqlite}"`),
  );
  await addArticles(folder);
  await cp(folder, plain, { recursive: true });

  await step("Installing the plugins in it", ["npm", "install", "--prefix", folder, ...Object.values(tarballs)]);
  const readmes = new Map<string, string>();
  for (const name of Object.keys(tarballs)) {
    readmes.set(name, await readFile(path.join(folder, "node_modules", name, "README.md"), "utf8"));
  }
  await configure(folder, readmes);
  await step("Building its panel", ["npm", "run", "build", "--prefix", folder]);

  const packages = path.join(plain, "node_modules");
  await rm(packages, { recursive: true, force: true });
  await symlink(path.join(folder, "node_modules"), packages);
  await step("Compiling it without the plugins", [path.join(packages, ".bin/tsc"), "--project", plain]);
  await cp(path.join(folder, "dist/build"), path.join(plain, "dist/build"), { recursive: true });

  const site = commandOf(readmes.get(PREVIEW) ?? "", "example/server.mjs");
  return { folder, plain, site: (ports) => ["sh", "-c", `exec env ${withPorts(site, ports)}`] };
}

/** The READMEs name the default ports of Strapi and of a site. */
const withPorts = (text: string, { cms, site }: Ports) =>
  text.replace(/\b1337\b/g, String(cms)).replace(/\b3000\b/g, String(site));

async function ourVersions() {
  const { dependencies } = JSON.parse(await readFile(path.join(root, "apps/cms/package.json"), "utf8"));
  return { strapi: dependencies["@strapi/strapi"], sqlite: dependencies["better-sqlite3"] };
}

async function addArticles(folder: string): Promise<void> {
  const type = path.join(folder, ARTICLE, "content-types/article/schema.json");
  await mkdir(path.dirname(type), { recursive: true });
  await writeFile(type, JSON.stringify(SCHEMA));
  for (const [name, factory] of Object.entries(PARTS)) {
    const file = path.join(folder, ARTICLE, name, "article.ts");
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(
      file,
      `import { factories } from "@strapi/strapi";\n\nexport default factories.${factory}("api::article.article");\n`,
    );
  }
}

async function configure(folder: string, readmes: Map<string, string>): Promise<void> {
  const within = path.join(folder, "src/readmes");
  const plugins = path.join(folder, "config/plugins.ts");
  await mkdir(within);
  await rename(plugins, path.join(within, "starter.ts"));
  for (const [name, readme] of readmes) {
    await writeFile(path.join(within, `${name}.ts`), codeOf(readme, "config/plugins.ts"));
  }
  const names = ["starter", ...readmes.keys()];
  const imports = names.map((name, index) => `import config${index} from "../src/readmes/${name}";`);
  const merged = `
type Config = (context: Core.Config.Shared.ConfigParams) => Core.Config.Plugin;

const configs: Config[] = [${names.map((_, index) => `config${index}`).join(", ")}];

export default ((context) => Object.assign({}, ...configs.map((config) => config(context)))) satisfies Config;
`;
  await writeFile(plugins, ['import type { Core } from "@strapi/strapi";', ...imports, merged].join("\n"));

  const preview = readmes.get(PREVIEW) ?? "";
  await change(path.join(folder, "config/admin.ts"), (text) =>
    text.replace(/^\}\);$/m, `${codeOf(preview, "config/admin.ts")}});`),
  );
  await appendFile(path.join(folder, ".env"), codeOf(preview, ".env"));
}

async function change(file: string, how: (text: string) => string): Promise<void> {
  const text = await readFile(file, "utf8");
  const changed = how(text);
  if (changed === text) throw new Error(`The starter has another ${path.basename(file)} than this test knows.`);
  await writeFile(file, changed);
}
