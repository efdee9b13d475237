import type { Core } from "@strapi/strapi";

const PHONE_DIGITS = 10;

type Knex = Core.Strapi["db"]["connection"];
type Person = { id: string; email: string; phone: string };
type Counted = { seed: string; total: number | string };

/** Returns the last ten digits, without a country's code, or "" for a made-up number such as ten zeros. */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, "").slice(-PHONE_DIGITS);
  return digits.length < PHONE_DIGITS || new Set(digits).size === 1 ? "" : digits;
}

/** Counts applications of the same person, this one included. The keys are the applications' ids. */
export async function countSamePerson(strapi: Core.Strapi, people: Person[]): Promise<Map<string, number>> {
  if (people.length === 0) return new Map();
  const { db } = strapi;
  // On SQLite, another connection would wait for a transaction that itself waits for the connection.
  return db.inTransaction() ? db.transaction(({ trx }) => count(trx, people)) : count(db.connection, people);
}

/** Sends one query, each part of which uses an index; "or" would use none. */
async function count(knex: Knex, people: Person[]): Promise<Map<string, number>> {
  const parts = people.flatMap(({ id, email, phone }) => {
    const found = () => knex("job_applications").select(knex.raw("cast(? as varchar(40)) as seed", [id]), "id");
    const digits = phoneDigits(phone);
    return [
      found().whereRaw("lower(email) = lower(?)", [email]),
      ...(digits ? [found().where({ phone_digits: digits })] : []),
    ];
  });
  const counted: Counted[] = await knex
    .select("seed")
    .count({ total: "*" })
    .from(knex.union(parts).as("same"))
    .groupBy("seed");
  return new Map(counted.map(({ seed, total }) => [seed, Number(total)]));
}
