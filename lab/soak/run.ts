import { withPostgres } from "../../ops/trial/postgres.ts";
import { type Product, withNewProduct } from "../../ops/trial/product.ts";
import { judge } from "./limits.ts";
import { createLoad } from "./load.ts";
import { atRest, leastHeaps } from "./sample.ts";

/** The first part lets caches and pools fill. Heaps are compared between the second part and the last. */
const PARTS = { first: 0.1, early: 0.3, between: 0.3, late: 0.3 };
const MINUTE_MS = 60_000;

/** @returns what was lost, has failed or has grown too much. */
export function soak(minutes: number): Promise<string[]> {
  const settings = { DATABASE_CLIENT: "postgres", METRICS_TOKEN: "metrics-token-of-the-soak" };
  return withPostgres((DATABASE_URL) =>
    withNewProduct({ ...settings, DATABASE_URL }, (product) => measure(product, minutes * MINUTE_MS)),
  );
}

async function measure(product: Product, ms: number): Promise<string[]> {
  const { during, done, failures } = await createLoad(product);
  await during(ms * PARTS.first);
  const before = await atRest(product);
  const doneBefore = { ...done };
  const early = await leastHeaps(product, during(ms * PARTS.early));
  await during(ms * PARTS.between);
  const late = await leastHeaps(product, during(ms * PARTS.late));
  const after = await atRest(product);

  const since = (person: keyof typeof done) => done[person] - doneBefore[person];
  const verdicts = judge(
    { ...before, ...early },
    { ...after, ...late },
    {
      applications: since("applicant"),
      answers: since("customer"),
      edits: since("editor"),
      looks: 2 * since("recruiter"),
    },
  );
  console.table(done);
  console.table(verdicts.filter(({ before, after }) => before !== after));
  const grown = verdicts.filter(({ after, least, most }) => !(after >= least && after <= most));
  return [...failures, ...grown.map(({ name, after, least, most }) => `${name} is ${after}, not ${least} to ${most}`)];
}
