import { salaryUnits } from "@repo/contract/job/salary";
import type { Core } from "@strapi/strapi";

const LAKH = 100_000;

/** Converts salaries of jobs from before a rebranding to a country that doesn't count in lakhs into whole rupees. */
export async function convertLakhs(strapi: Core.Strapi, units: readonly string[] = salaryUnits()): Promise<void> {
  if (units.includes("LPA")) return;
  const knex = strapi.db.connection;
  await knex("jobs")
    .where({ salary_unit: "LPA" })
    .update({
      salary_min: knex.raw("salary_min * ?", LAKH),
      salary_max: knex.raw("salary_max * ?", LAKH),
      salary_unit: "year",
    });
}
