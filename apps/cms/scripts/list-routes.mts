/** Writes the routes of Strapi's router as JSON to the given file. */
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import "./placeholder-settings.mts";

process.env.NODE_ENV = "production";
await mkdir(path.join(process.env.DATA_DIR ?? "", "public/uploads"), { recursive: true });
const require = createRequire(import.meta.url);
const { createStrapi }: typeof import("@strapi/strapi") = require("@strapi/strapi");

const strapi = await createStrapi({ appDir: process.cwd(), distDir: path.resolve("dist") }).load();
const layers = strapi.server
  .mount()
  .listRoutes()
  .map(({ methods, path }) => ({ methods, path }));
await writeFile(process.argv[2] ?? "", JSON.stringify(layers));
process.exit();
