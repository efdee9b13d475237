import { createRequire } from "node:module";
import type { Core } from "@strapi/strapi";
import { afterAll, beforeAll, expect, it } from "vitest";
import { reportFailedCommits } from "../src/database/failed-commits";

const require = createRequire(createRequire(import.meta.url).resolve("@strapi/strapi"));
const makeKnex = createRequire(require.resolve("@strapi/database"))("knex");

const knex = makeKnex({
  client: "better-sqlite3",
  connection: { filename: ":memory:" },
  pool: { min: 1, max: 1 },
  useNullAsDefault: true,
});

beforeAll(async () => {
  await knex.raw("pragma foreign_keys = on");
  await knex.raw("create table jobs (id integer primary key)");
  await knex.raw("create table applications (job integer references jobs(id) deferrable initially deferred)");
});
afterAll(() => knex.destroy());

/** SQLite checks a deferred reference at the commit. */
async function store(job: number) {
  const transaction = await knex.transaction();
  await transaction("applications").insert({ job });
  await transaction.commit();
}

it("a transaction fails with its COMMIT, which Knex alone doesn't tell, and the next one goes on", async () => {
  await expect(store(1)).resolves.toBeUndefined();
  // SQLite ends the transaction by itself on a full disk, but not for a reference.
  await knex.raw("rollback");
  expect(await knex("applications").select()).toEqual([]);

  reportFailedCommits({ db: { connection: knex } } as Core.Strapi);
  await expect(store(1)).rejects.toThrow("FOREIGN KEY");
  await knex.raw("rollback");
  await knex("jobs").insert({ id: 1 });
  await store(1);
  expect(await knex("applications").select()).toEqual([{ job: 1 }]);
});
