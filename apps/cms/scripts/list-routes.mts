/** Writes the routes of Strapi's router, each as `GET /path`, as JSON to the given file. */
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import "./placeholder-settings.mts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

process.env.NODE_ENV = "production";
await mkdir(path.join(process.env.DATA_DIR ?? "", "public/uploads"), { recursive: true });
const require = createRequire(import.meta.url);
const { createStrapi }: typeof import("@strapi/strapi") = require("@strapi/strapi");

const strapi = await createStrapi({ appDir: process.cwd(), distDir: path.resolve("dist") }).load();
const routes = strapi.server
  .mount()
  .listRoutes()
  // A route for any method lists dozens of methods: GET and POST stand for them.
  .map(({ methods, path }) => ({ path, methods: methods.length > 2 * METHODS.length ? ["GET", "POST"] : methods }))
  .flatMap(({ methods, path }) => methods.map((method: string) => ({ method, path })))
  .filter(({ method }) => METHODS.includes(method))
  .map(({ method, path }) => `${method} ${path}`);
await writeFile(process.argv[2] ?? "", JSON.stringify([...new Set(routes)]));
process.exit();
