import { createRequire } from "node:module";
import type { Core } from "@strapi/strapi";
import { afterAll, beforeEach, expect, it } from "vitest";
import { convertLakhs } from "../src/jobs/lakhs";

const require = createRequire(createRequire(import.meta.url).resolve("@strapi/strapi"));
const makeKnex = createRequire(require.resolve("@strapi/database"))("knex");
const knex = makeKnex({
  client: "better-sqlite3",
  connection: { filename: ":memory:" },
  useNullAsDefault: true,
  pool: { min: 1, max: 1 },
});
const strapi = { db: { connection: knex } } as never as Core.Strapi;
const stored = [
  { salary_min: 24, salary_max: 36.5, salary_unit: "LPA", salary_currency: "INR" },
  { salary_min: null, salary_max: 9, salary_unit: "LPA", salary_currency: "INR" },
  { salary_min: 30, salary_max: 40, salary_unit: "hour", salary_currency: "EUR" },
];

beforeEach(async () => {
  await knex.schema.dropTableIfExists("jobs");
  await knex.raw("create table jobs (salary_min float, salary_max float, salary_unit text, salary_currency text)");
  await knex("jobs").insert(stored);
});
afterAll(() => knex.destroy());

it("a company that doesn't count in lakhs has the same salaries in whole rupees", async () => {
  for (const _ of [1, 2]) await convertLakhs(strapi, ["year", "month", "hour"]);
  expect(await knex("jobs")).toEqual([
    { salary_min: 2_400_000, salary_max: 3_650_000, salary_unit: "year", salary_currency: "INR" },
    { salary_min: null, salary_max: 900_000, salary_unit: "year", salary_currency: "INR" },
    stored[2],
  ]);
});

it("one that does keeps them", async () => {
  await convertLakhs(strapi, ["LPA", "year"]);
  expect(await knex("jobs")).toEqual(stored);
});
