/**
 * `npm run test:attack` asks every route as each account with hostile input, four times (`-- --round 9`) where
 * `npm test -- --full` asks once; `-- --seed 7` repeats a run, and `-- --minutes 30` goes on.
 */
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { createChecks } from "../ops/check/check.ts";
import { expected, fail } from "../ops/command.ts";
import { build } from "../ops/install/build.ts";
import { alone, install, pnpm } from "../ops/install/install.ts";
import { nginx } from "../ops/install/nginx.ts";
import { withSeeded } from "../ops/trial/seeded.ts";

try {
  const { values } = parseArgs({
    options: {
      seed: { type: "string", default: String(randomInt(10 ** 9)) },
      round: { type: "string", default: "4" },
      minutes: { type: "string", default: "0" },
    },
  });
  for (const [name, value] of Object.entries(values)) {
    if (!/^\d{1,10}$/.test(value)) throw expected(`--${name} must be a whole number.`);
  }
  await alone(async () => {
    await install();
    await build();
    await nginx();
  });
  const run = await pnpm();
  const checks = createChecks();
  await withSeeded(async ({ browser }) => {
    const env = {
      ...(await browser("test:attack")),
      TEST_SEED: values.seed,
      ATTACK_ROUND: values.round,
      ATTACK_MINUTES: values.minutes,
    };
    await checks.run("Attack", [...run, "--filter", "e2e", "test:attack"], env);
  });
  await checks.summarize();
} catch (error) {
  fail(error);
}
