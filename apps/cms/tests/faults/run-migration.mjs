/** `node run-migration.mjs <file> <settings of knex> <kill before this statement>`: a migration as Strapi runs it. */
import { createRequire } from "node:module";

const [file, settings, killBefore] = process.argv.slice(2);
const strapi = createRequire(createRequire(import.meta.url).resolve("@strapi/strapi/package.json"));
const knex = createRequire(strapi.resolve("@strapi/database/package.json"))("knex")(JSON.parse(settings));
const { up } = createRequire(import.meta.url)(file);

let statements = 0;
knex.on("query", () => {
  statements += 1;
  if (statements === Number(killBefore)) process.kill(process.pid, "SIGKILL");
});
await knex.transaction(up);
await knex.destroy();
process.stdout.write(String(statements));
