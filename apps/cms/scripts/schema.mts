/** Writes the GraphQL schema to packages/cms-client; with `--check`, fails when the committed one differs. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import "./placeholder-settings.mts";

const TARGET = path.resolve("../../packages/cms-client/schema.graphql");
const require = createRequire(import.meta.url);
const { printSchema, lexicographicSortSchema }: typeof import("graphql") = require("graphql");
const { createStrapi }: typeof import("@strapi/strapi") = require("@strapi/strapi");

process.env.NODE_ENV = "production";
await mkdir(path.join(process.env.DATA_DIR ?? "", "public/uploads"), { recursive: true });
const strapi = await createStrapi({ appDir: process.cwd(), distDir: path.resolve("dist") }).load();
const schema = strapi.plugin("graphql").service("content-api").buildSchema();
const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;

if (!process.argv.includes("--check")) await writeFile(TARGET, printed);
else if (printed !== (await readFile(TARGET, "utf8"))) {
  console.error("packages/cms-client/schema.graphql is not what the CMS serves: run `npm run generate`.");
  process.exit(1);
}
process.exit(0);
