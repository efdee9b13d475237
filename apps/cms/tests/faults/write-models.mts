/** `node write-models.mts FILE` writes the tables that Strapi makes of all its content types. */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const [file = ""] = process.argv.slice(2);
const { createStrapi }: typeof import("@strapi/strapi") = createRequire(import.meta.url)("@strapi/strapi");
const strapi = createStrapi({ appDir: process.cwd(), distDir: path.resolve("dist") });
await strapi.register();
strapi.db.init = async ({ models }) => {
  writeFileSync(file, JSON.stringify(models));
  process.exit();
};
await strapi.bootstrap();
