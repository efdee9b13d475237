/**
 * `node run-migration.mjs JOB`, with JSON: runs `migration` as Strapi does, or a start's steps with the tables of
 * `models`, in each of `places`. Prints each statement, and kills itself before the one numbered `killBefore`.
 */
import { randomUUID } from "node:crypto";
import { readFileSync, writeSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const { migration, models, places, killBefore } = JSON.parse(process.argv[2]);
const require = createRequire(import.meta.url);
const strapiPackage = createRequire(require.resolve("@strapi/strapi/package.json"));
const databasePackage = createRequire(strapiPackage.resolve("@strapi/database/package.json"));
/** Loads a file that Strapi doesn't export from its place in a package. */
const internal = (name, file) => require(path.join(path.dirname(strapiPackage.resolve(`${name}/package.json`)), file));
/** Statements that change nothing: a kill before one equals a kill before the next. */
const READ = /^\s*(select|pragma|begin)/i;

let statements = 0;
const watch = (knex, step, isCounted) =>
  knex.on("query", ({ sql }) => {
    if (!isCounted(sql)) return;
    statements += 1;
    if (statements === killBefore) process.kill(process.pid, "SIGKILL");
    writeSync(1, `${JSON.stringify([step(), sql])}\n`);
  });

for (const place of places) await (migration ? migrate(place) : start(place));
process.exit(0);

async function migrate({ DATA_DIR, DATABASE_URL }) {
  const knex = databasePackage("knex")(
    DATABASE_URL
      ? { client: "postgres", connection: { connectionString: DATABASE_URL } }
      : {
          client: "better-sqlite3",
          connection: { filename: path.join(DATA_DIR, "cms.sqlite") },
          useNullAsDefault: true,
        },
  );
  watch(
    knex,
    () => migration,
    () => true,
  );
  await knex.transaction(require(migration).up);
  await knex.destroy();
}

/** JSON has no functions, so this adds the one that gives new rows a document ID. */
function readModels() {
  const read = JSON.parse(readFileSync(models, "utf8"));
  for (const { attributes } of read) if (attributes.documentId) attributes.documentId.default = randomUUID;
  return read;
}

/** Skips the rest of Strapi, whose start takes seconds. */
async function start(place) {
  Object.assign(process.env, place);
  const { Database } = databasePackage("@strapi/database");
  const { startSteps } = require("../../dist/src/operations/schema/start-steps.js");
  const config = require("../../dist/config/database.js").default();
  const db = new Database({ ...config, logger: console, settings: { migrations: { dir: "database/migrations" } } });
  await db.init({ models: readModels() });
  const folder = internal("@strapi/upload", "dist/server/services/folder.js");
  global.strapi = {
    db,
    log: console,
    requestContext: { get: () => undefined },
    eventHub: { emit: () => undefined },
    store: internal("@strapi/core", "dist/services/core-store.js").createCoreStore({ db }),
    plugin: () => ({ service: () => folder }),
  };
  let step;
  watch(
    db.connection,
    () => step,
    (sql) => !READ.test(sql),
  );
  for (step of Object.keys(startSteps)) await startSteps[step](global.strapi);
  await db.destroy();
}
