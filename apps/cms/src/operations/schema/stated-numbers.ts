import { daysStated, salaryStated, yearsStated } from "@repo/contract/application/stated-numbers";
import type { Core } from "@strapi/strapi";

const BATCH = 500;

/** Columns with a number, each with the answer that the number is read from. */
const READ = {
  experience_years: ["years_experience", yearsStated],
  expected_salary: ["expected_ctc", salaryStated],
  notice_days: ["notice_period", daysStated],
} as const;

type Column = keyof typeof READ;
type Row = { id: number } & Record<string, unknown>;

/** Fills the columns of older applications, and those of answers that an older version could not read. */
export async function readStatedNumbers(strapi: Core.Strapi): Promise<void> {
  for (const column of Object.keys(READ) as Column[]) await readColumn(strapi, column);
}

async function readColumn(strapi: Core.Strapi, column: Column): Promise<void> {
  const knex = strapi.db.connection;
  const [answer, read] = READ[column];
  let after = 0;
  for (;;) {
    const found: Row[] = await knex("job_applications")
      .select("id", answer)
      .whereNull(column)
      .where("id", ">", after)
      .orderBy("id")
      .limit(BATCH);
    if (found.length === 0) return;
    after = found.at(-1)?.id ?? after;
    const numbers = found.flatMap((row) => {
      const number = read(String(row[answer] ?? ""));
      return number === null ? [] : [{ id: row.id, number }];
    });
    if (numbers.length === 0) continue;
    await knex("job_applications")
      .whereIn(
        "id",
        numbers.map(({ id }) => id),
      )
      .update({
        [column]: knex.raw(
          `case id ${"when ? then cast(? as double precision) ".repeat(numbers.length)}end`,
          numbers.flatMap(({ id, number }) => [id, number]),
        ),
      });
  }
}
